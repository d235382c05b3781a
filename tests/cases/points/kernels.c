// Kernels without `restrict`, and the program that calls them with arrays of its own.
#include <stdlib.h>

#define KERNEL __attribute__((noinline))

KERNEL void vadd(const int *a, const int *b, int *c, int n) {
  for (int i = 0; i < n; i++)
    c[i + 1] = a[i] + b[2 * i];
}
KERNEL void hist(const unsigned char *s, int *h, int n) {
  for (int i = 0; i < n; i++)
    h[s[i]]++;
}
KERNEL void fir(const int *x, const int *w, int *y, int n) {
  for (int i = 0; i < n; i++)
    y[i] = x[i] * w[0] + x[i + 1] * w[1] + x[i + 2] * w[2];
}
KERNEL void gather(const int *idx, const int *x, int *y, int n) {
  for (int i = 0; i < n; i++)
    y[idx[i]] = x[i];
}
KERNEL int dot(const int *a, const int *b, int *out, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) {
    s += a[i] * b[i];
    *out = s;
  }
  return s;
}

static int A[512], B[512], C[512], W[3] = {1, 2, 3};
static unsigned char S[512];

int main(int n, char **v) {
  int *h = calloc(256, 4), out;
  vadd(A, B, C, n);
  hist(S, h, n);
  fir(A, W, C, n);
  gather(A, B, C, n);
  return dot(A, B, &out, n) + C[3] + h[1] + out;
}
