// y = a x for a dense matrix, row by row.
void dense_matrix_vector(const int *restrict a, const int *restrict x, int *restrict y, int rows, int columns) {
  for (int i = 0; i < rows; i++) {
    int sum = 0;
    for (int j = 0; j < columns; j++)
      sum += a[i * columns + j] * x[j];
    y[i] = sum;
  }
}
