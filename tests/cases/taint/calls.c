/* CWE-78 across functions: helpers that good and bad ones share, function pointers, globals, callers and callees. */
#include "std.h"

/* the source is in a callee, and what it returns is used */
static char *give_environment(void) { return getenv("ADD"); }
static char *give_safe(void) { return "ls"; }

void returned_bad(void) { system(give_environment()); }
void returned_good(void) { system(give_safe()); }

/* the source is in a callee that fills a buffer */
static void fill_outside(char *to, int most) { fgets(to, most, stdin); }
static void fill_inside(char *to) { strcpy(to, "ls"); }

void filled_bad(void) {
  char data[100] = "";
  fill_outside(data, 100);
  system(data);
}

void filled_good(void) {
  char data[100] = "", other[100] = "";
  fill_outside(other, 100);
  fill_inside(data);
  system(data);
}

/* a helper that copies, shared: what goes in at one call does not come out at the other */
static void copy(char *to, const char *from) { strcpy(to, from); }

void copied_bad(void) {
  char data[100] = "", line[100];
  fgets(data, 100, stdin);
  copy(line, data);
  system(line);
}

void copied_good(void) {
  char data[100] = "", line[100];
  fgets(data, 100, stdin);
  copy(line, "ls");
  system(line);
}

/* a helper that returns its argument, shared */
static char *same(char *text) { return text; }

void same_bad(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  system(same(data));
}

void same_good(void) {
  char data[100] = "", safe[100] = "ls";
  fgets(data, 100, stdin);
  same(data);
  system(same(safe));
}

/* a helper that computes with numbers, shared */
static int twice(int number) { return number * 2; }

void number_bad(void) {
  char data[100] = "", line[100];
  fgets(data, 100, stdin);
  snprintf(line, sizeof line, "kill %d", twice(atoi(data)));
  system(line);
}

void number_good(void) {
  char data[100] = "", line[100];
  fgets(data, 100, stdin);
  twice(atoi(data));
  snprintf(line, sizeof line, "kill %d", twice(21));
  system(line);
}

/* a helper in a helper, shared */
static void copy_deep(char *to, const char *from) { copy(to, from); }

void deep_bad(void) {
  char data[100] = "", line[100];
  fgets(data, 100, stdin);
  copy_deep(line, data);
  system(line);
}

void deep_good(void) {
  char data[100] = "", line[100];
  fgets(data, 100, stdin);
  copy_deep(line, "ls");
  system(line);
}

/* the sink is in a callee of its own */
static void run_bad(const char *command) { system(command); }
static void run_good(const char *command) { system(command); }

void sink_bad(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  run_bad(data);
}

void sink_good(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  run_good("ls");
}

/* the sink is three calls away */
static void third_bad(const char *command) { system(command); }
static void second_bad(const char *command) { third_bad(command); }
static void first_bad(const char *command) { second_bad(command); }
static void third_good(const char *command) { system(command); }
static void second_good(const char *command) { third_good(command); }
static void first_good(const char *command) { second_good(command); }

void chain_bad(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  first_bad(data);
}

void chain_good(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  first_good("ls");
}

/* a pointer to the function that is the sink, CodeQL 5122 */
static void pointed_run_bad(const char *command) { system(command); }
static void pointed_run_good(const char *command) { system(command); }

void pointer_sink_bad(void) {
  void (*run)(const char *) = pointed_run_bad;
  char data[100] = "";
  fgets(data, 100, stdin);
  run(data);
}

void pointer_sink_good(void) {
  void (*run)(const char *) = pointed_run_good;
  char data[100] = "";
  fgets(data, 100, stdin);
  run("ls");
}

/* a pointer to the source */
static char *(*giver_bad)(const char *) = getenv;
static char *(*giver_good)(const char *);
static char *give_name(const char *name) { (void)name; return "ls"; }

void pointer_source_bad(void) {
  char *data = giver_bad("ADD");
  if (data != NULL)
    system(data);
}

void pointer_source_good(void) {
  giver_good = give_name;
  system(giver_good("ADD"));
}

/* a table of functions */
static void table_outside(char *to) { fgets(to, 100, stdin); }
static void table_inside(char *to) { strcpy(to, "ls"); }
static void (*const table_bad_steps[])(char *) = {table_inside, table_outside};
static void (*const table_good_steps[])(char *) = {table_inside};

void table_bad(int at) {
  char data[100] = "";
  table_bad_steps[at & 1](data);
  system(data);
}

void table_good(void) {
  char data[100] = "";
  table_good_steps[0](data);
  system(data);
}

/* globals */
static char *global_bad_data = "ls";
static char *global_good_data = "ls";
static char global_buffer_bad[100], global_buffer_good[100];

static void global_use_bad(void) { system(global_bad_data); }
static void global_use_good(void) { system(global_good_data); }

void global_bad(void) {
  global_bad_data = getenv("ADD");
  global_use_bad();
}

void global_good(void) {
  char *unused = getenv("ADD");
  puts(unused ? unused : "");
  global_good_data = "pwd";
  global_use_good();
}

void buffer_bad(void) {
  fgets(global_buffer_bad, 100, stdin);
  system(global_buffer_bad);
}

void buffer_good(void) {
  strcpy(global_buffer_good, "ls");
  system(global_buffer_good);
}

/* a pointer to a pointer as an argument */
static void set_outside(char **to) { *to = getenv("ADD"); }
static void set_inside(char **to) { *to = "ls"; }

void out_bad(void) {
  char *data = "ls";
  set_outside(&data);
  system(data);
}

void out_good(void) {
  char *data = "ls", *other = "ls";
  set_outside(&other);
  set_inside(&data);
  system(data);
}

/* recursion */
static void again(char *to, const char *from, int times) {
  if (times > 0)
    again(to, from, times - 1);
  else
    strcpy(to, from);
}

void recursion_bad(void) {
  char data[100] = "", line[100];
  fgets(data, 100, stdin);
  again(line, data, 3);
  system(line);
}

void recursion_good(void) {
  char data[100] = "", line[100];
  fgets(data, 100, stdin);
  again(line, "ls", 3);
  system(line);
}

/* a helper that makes a copy on the heap, shared */
static char *keep(const char *text) {
  char *copy = malloc(strlen(text) + 1);
  if (copy != NULL)
    strcpy(copy, text);
  return copy;
}

void kept_bad(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  system(keep(data));
}

void kept_good(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  system(keep("ls"));
}

/* a callback that gets the data */
static void each_line(void (*step)(const char *), const char *line) { step(line); }
static void callback_run_bad(const char *line) { system(line); }
static void callback_show(const char *line) { puts(line); }

void callback_bad(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  each_line(callback_run_bad, data);
}

void callback_good(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  callback_show(data);
  system("ls");
}

int main(int count, char **arguments) {
  (void)arguments;
  returned_bad(); returned_good();
  filled_bad(); filled_good();
  copied_bad(); copied_good();
  same_bad(); same_good();
  number_bad(); number_good();
  deep_bad(); deep_good();
  sink_bad(); sink_good();
  chain_bad(); chain_good();
  pointer_sink_bad(); pointer_sink_good();
  pointer_source_bad(); pointer_source_good();
  table_bad(count); table_good();
  global_bad(); global_good();
  buffer_bad(); buffer_good();
  out_bad(); out_good();
  recursion_bad(); recursion_good();
  kept_bad(); kept_good();
  callback_bad(); callback_good();
  return 0;
}
