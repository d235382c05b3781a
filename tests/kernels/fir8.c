// A filter of eight taps.
void fir8(const int *restrict in, const int *restrict taps, int *restrict out, int count) {
  for (int i = 0; i < count; i++) {
    int sum = 0;
    for (int j = 0; j < 8; j++)
      sum += in[i + j] * taps[j];
    out[i] = sum;
  }
}
