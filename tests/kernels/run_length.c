// Runs of equal bytes as pairs of a length and a byte; the number of pairs.
int run_length(const unsigned char *restrict in, unsigned char *restrict out, int count) {
  int pairs = 0;
  int i = 0;
  while (i < count) {
    unsigned char byte = in[i];
    int length = 1;
    while (i + length < count && in[i + length] == byte && length < 255)
      length++;
    out[2 * pairs] = length;
    out[2 * pairs + 1] = byte;
    pairs++;
    i += length;
  }
  return pairs;
}
