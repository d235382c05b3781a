// c = alpha a b + beta c for dense square matrices.
void gemm(const int *restrict a, const int *restrict b, int *restrict c, int size, int alpha, int beta) {
  for (int i = 0; i < size; i++)
    for (int j = 0; j < size; j++) {
      int sum = 0;
      for (int k = 0; k < size; k++)
        sum += a[i * size + k] * b[k * size + j];
      c[i * size + j] = alpha * sum + beta * c[i * size + j];
    }
}
