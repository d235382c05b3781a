// Black and white pixels, where each passes its error on to the next in its row.
void dither(const int *restrict in, int *restrict out, int rows, int columns) {
  for (int i = 0; i < rows; i++) {
    int error = 0;
    for (int j = 0; j < columns; j++) {
      int pixel = in[i * columns + j] + error;
      int white = pixel > 127;
      error = white ? pixel - 255 : pixel;
      out[i * columns + j] = white;
    }
  }
}
