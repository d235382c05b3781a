// y = a x for a matrix of compressed sparse rows: the elements of row i are those from start[i] to start[i + 1].
void sparse_matrix_vector(const int *restrict value, const int *restrict column, const int *restrict start,
                          const int *restrict x, int *restrict y, int rows) {
  for (int i = 0; i < rows; i++) {
    int sum = 0;
    for (int j = start[i]; j < start[i + 1]; j++)
      sum += value[j] * x[column[j]];
    y[i] = sum;
  }
}
