// Calls functions of the library, and prints what they wrote and which addresses they gave. Each pointer that a function
// gets points into memory of its own; `beyond` is what addresses lead to that the memory held before. Each call is made
// in a process of its own.
#include <signal.h>
#include <sys/wait.h>

enum { ARGUMENTS = 8, SIZE = 1 << 16 };

static _Alignas(4096) char memory[ARGUMENTS][SIZE], before[ARGUMENTS][SIZE], beyond[ARGUMENTS][SIZE];
static FILE *file;
static locale_t locale;
extern char __executable_start, end;

static const char text_of_bytes[] = "a=1:b 2 c,abcabc";
static const wchar_t text_of_words[] = L"a=1:b 2 c,abcabc";

static void *fill(int argument, const void *from, size_t size) {
  memcpy(memory[argument], from, size);
  return memory[argument];
}

static void *text(int argument) { return fill(argument, text_of_bytes, sizeof text_of_bytes); }
static void *wide(int argument) { return fill(argument, text_of_words, sizeof text_of_words); }
static void *zero(int argument) { return memory[argument]; }

static void *to(int argument, const void *from, size_t size) {
  char *there = memcpy(beyond[argument], from, size);
  return fill(argument, &there, sizeof there);
}

static void *to_text(int argument) { return to(argument, text_of_bytes, sizeof text_of_bytes); }
static void *to_wide(int argument) { return to(argument, text_of_words, sizeof text_of_words); }

static void *names(int argument) {
  char *all[] = {strcpy(beyond[argument], "a"), strcpy(beyond[argument] + 8, "b"), 0};
  return fill(argument, all, sizeof all);
}

static int is_in(unsigned long address, const char *start) { return address - (unsigned long)start < SIZE; }

static int is_mapped(unsigned long address) {
  FILE *maps = fopen("/proc/self/maps", "r");
  unsigned long first, last;
  int found = 0;
  while (!found && fscanf(maps, "%lx-%lx%*[^\n]", &first, &last) == 2) found = first <= address && address < last;
  fclose(maps);
  int is_own = address >= (unsigned long)&__executable_start && address < (unsigned long)&end;
  return found && !is_own;
}

// Prints where `address` leads to, if it is one, behind what it is in.
static int told(const char *name, const char *in, unsigned long address) {
  for (int k = 0; k < ARGUMENTS; ++k) {
    if (is_in(address, memory[k])) return printf("%s %s argument %d\n", name, in, k);
    if (is_in(address, beyond[k])) return printf("%s %s beyond %d\n", name, in, k);
  }
  return is_mapped(address) ? printf("%s %s outside 0\n", name, in) : 0;
}

static void tell(const char *name, int has_result, unsigned long result) {
  for (int k = 0; k < ARGUMENTS; ++k) {
    char in[8] = {'0' + k};
    if (memcmp(memory[k], before[k], SIZE)) printf("%s %s bytes 0\n", name, in);
    for (int at = 0; at < SIZE; at += 8) {
      unsigned long now, then;
      memcpy(&now, memory[k] + at, 8), memcpy(&then, before[k] + at, 8);
      if (now != then) told(name, in, now);
    }
  }
  if (has_result) told(name, "return", result);
}

static void run(const char *name, void (*call)(void)) {
  fflush(stdout);
  if (fork() == 0) {
    alarm(5);
    file = tmpfile(), locale = newlocale(LC_ALL_MASK, "C", 0);
    fputs("abc\ndef\n", file), rewind(file);
    call();
    fflush(stdout);
    _exit(0);
  }
  int status = 0;
  wait(&status);
  if (status) printf("%s died 0 0\n", name);
}

#define CALL(name, prepare, has_result, result) \
  static void call_##name(void) { prepare; memcpy(before, memory, sizeof memory); unsigned long r = result; tell(#name, has_result, r); }
