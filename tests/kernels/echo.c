// What was heard four samples ago comes back half as loud.
void echo(const int *restrict in, int *restrict out, int count) {
  for (int i = 0; i < count; i++)
    out[i + 4] = in[i] + (out[i] >> 1);
}
