/* CWE-78 across files: what files_two.c has is called here, and the other way round. */
#include "std.h"

void two_run_bad(const char *command);
void two_run_good(const char *command);
void two_read(char *to, int most);
char *two_same(char *text);
extern char *two_global_bad, *two_global_good;
void two_use_globals_bad(void);
void two_use_globals_good(void);
extern void (*two_hook_bad)(char *);
extern void (*two_hook_good)(char *);

void over_bad(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  two_run_bad(data);
}

void over_good(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  two_run_good("ls");
}

void back_bad(void) {
  char data[100] = "";
  two_read(data, 100);
  system(data);
}

void back_good(void) {
  char data[100] = "", safe[100] = "ls";
  two_read(data, 100);
  system(safe);
}

void around_bad(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  system(two_same(data));
}

void around_good(void) {
  char data[100] = "", safe[100] = "ls";
  fgets(data, 100, stdin);
  two_same(data);
  system(two_same(safe));
}

void globals_bad(void) {
  two_global_bad = getenv("ADD");
  two_use_globals_bad();
}

void globals_good(void) {
  two_global_good = "ls";
  two_use_globals_good();
}

static void outside(char *to) { fgets(to, 100, stdin); }
static void inside(char *to) { strcpy(to, "ls"); }

void hooks_bad(void) {
  char data[100] = "";
  two_hook_bad = outside;
  two_hook_bad(data);
  system(data);
}

void hooks_good(void) {
  char data[100] = "";
  two_hook_good = inside;
  two_hook_good(data);
  system(data);
}

int main(int count, char **arguments) {
  (void)count;
  (void)arguments;
  over_bad(); over_good();
  back_bad(); back_good();
  around_bad(); around_good();
  globals_bad(); globals_good();
  hooks_bad(); hooks_good();
  return 0;
}
