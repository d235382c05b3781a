// The place of a key in a sorted array, or -1.
int binary_search(const int *items, int count, int key) {
  int low = 0;
  int high = count - 1;
  while (low <= high) {
    int middle = low + (high - low) / 2;
    int item = items[middle];
    if (item == key)
      return middle;
    if (item < key)
      low = middle + 1;
    else
      high = middle - 1;
  }
  return -1;
}
