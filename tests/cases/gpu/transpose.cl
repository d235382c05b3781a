// A naive transpose, with two mistakes of the kind that `divergent_barrier` and `scattered_in_loop` find.
__kernel void transpose(__global const float *in, __global float *out, int w) {
  int x = get_global_id(0), y = get_global_id(1);
  out[x * w + y] = in[y * w + x];
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void sum(__global const float *in, __global float *out,
                                                                  __local float *part, int w) {
  size_t lane = get_local_id(0);
  float sum = 0;
  for (size_t k = 0; k < lane; k++)
    sum += in[lane * lane + k];
  part[lane] = sum;
  if (lane < 32) {
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_group_id(0)] = sin(part[lane]);
  }
}
