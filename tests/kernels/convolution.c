// A filter of three by three over the inside of an image.
void convolution(const int *restrict image, const int *restrict filter, int *restrict out, int rows, int columns) {
  for (int i = 0; i + 2 < rows; i++)
    for (int j = 0; j + 2 < columns; j++) {
      int sum = 0;
      for (int u = 0; u < 3; u++)
        for (int v = 0; v < 3; v++)
          sum += image[(i + u) * columns + j + v] * filter[u * 3 + v];
      out[i * (columns - 2) + j] = sum;
    }
}
