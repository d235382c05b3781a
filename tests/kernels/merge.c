// Merges two sorted arrays.
void merge(const int *restrict a, const int *restrict b, int *restrict out, int as, int bs) {
  int i = 0;
  int j = 0;
  while (i < as && j < bs) {
    if (a[i] <= b[j])
      out[i + j] = a[i], i++;
    else
      out[i + j] = b[j], j++;
  }
  for (; i < as; i++)
    out[i + j] = a[i];
  for (; j < bs; j++)
    out[i + j] = b[j];
}
