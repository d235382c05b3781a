// A loop with a second exit in its middle.
int loop_break(int count, int step, int limit) {
  int sum = 0;
  for (int i = 0; i < count; i++) {
    sum += step ^ i;
    if (sum > limit)
      break;
    sum *= 3;
  }
  return sum;
}
