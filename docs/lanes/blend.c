// One round of a loop over i, which a vectoriser runs as one lane.
void blend(long i, const long *a, const long *b, long *out, long *table, long scale) {
  long x = a[i], y = b[i], sum = 0;
  if (x > 7 && y > 3) {
    sum = sum + x / 7;
    if (scale > 0)
      table[0] = scale;
  } else {
    sum = sum + (y - 3) * x;
  }
  long k = 0;
  while (k < scale && k < sum)
    k = k + table[1];
  out[i] = k;
}
