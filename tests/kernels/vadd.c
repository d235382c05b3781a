// c = a + b where the arrays do not overlap.
void vadd(const int *restrict a, const int *restrict b, int *restrict c, int count) {
  for (int i = 0; i < count; i++)
    c[i] = a[i] + b[i];
}
