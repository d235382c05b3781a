/* Floats for circuits: what each operator is, on numbers that are large, small, infinite and none. */
#include <math.h>

void arithmetic(float *restrict x, float *restrict y, int n) {
  for (int i = 0; i < n; i++) {
    float a = x[i], b = y[i];
    y[i] = (a + b) * (a - b) / (b * 3.0f) + __builtin_sqrtf(__builtin_fabsf(a)) - __builtin_copysignf(1.5f, b);
  }
}

void doubles(double *restrict p, double *restrict q, int n) {
  for (int i = 0; i < n; i++) q[i] = p[i] * q[i] + p[0] / q[i] - __builtin_floor(p[i]) + __builtin_ceil(q[i]);
}

void conversions(float *restrict x, int *restrict out, int n) {
  for (int i = 0; i < n; i++) {
    double wide = x[i];
    unsigned u = (unsigned)(x[i] * 7.0f);
    out[i] += (int)x[i] + (int)(wide * 1.0e3) + (int)(float)(out[i] * 16777619) + (int)((float)u + (float)wide);
  }
}

void comparisons(float *restrict x, float *restrict y, int *restrict out, int n) {
  for (int i = 0; i < n; i++)
    out[i] = (x[i] < y[i]) + 2 * (x[i] == y[i]) + 4 * (x[i] != x[i]) + 8 * (x[i] >= y[i]) + 16 * !(x[i] <= y[i]);
}

void halves(float *restrict x, _Float16 *restrict h, int n) {
  for (int i = 0; i < n; i++) h[i] = (_Float16)x[i] * (_Float16)1.001f + h[i];
}

float remainder_of(float a, float b) { return fmodf(a, b); }
