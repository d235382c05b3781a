// c = a b for dense square matrices.
void dense_matrix_matrix(const int *restrict a, const int *restrict b, int *restrict c, int size) {
  for (int i = 0; i < size; i++)
    for (int j = 0; j < size; j++) {
      int sum = 0;
      for (int k = 0; k < size; k++)
        sum += a[i * size + k] * b[k * size + j];
      c[i * size + j] = sum;
    }
}
