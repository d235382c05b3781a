// One stage of a fast Fourier transform in fixed point with eight fractional bits, in place.
void fft_stage(int *restrict re, int *restrict im, const int *restrict cosine, const int *restrict sine, int count,
               int half) {
  for (int start = 0; start < count; start += 2 * half)
    for (int k = 0; k < half; k++) {
      int at = start + k;
      int with = at + half;
      int x = (re[with] * cosine[k] - im[with] * sine[k]) >> 8;
      int y = (re[with] * sine[k] + im[with] * cosine[k]) >> 8;
      int r = re[at];
      int s = im[at];
      re[at] = r + x;
      im[at] = s + y;
      re[with] = r - x;
      im[with] = s - y;
    }
}
