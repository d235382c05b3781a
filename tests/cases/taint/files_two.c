/* The other half of files_one.c. */
#include "std.h"

char *two_global_bad = "ls", *two_global_good = "ls";
void (*two_hook_bad)(char *);
void (*two_hook_good)(char *);

void two_run_bad(const char *command) { system(command); }
void two_run_good(const char *command) { system(command); }
void two_read(char *to, int most) { fgets(to, most, stdin); }
char *two_same(char *text) { return text; }
void two_use_globals_bad(void) { system(two_global_bad); }
void two_use_globals_good(void) { system(two_global_good); }
