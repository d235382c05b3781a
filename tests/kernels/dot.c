// The inner product of two vectors.
int dot(const int *a, const int *b, int count) {
  int sum = 0;
  for (int i = 0; i < count; i++)
    sum += a[i] * b[i];
  return sum;
}
