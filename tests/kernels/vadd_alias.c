// c = a + b where the arrays may overlap.
void vadd_alias(const int *a, const int *b, int *c, int count) {
  for (int i = 0; i < count; i++)
    c[i] = a[i] + b[i];
}
