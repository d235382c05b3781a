// The first kernel that anybody writes.
#define __global__ __attribute__((global))

__global__ void saxpy(float a, const float *x, float *y, int n) {
  int i = __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + __nvvm_read_ptx_sreg_tid_x();
  if (i < n)
    y[i] = a * x[i] + y[i];
}
