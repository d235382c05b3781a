// Further arguments in registers and in memory, lists that are copied and passed on, and a structure by value.
// clang-22 -O1 -S -emit-llvm -fno-discard-value-names, without metadata and attributes of functions
#include <stdarg.h>

struct six { int a, b, c, d, e, f; };

__attribute__((noinline)) static long sum(int n, ...) {
  va_list list;
  va_start(list, n);
  long s = 0;
  for (int i = 0; i < n; i++) s = s * 3 + va_arg(list, int);
  va_end(list);
  return s;
}

__attribute__((noinline)) static double mixed(double s, const char *kinds, ...) {
  va_list list, again;
  va_start(list, kinds);
  va_copy(again, list);
  for (; *kinds; kinds++) {
    if (*kinds == 'i') s = s * 2 + va_arg(list, int);
    if (*kinds == 'd') s = s * 2 + va_arg(list, double);
    if (*kinds == 's') s = s * 2 + va_arg(list, struct six).f;
  }
  s += va_arg(again, int);
  va_end(again);
  va_end(list);
  return s;
}

__attribute__((noinline)) static int rest(int n, va_list list) {
  int s = 0;
  while (n--) s = s * 10 + va_arg(list, int);
  return s;
}

__attribute__((noinline)) static int behind(int a, int b, int c, int d, int e, int f, int g, int n, ...) {
  va_list list;
  va_start(list, n);
  int s = rest(n, list);
  va_end(list);
  return s * 2 + g;
}

long registers(int x) { return sum(3, x, x + 1, x + 2); }

long memory(int x) { return sum(9, x, 1, 2, 3, 4, 5, 6, 7, x); }

int kinds(int x) {
  struct six s = {x, 2, 3, 4, 5, x + 6};
  return mixed(1.5, "iddsdiddddddddiiii", x, 2.25, 3.5, s, 4.0, 5, 1., 2., 3., 4., 5., 6., 7., 8., 6, 7, 8, x);
}

int passed_on(int x) { return behind(1, 2, 3, 4, 5, 6, x, 4, x, 2, 3, 4); }

static long (*const functions[1])(int, ...) = {sum};

long by_pointer(int x) { return functions[x & 0](2, x, 9); }
