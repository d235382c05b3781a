// A Fibonacci number, modulo 2^32.
unsigned fibonacci(int index) {
  unsigned a = 0;
  unsigned b = 1;
  for (int i = 0; i < index; i++) {
    unsigned next = a + b;
    a = b;
    b = next;
  }
  return a;
}
