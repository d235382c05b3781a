// The steps of the Collatz sequence down to 1.
int collatz(unsigned number) {
  int steps = 0;
  while (number != 1) {
    number = number & 1 ? 3 * number + 1 : number >> 1;
    steps++;
  }
  return steps;
}
