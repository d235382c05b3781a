// Transposes a square matrix in place.
void transpose(int *items, int size) {
  for (int i = 0; i < size; i++)
    for (int j = 0; j < i; j++) {
      int upper = items[j * size + i];
      items[j * size + i] = items[i * size + j];
      items[i * size + j] = upper;
    }
}
