/* Texts that are copied where their length was compared with the room that there is, or memory was made for them. */
#include "std.h"

char line[256];
volatile int way;

static char *text(void) { return fgets(line, sizeof line, stdin); }

void text_bad(void) { char b[64]; char *s = text(); strcpy(b, s); way = b[1]; }
void text_good(void) { char b[64]; char *s = text(); if (strlen(s) >= sizeof b) return; strcpy(b, s); way = b[1]; }
void text_beyond_bad(void) { char b[64]; char *s = text(); if (strlen(s) > sizeof b) return; strcpy(b, s); way = b[1]; }
void text_kept_good(void) {
  char b[64];
  char *s = text();
  size_t n = strlen(s);
  if (n > 63) return;
  strcpy(b, s);
  way = b[1];
}
void text_other_bad(void) {
  char b[64], c[64];
  char *s = fgets(c, 64, stdin), *t = text();
  if (strlen(s) > 63) return;
  strcpy(b, t);
  way = b[1];
}
void text_again_bad(void) {
  char b[64], c[200];
  fgets(c, 200, stdin);
  if (strlen(c) > 63) return;
  fgets(c, 200, stdin);
  strcpy(b, c);
  way = b[1];
}
void text_perhaps_bad(void) {
  char b[64], c[200];
  fgets(c, 200, stdin);
  if (way) if (strlen(c) > 63) return;
  strcpy(b, c);
  way = b[1];
}
void text_made_good(void) {
  char c[200];
  fgets(c, 200, stdin);
  char *t = malloc(strlen(c) + 1);
  strcpy(t, c);
  puts(t);
}
void text_made_too_small_bad(void) { char c[200]; fgets(c, 200, stdin); char *t = malloc(strlen(c)); strcpy(t, c); puts(t); }
void text_made_before_bad(void) {
  char c[200];
  fgets(c, 200, stdin);
  char *t = malloc(strlen(c) + 1);
  fgets(c, 200, stdin);
  strcpy(t, c);
  puts(t);
}
void text_room_good(char *to, size_t room) { char *s = text(); if (strlen(s) >= room) return; strcpy(to, s); }
void text_room_known_bad(size_t room) { char b[64]; char *s = text(); if (strlen(s) >= room) return; strcpy(b, s); way = b[1]; }

static __attribute__((noinline)) void *make(size_t count, size_t bytes) {
  void *made = calloc(count, bytes);
  if (!made) exit(1);
  return made;
}
static __attribute__((noinline)) void *make_bytes(size_t bytes) { return make(bytes, 1); }
static __attribute__((noinline)) void *make_some(size_t bytes, int any) { return any ? malloc(bytes) : malloc(8); }
void text_made_elsewhere_good(void) {
  char c[200];
  fgets(c, 200, stdin);
  char *t = make(strlen(c) + sizeof " is a directory", sizeof(char));
  strcpy(t, c);
  puts(t);
}
void text_made_twice_elsewhere_good(void) {
  char c[200];
  fgets(c, 200, stdin);
  char *t = make_bytes(strlen(c) + 1);
  strcpy(t, c);
  puts(t);
}
void text_made_elsewhere_bad(void) {
  char c[200];
  fgets(c, 200, stdin);
  char *t = make_bytes(strlen(c));
  strcpy(t, c);
  puts(t);
}
void text_made_perhaps_bad(int any) {
  char c[200];
  fgets(c, 200, stdin);
  char *t = make_some(strlen(c) + 1, any);
  strcpy(t, c);
  puts(t);
}

int main(int count, char **v) {
  text_bad(), text_good(), text_beyond_bad(), text_kept_good(), text_other_bad(), text_again_bad(), text_perhaps_bad();
  text_made_good(), text_made_too_small_bad(), text_made_before_bad(), text_room_good(v[0], count);
  text_room_known_bad(count), text_made_elsewhere_good(), text_made_twice_elsewhere_good();
  text_made_elsewhere_bad(), text_made_perhaps_bad(count);
  return 0;
}
