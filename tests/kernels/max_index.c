// The place of the largest element.
int max_index(const int *items, int count) {
  int best = 0;
  for (int i = 1; i < count; i++)
    if (items[i] > items[best])
      best = i;
  return best;
}
