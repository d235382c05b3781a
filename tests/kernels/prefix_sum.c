// Each element becomes the sum of all up to it.
void prefix_sum(int *items, int count) {
  int sum = 0;
  for (int i = 0; i < count; i++) {
    sum += items[i];
    items[i] = sum;
  }
}
