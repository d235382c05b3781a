// Replacements of the functions of the library that are sources and sinks. Sources write marks, a different one for each
// kind; sinks tell which marks they got, as `LINE KIND`. A number whose bytes are marks is told from its decimal digits,
// too.
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

extern volatile int sink_line;
static const char *marks = "!#^~";
static const char *digits[] = {"555819297", "589505315", "1583242846", "2122219134"};
static const char *kinds[] = {"environment", "file", "remote", "commandline"};
static void told(const char *bytes, size_t size, int kinds_told) {
  for (int kind = 0; kind < kinds_told; kind++)
    if (memchr(bytes, marks[kind], size) || memmem(bytes, size, digits[kind], strlen(digits[kind]))) {
      char line[80];
      int length = snprintf(line, sizeof line, "%d %s\n", sink_line, kinds[kind]);
      if (write(1, line, length) != length) abort();
    }
}
static void tell(const char *text) { if (text) told(text, strlen(text), 4); }
/* The user may name a file on the command line. */
static void tell_path(const char *text) { if (text) told(text, strlen(text), 3); }

static void fill(char *to, size_t size, char mark) {
  for (size_t at = 0; at < size; at++) to[at] = at % 80 == 79 ? '\n' : at % 20 == 13 ? '=' : mark;
}
static void text(char *to, size_t size, char mark) {
  if (size > 79) size = 79;
  fill(to, size, mark);
  to[size - 1] = 0;
}
char *getenv(const char *name) {
  static char value[80], number[16];
  if (name[0] == 'N') return strcpy(number, digits[0]);
  if (name[0] != 'X') return 0;
  text(value, 80, '!');
  return value;
}
char *secure_getenv(const char *name) { return getenv(name); }
char *fgets(char *to, int size, FILE *file) { (void)file; text(to, size, '#'); return to; }
ssize_t read(int from, void *to, size_t size) { (void)from; fill(to, size, '#'); return size; }
ssize_t readv(int from, const struct iovec *all, int count) {
  ssize_t size = 0;
  for (int at = 0; at < count; at++) size += read(from, all[at].iov_base, all[at].iov_len);
  return size;
}
size_t fread(void *to, size_t size, size_t count, FILE *file) { (void)file; fill(to, size * count, '#'); return count; }
ssize_t recv(int from, void *to, size_t size, int flags) { (void)from; (void)flags; fill(to, size, '^'); return size; }
ssize_t getline(char **to, size_t *size, FILE *file) {
  (void)file; *to = malloc(*size = 80); text(*to, 80, '#'); return 78;
}
ssize_t getdelim(char **to, size_t *size, int end, FILE *file) { (void)end; return getline(to, size, file); }

static int bytes, kept = EOF;
int fgetc(FILE *file) {
  (void)file;
  if (kept != EOF) { int byte = kept; kept = EOF; return byte; }
  int at = bytes++ % 60; return at == 59 ? '\n' : at % 20 == 13 ? '=' : '#';
}
int getc(FILE *file) { return fgetc(file); }
int getchar(void) { return fgetc(stdin); }
int ungetc(int byte, FILE *file) { (void)file; return kept = byte; }

int system(const char *command) { tell(command); return 0; }
FILE *popen(const char *command, const char *mode) { (void)mode; tell(command); return 0; }
void *dlopen(const char *name, int mode) { (void)mode; tell(name); return 0; }
FILE *fopen(const char *name, const char *mode) { (void)mode; tell_path(name); return 0; }
int unlink(const char *name) { tell_path(name); return 0; }
void syslog(int level, const char *format, ...) { (void)level; tell(format); }
void warnx(const char *format, ...) { tell(format); }
int execl(const char *path, const char *first, ...) {
  va_list list; va_start(list, first); tell(path);
  for (const char *next = first; next; next = va_arg(list, const char *)) tell(next);
  va_end(list); return -1;
}
int execv(const char *path, char *const *vector) { tell(path); for (; *vector; vector++) tell(*vector); return -1; }
int execvp(const char *path, char *const *vector) { return execv(path, vector); }
int execve(const char *path, char *const *vector, char *const *environment) { (void)environment; return execv(path, vector); }
int usleep(useconds_t time) { told((const char *)&time, sizeof time, 4); return 0; }
unsigned sleep(unsigned time) { told((const char *)&time, sizeof time, 4); return 0; }

/* What looks at data, or makes it safe, and what must not get a size beyond 64. */
static int is_marked(const char *bytes, size_t size) {
  for (int kind = 0; kind < 4; kind++)
    if (memchr(bytes, marks[kind], size) || memmem(bytes, size, digits[kind], strlen(digits[kind]))) return 1;
  return 0;
}
int is_plain(const char *text) { return !is_marked(text, strlen(text)); }
int is_odd(const char *text) { return is_marked(text, strlen(text)); }
int in_range(int value) { return !is_marked((const char *)&value, sizeof value); }
void wipe(char *text) { strcpy(text, "clean"); }
void take_size(const void *room, size_t size) { (void)room; if (size > 64) told((const char *)&size, sizeof size, 4); }

/* Functions that nobody has a model of. */
static void *held;
void outside_keep(void *value) { held = value; }
void *outside_kept(void) { return held; }
void *outside_same(void *value) { return value; }
char *outside_buffer(void) { static char buffer[256]; return buffer; }
void outside_call(void (*function)(void *), void *value) { function(value); }
void outside_copy(char *to, const char *from) { strcpy(to, from); }

/* What the law between points-to and taint begins and ends with. */
static char taken[64][64];
void *law_take(void) { static int used; return strcpy(taken[used++ & 63], "clean=text=long=enough"); }
void law_give(const void *value) {
  const char *at = value;
  if (at < taken[0] || at >= taken[0] + sizeof taken) return;
  char line[80];
  int length = snprintf(line, sizeof line, "%d taken\n", sink_line);
  if (write(1, line, length) != length) abort();
}
