// The number of ones, by removing the lowest.
int popcount(unsigned bits) {
  int count = 0;
  while (bits) {
    bits &= bits - 1;
    count++;
  }
  return count;
}
