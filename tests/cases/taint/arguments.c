/* What the command line gives. */
#include "std.h"

static void run_bad(char *command) { system(command); }
static void run_good(char *command) { system(command); }

static void first_bad(char **all) { system(all[1]); }
static void first_good(char **all) { puts(all[1]); system("ls"); }

int main(int count, char **arguments) {
  char line[100] = "ls ";
  if (count < 2)
    return 1;
  strncat(line, arguments[1], 90);
  run_bad(line);
  run_good("ls");
  first_bad(arguments);
  first_good(arguments);
  return 0;
}
