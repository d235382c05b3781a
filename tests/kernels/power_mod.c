// A power, modulo a number below 2^16.
unsigned power_mod(unsigned base, unsigned exponent, unsigned modulus) {
  unsigned result = 1;
  base %= modulus;
  while (exponent) {
    if (exponent & 1)
      result = result * base % modulus;
    base = base * base % modulus;
    exponent >>= 1;
  }
  return result;
}
