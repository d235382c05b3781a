// How often each value occurs.
void histogram(const int *restrict values, int *restrict counts, int count) {
  for (int i = 0; i < count; i++)
    counts[values[i]]++;
}
