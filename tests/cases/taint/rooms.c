/* Sizes that are compared with the room that there is, or with what there is to copy, where these are found out when the
 * program runs. */
#include <stdint.h>
#include <sys/socket.h>
#include "std.h"

char small[64];
volatile int way;
struct buffer { char *bytes; size_t size, used; };
struct buffer shared;

/* sizes that are compared with what there is */
void room_good(int fd, char *to, size_t room, char *from) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > room) return;
  memcpy(to, from, n);
}
void room_wrong_bad(int fd, char *to, size_t room, char *from) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n < room) return;
  memcpy(to, from, n);
}
void room_known_bad(int fd, size_t room, char *from) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > room) return;
  memcpy(small, from, n);
}
void room_with_sign_bad(int fd, char *to, int room, char *from) {
  int n;
  recv(fd, &n, 4, 0);
  if (n > room) return;
  memcpy(to, from, n);
}
void room_with_sign_good(int fd, char *to, int room, char *from) {
  int n;
  recv(fd, &n, 4, 0);
  if (n < 0 || n > room) return;
  memcpy(to, from, n);
}
void room_again_bad(int fd, char *to, size_t room, char *from) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > room) return;
  recv(fd, &n, 4, 0);
  memcpy(to, from, n);
}
void room_left_good(int fd, char *from) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > shared.size - shared.used) return;
  memcpy(shared.bytes + shared.used, from, n);
}
void room_until_end_good(int fd, char *to, char *end, char *from) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > end - to) return;
  memcpy(to, from, n);
}
void room_clamped_good(int fd, char *to, size_t room, char *from) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  size_t m = n;
  if (m > room) m = room;
  memcpy(to, from, m);
}
void room_kept_good(int fd, char *to, size_t room, char *from) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n > room) return;
  size_t m = n;
  memcpy(to, from, m);
}
void room_from_outside_bad(int fd, char *to, char *from) {
  uint32_t n, room;
  recv(fd, &n, 4, 0);
  recv(fd, &room, 4, 0);
  if (n > room) return;
  memcpy(to, from, n);
}
void least_good(int fd, char *to, size_t room, char *from) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  memcpy(to, from, n < room ? n : room);
}
void least_of_both_bad(int fd, char *to, char *from) {
  uint32_t n, room;
  recv(fd, &n, 4, 0);
  recv(fd, &room, 4, 0);
  memcpy(to, from, n < room ? n : room);
}
void less_compared_bad(int fd, char *to, size_t room, char *from) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  if (n - 4 > room) return;
  memcpy(to, from, n);
}
void counted_bad(int fd, char *to, char *from) {
  uint32_t n, i;
  recv(fd, &n, 4, 0);
  for (i = 0; i < n; i++) way = i;
  memcpy(to, from, n);
}
void length_good(int fd, char *to) {
  char c[200];
  uint32_t n;
  fgets(c, 200, stdin);
  recv(fd, &n, 4, 0);
  if (n > strlen(c)) return;
  memcpy(to, c, n);
}
void length_kept_good(int fd, char *to) {
  char c[200];
  uint32_t n;
  fgets(c, 200, stdin);
  recv(fd, &n, 4, 0);
  size_t length = strlen(c);
  if (n > length) return;
  memcpy(to, c, n);
}
void length_of_other_bad(int fd, char *to) {
  char c[200], d[200];
  uint32_t n;
  fgets(c, 200, stdin);
  fgets(d, 200, stdin);
  recv(fd, &n, 4, 0);
  if (n > strlen(d)) return;
  memcpy(to, c, n);
}

/* memory that is made as large */
static __attribute__((noinline)) void made(int fd) {
  uint32_t n;
  recv(fd, &n, 4, 0);
  char *p = malloc(n);
  read(fd, p, n);
  memset(p + 1, 0, n);
  recv(fd, &n, 4, 0);
  read(fd, p, n);
  way = p[3];
}
static __attribute__((noinline)) void *make(size_t bytes) { return malloc(bytes); }

/* what comes in says how long it is */
void heartbeat_bad(int fd) {
  unsigned char in[1024];
  long got = recv(fd, in, sizeof in, 0);
  if (got < 3) return;
  unsigned n = in[1] << 8 | in[2];
  unsigned char *out = make(n + 19);
  memcpy(out + 3, in + 3, n);
  way = out[5];
}
void heartbeat_good(int fd, char *out) {
  unsigned char in[1024];
  long got = recv(fd, in, sizeof in, 0);
  if (got < 19) return;
  unsigned n = in[1] << 8 | in[2];
  if (n + 19 > (unsigned long)got) return;
  memcpy(out + 3, in + 3, n);
}

int main(int c, char **v) {
  uint32_t n = c;
  room_good(c, v[0], n, v[1]), room_wrong_bad(c, v[0], n, v[1]), room_known_bad(c, n, v[1]);
  room_with_sign_bad(c, v[0], c, v[1]), room_with_sign_good(c, v[0], c, v[1]), room_again_bad(c, v[0], n, v[1]);
  room_left_good(c, v[1]), room_until_end_good(c, v[0], v[1], v[1]), room_clamped_good(c, v[0], n, v[1]);
  room_from_outside_bad(c, v[0], v[1]), counted_bad(c, v[0], v[1]), length_good(c, v[0]), length_of_other_bad(c, v[0]);
  least_good(c, v[0], n, v[1]), least_of_both_bad(c, v[0], v[1]), less_compared_bad(c, v[0], n, v[1]);
  room_kept_good(c, v[0], n, v[1]), length_kept_good(c, v[0]), made(c), heartbeat_bad(c), heartbeat_good(c, v[0]);
  return 0;
}
