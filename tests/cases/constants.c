// What an element is that ends a text: constants come out of the loop by several ways.
int kind(const int *items, int count, int quote, int mark, int other) {
  for (int i = 0; i < count; i++) {
    if (items[i] == quote) return -1;
    if (items[i] == mark) return i;
    if (items[i] == other) return -1;
  }
  return 0;
}
