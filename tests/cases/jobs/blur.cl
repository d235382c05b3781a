// A horizontal blur of an image of width w with a border, one work-item a pixel, and a sum of each column.
__kernel void blur(__global const float *in, __global float *out, int w, int radius) {
  int x = get_global_id(0), y = get_global_id(1);
  float sum = 0;
  for (int k = -radius; k <= radius; k++)
    sum += in[y * w + x + k];
  out[y * w + x] = sum / (2 * radius + 1);
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void columns(__global const float *in, __global float *sums,
                                                                       __local float *part, int w, int h) {
  int column = get_global_id(0), lane = get_local_id(0);
  float sum = 0;
  for (int y = 0; y < h; y++)
    sum += in[column * h + y];
  part[lane] = sum;
  if (part[lane] > 1.0f) {
    barrier(CLK_LOCAL_MEM_FENCE);
    sums[column] = part[lane ^ 1];
  }
}
