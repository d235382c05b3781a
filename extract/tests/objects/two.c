// The other source: it has a function `own` too.
static int own(int n) {
  while (n > 9) n = n / 10 + n % 10;
  return n;
}
int two(int n) { return own(n) + own(-n); }
