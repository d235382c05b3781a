// Loops by what their accesses may have in common, compiled by
//     clang -O1 -fno-vectorize -fno-unroll-loops -fno-discard-value-names -S -emit-llvm
//
// divided:  what is loaded is apart from what is stored, and has a chain of its own in the loop
// separate: loads and stores of the same bytes are in one iteration
// ordered:  some iteration may load what the next one stores, or it is not known which
// staggered: iterations that are some apart may access the same bytes, and nearer ones do not
struct pair { int x, y; };
struct mixed { int count; float weight; short tag; };
union word { int whole; short half[2]; };
int table[64], copy[64];

void divided_types(const int *a, float *b, int n) { for (int i = 0; i < n; i++) b[i] = a[i]; }
void divided_members(struct pair *p, int n) { for (int i = 0; i < n; i++) p[i].x = p[i].y * 3; }
void divided_ahead(struct pair *p, int n) { for (int i = 0; i < n; i++) p[i].x = p[i + 1].y + 1; }
void divided_mixed(struct mixed *m, int n) { for (int i = 0; i < n; i++) { m[i].count = i; m[i].weight += 1; } }
void divided_even(int *a, int n) { for (int i = 0; i < n; i++) a[2 * i] = a[2 * i + 1] ^ n; }
void divided_variables(int n) { for (int i = 0; i < (n & 31); i++) table[i] = copy[i + 1] + i; }
void divided_pointers(int **p, int n) { for (int i = 0; i < n; i++) if (p[i]) *p[i] = i; }
int divided_search(const short *key, int *hits, int n) {
  for (int i = 0; i < n; i++) {
    if (key[i] == n) return i;
    if (key[i] & 1) hits[i] = key[i];
  }
  return -1;
}
void divided_rows(float *sum, const int *a, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) sum[j] += a[i * m + j];
}
void separate_scale(int *a, int n) { for (int i = 0; i < n; i++) a[i] = a[i] * 3 + 1; }
void separate_down(int *a, int n) { for (int i = n; i-- > 0;) a[i] = a[i] * 3 + 1; }
void separate_step(int *a, int n) { for (int i = 0; i < n; i += 3) a[i] = a[i] - a[i + 2]; }
void separate_variable(int n) { for (int i = 0; i < (n & 31); i++) table[i] += i; }
void separate_middle(char *c, int n) {
  for (int i = 0; i < n; i++) {
    int whole;
    short half;
    __builtin_memcpy(&whole, c + 4 * i, 4);
    half = whole >> 3;
    __builtin_memcpy(c + 4 * i + 1, &half, 2);
  }
}
void ordered_straddling(char *c, int n) {
  for (int i = 0; i < n; i++) {
    int whole;
    short half;
    __builtin_memcpy(&whole, c + 4 * i, 4);
    half = whole >> 3;
    __builtin_memcpy(c + 4 * i + 3, &half, 2);
  }
}
void ordered_ahead(int *a, int n) { for (int i = 0; i < n; i++) a[i] = a[i + 1] * 3; }
void separate_sums(int *a, int n) { for (int i = 0; i < n; i++) a[i + 1] += a[i]; }
void ordered_two(int *a, const int *b, int n) { for (int i = 0; i < n; i++) a[i] = b[i] + 1; }
void ordered_bytes(char *c, const int *a, int n) { for (int i = 0; i < n; i++) c[i] = a[i]; }
void ordered_union(union word *u, int n) { for (int i = 0; i < n; i++) u[i].whole = u[i + 1].half[1]; }
void ordered_counts(int *counts, const unsigned char *data, int n) { for (int i = 0; i < n; i++) counts[data[i] & 7]++; }
void ordered_short_step(char *c, int n) {
  for (int i = 0; i < n; i++) {
    int whole;
    __builtin_memcpy(&whole, c + 2 * i, 4);
    whole++;
    __builtin_memcpy(c + 2 * i, &whole, 4);
  }
}
void staggered_ahead(int *a, int n) { for (int i = 0; i < n; i++) a[i + 4] = a[i] * 3 + 1; }
void staggered_behind(int *a, int n) { for (int i = 0; i < n; i++) a[i] = a[i + 3] ^ i; }
void staggered_taps(int *y, const int *restrict x, int n) { for (int i = 0; i < n; i++) y[i + 5] = x[i] - y[i] + y[i + 2]; }
void staggered_down(int *a, int n) { for (int i = n; i-- > 6;) a[i - 6] = a[i] + 5; }
void staggered_members(struct pair *p, int n) { for (int i = 0; i < n; i++) p[i + 2].x = p[i].x + p[i].y; }
void staggered_variable(int n) { for (int i = 0; i < (n & 31); i++) table[i + 8] = table[i] + i; }
void staggered_two(int *a, int n) {
  for (int i = 0; i < n; i += 2) {
    a[i + 8] = a[i] + 1;
    a[i + 9] = a[i + 1] * 3;
  }
}
void staggered_far(char *c, int n) { for (int i = 0; i < n; i++) c[i + 100] = c[i] + 1; }
int staggered_until(int *a, int n) {
  int i = 0;
  while (a[i] != n && i < 40) {
    a[i + 3] = a[i] + i;
    i++;
  }
  return i;
}
void staggered_rows(int *a, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) a[j + 4] = a[j] + i;
}
void ordered_near(int *a, int n) { for (int i = 0; i < n; i++) a[i] = a[i + 4] - a[i + 1]; }
void ordered_sometimes(int *a, int n) {
  for (int i = 0; i < n; i++)
    if (a[i] & 1) a[i + 4] = a[i] * 3;
}
int *chosen(int *, int *);
void ordered_alias(struct pair *p, int *a, int n) { for (int i = 0; i < n; i++) p[i].x = a[i]; }
