/* Guards and barriers that checked.csv names: they hold on each way that passes them, until what they are about is written
 * again. */
#include "std.h"

char *quoted(const char *text);
void wipe(char *text);
int bounded(int number);
int is_plain(const char *text);
int is_odd(const char *text);
int in_range(int number);
int usleep(unsigned);

static int number(void) { char b[20] = ""; fgets(b, 20, stdin); return atoi(b); }

/* barriers */
void wiped_good(void) { char b[80]; fgets(b, 80, stdin); wipe(b); system(b); }
void wiped_before_bad(void) { char b[80]; wipe(b); fgets(b, 80, stdin); system(b); }
void wiped_perhaps_bad(int k) { char b[80]; fgets(b, 80, stdin); if (k) wipe(b); system(b); }
void wiped_again_good(void) {
  char b[80];
  int i = 0;
  do { fgets(b, 80, stdin); wipe(b); } while (i++ < 3);
  system(b);
}
void wiped_other_end_bad(void) { char b[80]; fgets(b, 80, stdin); for (int i = 0; i < 3; i++) { system(b); wipe(b); } }
void wiped_and_copied_good(void) { char b[80], c[90]; fgets(b, 80, stdin); wipe(b); sprintf(c, "ls %s", b); system(c); }
void copied_and_wiped_bad(void) { char b[80], c[90]; fgets(b, 80, stdin); sprintf(c, "ls %s", b); wipe(b); system(c); }
void quoted_good(void) { char *q = quoted(getenv("X")); system(q); }
void unquoted_bad(void) { char *s = getenv("X"), *q = quoted(s); system(s); puts(q); }
void bounded_good(void) { usleep(bounded(number())); }
void unbounded_bad(void) { int x = number(); bounded(x); usleep(x); }

/* guards */
void guard_good(void) { char b[80]; fgets(b, 80, stdin); if (is_plain(b)) system(b); }
void guard_bad(void) { char b[80]; fgets(b, 80, stdin); if (!is_plain(b)) system(b); }
void guard_returns_good(void) { char b[80]; fgets(b, 80, stdin); if (!is_plain(b)) return; system(b); }
void guard_exits_good(void) { char b[80]; fgets(b, 80, stdin); if (is_odd(b)) exit(1); system(b); }
void guard_ignored_bad(void) { char b[80]; fgets(b, 80, stdin); is_plain(b); system(b); }
void guard_of_other_bad(void) { char b[80], c[80]; fgets(b, 80, stdin); fgets(c, 80, stdin); if (is_plain(b)) system(c); }
void guard_of_element_bad(int i, int j) {
  char *all[4];
  for (int k = 0; k < 4; k++) all[k] = fgets(malloc(80), 80, stdin);
  if (is_plain(all[i & 3])) system(all[j & 3]);
}
void guard_and_good(int k) { char b[80]; fgets(b, 80, stdin); if (k && is_plain(b)) system(b); }
void guard_or_bad(int k) { char b[80]; fgets(b, 80, stdin); if (k || is_plain(b)) system(b); }
void guard_then_read_bad(void) { char b[80]; fgets(b, 80, stdin); if (is_plain(b)) fgets(b, 80, stdin); system(b); }
void guard_then_read_inside_bad(void) { char b[80]; fgets(b, 80, stdin); if (is_plain(b)) { fgets(b, 80, stdin); system(b); } }
void guard_of_pointer_bad(int k) {
  char b[80], c[80], *p = b;
  fgets(b, 80, stdin), fgets(c, 80, stdin);
  if (!is_plain(p)) return;
  if (k) p = c;
  system(p);
}
void guard_of_pointer_good(void) { char *p = malloc(80); fgets(p, 80, stdin); if (is_plain(p)) system(p); }
void guard_variable_good(void) { char b[80]; fgets(b, 80, stdin); int r = is_plain(b); puts("x"); if (r) system(b); }
void guard_variable_bad(int k) { char b[80]; fgets(b, 80, stdin); int r = is_plain(b); if (k) r = 1; if (r) system(b); }
void guard_variable_late_bad(void) { char b[80]; fgets(b, 80, stdin); int r = is_plain(b); fgets(b, 80, stdin); if (r) system(b); }
void guard_loop_good(void) { char b[80]; fgets(b, 80, stdin); while (!is_plain(b)) fgets(b, 80, stdin); system(b); }
void guard_loop_bad(void) { char b[80]; fgets(b, 80, stdin); while (is_plain(b)) fgets(b, 80, stdin); system(b); }
void guard_switch_good(void) { char b[80]; fgets(b, 80, stdin); switch (is_plain(b)) { case 0: return; default: system(b); } }
void guard_switch_bad(void) { char b[80]; fgets(b, 80, stdin); switch (is_plain(b)) { case 0: system(b); default: return; } }
void guard_goes_on_good(void) { char b[80], c[90]; fgets(b, 80, stdin); if (!is_plain(b)) return; sprintf(c, "ls %s", b); system(c); }
void guard_goes_on_bad(void) { char b[80], c[90]; fgets(b, 80, stdin); sprintf(c, "ls %s", b); if (!is_plain(b)) return; system(c); }

/* guards of numbers */
void range_good(void) { int x = number(); if (in_range(x)) usleep(x); }
void range_zero_good(void) { int x = number(); if (in_range(x) == 0) return; usleep(x); }
void range_one_good(void) { int x = number(); if (in_range(x) == 1) usleep(x); }
void range_one_bad(void) { int x = number(); if (in_range(x) != 1) usleep(x); }
void range_two_bad(void) { int x = number(); if (in_range(x) != 2) usleep(x); }
void range_above_good(void) { int x = number(); if (in_range(x) > 0) usleep(x); }
void range_above_bad(void) { int x = number(); if (in_range(x) > -1) usleep(x); }
void range_below_good(void) { int x = number(); if (in_range(x) < 0) usleep(x); }
void range_not_below_bad(void) { int x = number(); if (in_range(x) >= 0) usleep(x); }
void range_goes_on_good(void) { int x = number(); if (!in_range(x)) return; usleep(x + 1); }
void range_changed_bad(void) { int x = number(); if (!in_range(x)) return; x = number(); usleep(x); }

/* guards with bodies */
__attribute__((noinline)) int is_name(const char *text) {
  for (; *text; text++)
    if (*text == '/') return 0;
  return 1;
}
static __attribute__((noinline)) void read_again(char *text) { fgets(text, 80, stdin); }
void guard_with_body_good(void) { char b[80]; fgets(b, 80, stdin); if (!is_name(b)) return; system(b); }
void guard_with_body_bad(void) { char b[80]; fgets(b, 80, stdin); if (is_name(b)) return; system(b); }
void guard_with_body_changed_bad(void) { char b[80]; fgets(b, 80, stdin); if (!is_name(b)) return; read_again(b); system(b); }

int main(int count, char **arguments) {
  wiped_good(), wiped_before_bad(), wiped_perhaps_bad(count), wiped_again_good(), wiped_other_end_bad();
  wiped_and_copied_good(), copied_and_wiped_bad(), quoted_good(), unquoted_bad(), bounded_good(), unbounded_bad();
  guard_good(), guard_bad(), guard_returns_good(), guard_exits_good(), guard_ignored_bad(), guard_of_other_bad();
  guard_of_element_bad(count, arguments[0][0]), guard_and_good(count), guard_or_bad(count), guard_then_read_bad();
  guard_then_read_inside_bad(), guard_of_pointer_bad(count), guard_of_pointer_good(), guard_variable_good();
  guard_variable_bad(count), guard_variable_late_bad(), guard_loop_good(), guard_loop_bad(), guard_switch_good();
  guard_switch_bad(), guard_goes_on_good(), guard_goes_on_bad();
  range_good(), range_zero_good(), range_one_good(), range_one_bad(), range_two_bad(), range_above_good();
  range_above_bad(), range_below_good(), range_not_below_bad(), range_goes_on_good(), range_changed_bad();
  guard_with_body_good(), guard_with_body_bad(), guard_with_body_changed_bad();
  return 0;
}
