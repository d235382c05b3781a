/* Sizes that are compared with the room that there is, or computed so that they fit. */
#include <stdint.h>
#include <sys/socket.h>
#include "std.h"

char store[70000], small[64];
volatile int way;

void compared_good(int fd, char *p) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > sizeof small) return;
  memcpy(small, p, n);
}
void compared_beyond_bad(int fd, char *p) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > sizeof small + 1) return;
  memcpy(small, p, n);
}
void compared_with_sign_bad(int fd, char *p) { int n; recv(fd, &n, 4, 0); if (n > 64) return; memcpy(small, p, n); }
void compared_both_good(int fd, char *p) {
  int n;
  recv(fd, &n, 4, 0);
  if (n < 0 || n > 64) return;
  memcpy(small, p, n);
}
void clamped_good(int fd, char *p) {
  int n;
  recv(fd, &n, 4, 0);
  if (n > (int)sizeof small) n = sizeof small;
  if (n < 0) n = 0;
  memcpy(small, p, n);
}
void masked_good(int fd, char *p) { uint32_t n; recv(fd, &n, 4, 0); memcpy(small, p, n & 63); }
void remainder_good(int fd, char *p) { uint32_t n; recv(fd, &n, 4, 0); memcpy(small, p, n % 64); }
void least_good(int fd, char *p) { uint32_t n; recv(fd, &n, 4, 0); memcpy(small, p, n < 64 ? n : 64); }
void masked_beyond_bad(int fd, char *p) { uint32_t n; recv(fd, &n, 4, 0); memcpy(small, p, n & 127); }
void read_again_bad(int fd, char *p) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > 64) return;
  recv(fd, &n, 4, 0);
  memcpy(small, p, n);
}
void compared_perhaps_bad(int fd, char *p) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (way) if (n > 64) return;
  memcpy(small, p, n);
}
void byte_good(int fd, char *p) { unsigned char n; recv(fd, &n, 1, 0); memcpy(store, p, n); }
void byte_bad(int fd, char *p) { unsigned char n; recv(fd, &n, 1, 0); memcpy(small, p, n); }
void made_good(int fd) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > 4096) return;
  void *q = malloc(n);
  memset(q, 0, n);
  way = *(char *)q;
}
void made_bad(int fd) { uint32_t n; recv(fd, &n, 4, 0); void *q = malloc(n); way = !!q; read(fd, q, n); }
struct head { uint16_t kind, length; char text[60]; };

void member_good(int fd) {
  struct head h;
  recv(fd, &h, sizeof h, 0);
  if (h.length > sizeof h.text) return;
  memcpy(small, h.text, h.length);
}
void member_bad(int fd) { struct head h; recv(fd, &h, sizeof h, 0); memcpy(small, h.text, h.length); }
void member_on_heap_good(int fd) {
  struct head *h = malloc(sizeof *h);
  recv(fd, h, sizeof *h, 0);
  if (h->length > 60) return;
  memcpy(small, h->text, h->length);
}
void clamped_copy_good(int fd, char *p) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  size_t m = n;
  if (m > 60) m = 60;
  memcpy(small + 4, p, m);
}
void compared_with_offset_bad(int fd, char *p) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > 64) return;
  memcpy(small + 4, p, n);
}
void scaled_good(int fd, char *p) { uint32_t n; recv(fd, &n, 4, 0); if (n >= 16) return; memcpy(small, p, n * 4); }
void scaled_bad(int fd, char *p) { uint32_t n; recv(fd, &n, 4, 0); if (n > 64) return; memcpy(small, p, n * 4); }
void less_good(int fd, char *p) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n < 4 || n > 68) return;
  memcpy(small, p, n - 4);
}
void less_bad(int fd, char *p) { uint32_t n; recv(fd, &n, 4, 0); if (n > 68) return; memcpy(small, p, n - 4); }
void more_good(int fd, char *p) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > 62) return;
  memcpy(small, p, n + 1);
  small[n] = 0;
}
void in_variable_good(int fd, char *p) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  int ok = n <= 64;
  puts("x");
  if (ok) memcpy(small, p, n);
}
void compared_other_bad(int fd, char *p) {
  uint32_t n, m;
  recv(fd, &n, 4, 0);
  recv(fd, &m, 4, 0);
  if (m > 64) return;
  memcpy(small, p, n);
}
void until_good(int fd, char *p) { uint32_t n; do { recv(fd, &n, 4, 0); } while (n > 64); memcpy(small, p, n); }
void while_good(int fd, char *p) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  while (n <= 64) { memcpy(small, p, n);
  recv(fd, &n, 4, 0);
  }
}
void while_bad(int fd, char *p) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  while (n <= 64) { recv(fd, &n, 4, 0);
  memcpy(small, p, n);
  }
}
void cast_good(int fd) {
  char b[100];
  int n;
  recv(fd, &n, 4, 0);
  if ((unsigned)n > sizeof b) return;
  read(fd, b, n);
  way = b[3];
}
void cast_bad(int fd) { char b[100]; int n; recv(fd, &n, 4, 0); if (n < 100) read(fd, b, n); way = b[3]; }
void either_bad(int fd, int k) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  char b[100], c[10], *q = k ? b : c;
  if (n > 100) return;
  read(fd, q, n);
  way = b[3] + c[2];
}
void either_good(int fd, int k) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  char b[100], c[110], *q = k ? b : c;
  if (n > 100) return;
  read(fd, q, n);
  way = b[3] + c[2];
}
void narrowed_bad(int fd) {
  long n;
  recv(fd, &n, 8, 0);
  if ((int)n > 64 || (int)n < 0) return;
  memcpy(small, store, n);
}
void elements_good(int fd, FILE *f) { uint32_t n; recv(fd, &n, 4, 0); if (n > 16) return; fread(small, 4, n, f); }
void elements_bad(int fd, FILE *f) { uint32_t n; recv(fd, &n, 4, 0); if (n > 64) return; fread(small, 4, n, f); }
void aliased_bad(int fd, uint32_t *n, uint32_t *m, char *p) {
  recv(fd, n, 4, 0);
  if (*n > 64) return;
  recv(fd, m, 4, 0);
  memcpy(small, p, *n);
}
void not_aliased_good(int fd, uint32_t *n, char *p) { recv(fd, n, 4, 0); if (*n > 64) return; memcpy(small, p, *n); }
void heap_bad(int fd, char *p) {
  char *q = malloc(32);
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > 64) return;
  memcpy(q, p, n);
  way = *q;
}
void equal_good(int fd, char *p) { uint32_t n; recv(fd, &n, 4, 0); if (n == 64) memcpy(small, p, n); }
void clamped_with_sign_bad(int fd, char *p) { int n; recv(fd, &n, 4, 0); if (n > 64) n = 64; memcpy(small, p, n); }

int main(int c, char **v) {
  uint32_t n;
  compared_good(c, v[0]), compared_beyond_bad(c, v[0]), compared_with_sign_bad(c, v[0]), compared_both_good(c, v[0]);
  clamped_good(c, v[0]), masked_good(c, v[0]), remainder_good(c, v[0]), least_good(c, v[0]);
  masked_beyond_bad(c, v[0]), read_again_bad(c, v[0]), compared_perhaps_bad(c, v[0]), byte_good(c, v[0]);
  byte_bad(c, v[0]), made_good(c), made_bad(c), member_good(c), member_bad(c), member_on_heap_good(c);
  clamped_copy_good(c, v[0]), compared_with_offset_bad(c, v[0]), scaled_good(c, v[0]), scaled_bad(c, v[0]);
  less_good(c, v[0]), less_bad(c, v[0]), more_good(c, v[0]), in_variable_good(c, v[0]), compared_other_bad(c, v[0]);
  until_good(c, v[0]), while_good(c, v[0]), while_bad(c, v[0]), cast_good(c), cast_bad(c), either_bad(c, c);
  either_good(c, c), narrowed_bad(c), elements_good(c, stdin), elements_bad(c, stdin), aliased_bad(c, &n, &n, v[0]);
  not_aliased_good(c, &n, v[0]), heap_bad(c, v[0]), equal_good(c, v[0]), clamped_with_sign_bad(c, v[0]);
  return 0;
}
