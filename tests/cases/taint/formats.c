/* Literal formats, on whatever way they come. */
#include <syslog.h>
#include "std.h"

static const char *messages[] = {"no %s", "a %s", "b %s"};
static const char *const fixed[] = {"no %s", "a %s", "b %s"};
static const struct { int code; const char *text; } table[] = {{1, "one %s"}, {2, "two %s"}};
static const char whole[] = "x %s\n";
struct out { const char *format; char *data; };

static void given_good(const char *format, const char *argument) { printf(format, argument); }
static void deep(const char *format, const char *argument) { given_good(format, argument); }
static void list_good(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vfprintf(stderr, format, list);
  va_end(list);
}
static const char *pick(int k) { return k ? "p %s" : "q %s"; }
static const char *look(int k) { switch (k) { case 0: return "a %s"; case 1: return "b %s"; default: return messages[k % 3]; } }
static void member_good(struct out *out) { printf(out->format, out->data); }
static void own_bad(char *format, char *data) { printf(format, data); }

void literal_good(char *data) { printf("%s\n", data); }
void chosen_good(int k, char *data) { printf(k > 1 ? "one %s" : "many %s", data); }
void table_good(int k, char *data) { printf(messages[k % 3], data); printf(fixed[k % 3], data); printf(table[k & 1].text, data); }
void whole_good(int k, char *data) { printf(whole, data); printf(whole + (k > 2), data); }
void returned_good(int k, char *data) { printf(pick(k), data); printf(look(k), data); syslog(LOG_ERR, pick(k), data); }
void loop_good(int k, char *data) {
  const char *format = "f %s";
  if (k > 3) format = "g %s";
  for (int i = 0; i < k; i++) { printf(format, data); format = messages[i % 3]; }
}
void copied_good(char *data) { char format[80]; strcpy(format, "h %s"); printf(format, data); }
void data_bad(void) { char data[80]; fgets(data, 80, stdin); printf(data); }
void chosen_bad(int k) { const char *format = k > 3 ? getenv("X") : "none"; printf(format, k); }

int main(int count, char **arguments) {
  char data[80];
  fgets(data, 80, stdin);
  literal_good(data), chosen_good(count, data), table_good(count, data), whole_good(count, data);
  returned_good(count, arguments[1]), loop_good(count, data), copied_good(data), data_bad(), chosen_bad(count);
  given_good("w %s", data), given_good(count ? "x %s" : "y %s", getenv("X")), deep("z %s", arguments[1]);
  list_good("%s %s", data, arguments[0]), list_good(pick(count), arguments[2]);
  struct out out = {"o %s", data}, *made = malloc(sizeof *made);
  made->format = pick(count), made->data = getenv("Y");
  member_good(&out), member_good(made);
  own_bad(getenv("X"), data), own_bad("x", data);
  return 0;
}
