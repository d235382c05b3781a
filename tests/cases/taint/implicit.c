/* What a branch decides: flagged only with --taint-implicit. */
#include "std.h"

void stored_implicit(void) {
  int given = getchar();
  char command[8] = "ls";
  if (given == 'p')
    command[0] = 'p';
  system(command);
}

void chosen_implicit(void) {
  int given = getchar();
  int bytes = given == 'l' ? rand() : 10;
  free(malloc((size_t)bytes));
}

void other_good(void) {
  int given = getchar();
  char command[8] = "ls";
  command[1] = 's';
  if (given == 'p')
    puts("p");
  system(command);
}

int main(void) {
  stored_implicit();
  chosen_implicit();
  other_good();
  return 0;
}
