// Sorts by inserting each element among those before it.
void insertion_sort(int *items, int count) {
  for (int i = 1; i < count; i++) {
    int item = items[i];
    int j = i;
    while (j > 0 && items[j - 1] > item) {
      items[j] = items[j - 1];
      j--;
    }
    items[j] = item;
  }
}
