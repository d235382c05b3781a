// Particles as an array of structures and as a structure of arrays; a sum within a warp.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))

struct particle {
  float x, y, z, mass;
};

__device__ int lane() { return __nvvm_read_ptx_sreg_tid_x(); }
__device__ int index() { return __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + lane(); }

__global__ void drift(particle *all, float dt, int count) {
  int i = index();
  if (i < count)
    all[i].x += all[i].mass * dt;
}

__global__ void drift_arrays(float *x, const float *mass, float dt, int count) {
  int i = index();
  if (i < count)
    x[i] += mass[i] * dt;
}

__global__ void gather(float *out, const float *in, const int *from, int count) {
  int i = index();
  for (int k = 0; i < count && k < from[i]; k++)
    out[i] += in[from[i] + k];
}

__global__ void total(float *out, const float *in, int count) {
  __shared__ float part[256];
  part[lane()] = index() < count ? in[index()] : 0;
  __nvvm_bar_sync(0);
  for (int half = 128; half > 0; half /= 2) {
    if (lane() < half) {
      part[lane()] += part[lane() + half];
      __nvvm_bar_sync(0);
    }
  }
  if (lane() == 0)
    out[__nvvm_read_ptx_sreg_ctaid_x()] = part[0];
}
