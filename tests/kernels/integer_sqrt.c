// The square root, rounded down, two bits at a time.
unsigned integer_sqrt(unsigned number) {
  unsigned root = 0;
  unsigned bit = 1u << 30;
  while (bit > number)
    bit >>= 2;
  while (bit) {
    if (number >= root + bit) {
      number -= root + bit;
      root = (root >> 1) + bit;
    } else {
      root >>= 1;
    }
    bit >>= 2;
  }
  return root;
}
