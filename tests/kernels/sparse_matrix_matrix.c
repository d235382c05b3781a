// c += a b, with a in compressed sparse rows and b and c dense.
void sparse_matrix_matrix(const int *restrict value, const int *restrict column, const int *restrict start,
                          const int *restrict b, int *restrict c, int rows, int columns) {
  for (int i = 0; i < rows; i++)
    for (int k = start[i]; k < start[i + 1]; k++) {
      int factor = value[k];
      int from = column[k] * columns;
      for (int j = 0; j < columns; j++)
        c[i * columns + j] += factor * b[from + j];
    }
}
