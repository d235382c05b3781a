// Less than 0, 0 or more as the first string is before, equal to or behind the second.
int string_compare(const unsigned char *a, const unsigned char *b) {
  while (*a && *a == *b) {
    a++;
    b++;
  }
  return *a - *b;
}
