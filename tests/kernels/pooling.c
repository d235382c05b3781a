// The largest of every two by two pixels.
void pooling(const int *restrict image, int *restrict out, int rows, int columns) {
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++) {
      int most = image[2 * i * 2 * columns + 2 * j];
      for (int u = 0; u < 2; u++)
        for (int v = 0; v < 2; v++) {
          int pixel = image[(2 * i + u) * 2 * columns + 2 * j + v];
          if (pixel > most)
            most = pixel;
        }
      out[i * columns + j] = most;
    }
}
