// One pass of a radix sort by one bit: places for zeros before places for ones.
void sort_step(const int *restrict in, int *restrict out, int count, int bit) {
  int zeros = 0;
  for (int i = 0; i < count; i++)
    zeros += ~(in[i] >> bit) & 1;
  int low = 0;
  int high = zeros;
  for (int i = 0; i < count; i++) {
    int item = in[i];
    if (item >> bit & 1)
      out[high++] = item;
    else
      out[low++] = item;
  }
}
