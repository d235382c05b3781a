// One of the two sources of the files in this folder, which make.sh has made.
int two(int);
static int own(int n) {
  int sum = 0;
  for (int i = 0; i < n; ++i) sum += two(i);
  return sum;
}
int one(int n) { return own(n) ^ own(n + 1); }
