#include "commands.h"
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[100];
  while (fgets(line, sizeof line, stdin)) {
    char *argument = strchr(line, ' ');
    if (!argument)
      continue;
    *argument++ = 0;
    for (int i = 0; i < 2; i++)
      if (!strcmp(line, commands[i].name))
        commands[i].run(argument);
  }
}
