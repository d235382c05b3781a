// Accesses of work-groups of any shape. tests/commands/coalescing.rs computes the address of each lane from the text
// between brackets, and holds the counts of dfquery against that. Both .ll files are made by
//
//     clang-22 -x cl -cl-std=CL2.0 -target spir64-unknown-unknown -O1 -gline-tables-only -fno-discard-value-names \
//       -ffile-compilation-dir=. -S -emit-llvm
__kernel void shapes(__global volatile float *f, __global volatile double *d, __global volatile uchar *c,
                     __global volatile float4 *v, int w, int h) {
  int x = get_local_id(0), y = get_local_id(1), z = get_local_id(2);
  f[x] = 1;
  f[y * w + x] = 1;
  f[x * w + y] = 1;
  f[(z * h + y) * w + x] = 1;
  f[y * 16 + x] = 1;
  f[y * 32 + x] = 1;
  f[2 * x + y] = 1;
  f[w - x] = 1;
  f[y] = 1;
  f[7] = 1;
  f[x * 4 + 1] = 1;
  f[(z * 8 + y) * 8 + x] = 1;
  d[y * w + x] = 1;
  d[y * 8 + x] = 1;
  c[y * w + x] = 1;
  c[x * 2] = 1;
  v[y * w + x] = 1;
  v[x * w] = 1;
}

__kernel void whole(__global volatile float *f, __global volatile short *s, int w) {
  int x = get_global_id(0), y = get_global_id(1);
  f[y * w + x] = 1;
  f[x * w + y] = 1;
  f[x] = 1;
  s[y * w + x] = 1;
  s[y * 1024 + x] = 1;
}

__kernel void banks(__global float *out) {
  __local volatile float t[4096];
  __local volatile double u[2048];
  __local volatile uchar b[4096];
  int x = get_local_id(0), y = get_local_id(1);
  t[y * 32 + x] = 1;
  t[x * 32 + y] = 1;
  t[x * 33 + y] = 1;
  t[2 * x] = 1;
  t[x * 8 + y] = 1;
  t[y] = 1;
  u[y * 16 + x] = 1;
  u[x * 16 + y] = 1;
  u[x * 17 + y] = 1;
  b[x] = 1;
  b[x * 4] = 1;
  b[x * 128 + y] = 1;
}

__kernel void narrow(__global volatile float *f) {
  int l = get_local_id(1) * get_local_size(0) + get_local_id(0);
  int m = get_local_id(1) * 16 + get_local_id(0);
  uint g = get_group_id(0) * get_local_size(0) + get_local_id(0);
  int x = get_local_id(0), y = get_local_id(1), z = get_local_id(2), X = get_local_size(0), Y = get_local_size(1);
  f[l] = 1;
  f[m] = 1;
  f[g] = 1;
  f[y * X + x] = 1;
  f[(z * Y + y) * X + x] = 1;
  f[l * 2 + 1] = 1;
  f[m * 4] = 1;
}
