kernel void rows(global float *out, const global float *in, int height) {
  local float tile[4][64];
  int x = get_local_id(0), y = get_local_id(1);
  if (y >= height)
    return;
  tile[y][x] = in[y * 64 + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[y * 64 + x] = tile[0][x] + tile[y][63 - x];
}

kernel void whole(global float *out, int groups) {
  if (get_group_id(0) < groups)
    barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = 1;
}
