// A loop that carries a sum and a step.
int while_loop(int limit, int step) {
  int sum = 0;
  int i = 0;
  while (sum < limit) {
    sum += i;
    i += step;
  }
  return sum;
}
