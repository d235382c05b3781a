/* CWE-78: data from outside in a command. Values, memory and ways within one function. */
#include "std.h"

static int five = 5;
static const int TRUE_CONSTANT = 1;

/* straight */
void straight_bad(void) {
  char data[100] = "ls ";
  fgets(data + 3, 90, stdin);
  system(data);
}

void straight_good(void) {
  char data[100] = "ls ";
  strcat(data, "*.*");
  system(data);
}

/* the environment */
void environment_bad(void) {
  char data[100] = "ls ";
  char *environment = getenv("ADD");
  if (environment != NULL)
    strncat(data, environment, 90);
  system(data);
}

void environment_good(void) {
  char data[100] = "ls ";
  char *environment = getenv("ADD");
  if (environment != NULL)
    puts(environment);
  system(data);
}

/* a branch on a variable that nobody changes */
void branch_bad(void) {
  char data[100] = "ls ";
  if (five == 5)
    fgets(data + 3, 90, stdin);
  else
    strcpy(data, "ls /");
  system(data);
}

void branch_good(void) {
  char data[100] = "ls ";
  char other[100] = "ls ";
  fgets(other + 3, 90, stdin);
  if (five == 5)
    strcpy(data, "ls /");
  puts(other);
  system(data);
}

/* a loop copies byte by byte */
void loop_bad(void) {
  char input[100] = "", data[100] = "ls ";
  size_t at;
  fgets(input, 90, stdin);
  for (at = 0; input[at] != 0; at++)
    data[at + 3] = input[at];
  data[at + 3] = 0;
  system(data);
}

void loop_good(void) {
  char input[100] = "", data[100] = "ls ";
  size_t at;
  fgets(input, 90, stdin);
  for (at = 0; input[at] != 0; at++)
    data[at + 3] = '*';
  data[at + 3] = 0;
  system(data);
}

/* a pointer to the buffer, CodeQL 18101: int *c = &a */
void alias_bad(void) {
  char *data = "ls";
  char **other = &data;
  *other = getenv("ADD");
  system(data);
}

void alias_good(void) {
  char *data = "ls", *unused = "ls";
  char **other = &unused;
  *other = getenv("ADD");
  system(data);
}

/* a place behind the buffer's start, CodeQL 14625: buf + n */
void offset_bad(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  system(data + 5);
}

void offset_good(void) {
  char data[100] = "", safe[100] = "xxls";
  fgets(data, 100, stdin);
  system(safe + 2);
}

/* a pointer that goes through the buffer */
void cursor_bad(void) {
  char data[100] = "";
  char *at = data;
  fgets(data, 100, stdin);
  while (*at == ' ')
    at++;
  system(at);
}

void cursor_good(void) {
  char data[100] = "", safe[100] = "  ls";
  char *at = safe;
  fgets(data, 100, stdin);
  while (*at == ' ')
    at++;
  system(at);
}

/* printed into another buffer */
void printed_bad(void) {
  char data[100] = "", line[200];
  fgets(data, 100, stdin);
  snprintf(line, sizeof line, "ls %s", data);
  system(line);
}

void printed_good(void) {
  char data[100] = "", line[200];
  fgets(data, 100, stdin);
  snprintf(line, sizeof line, "ls %s", "/");
  system(line);
}

/* memory from the heap */
void heap_bad(void) {
  char *data = malloc(100), *line = malloc(200);
  if (data == NULL || line == NULL)
    return;
  fgets(data, 100, stdin);
  strcpy(line, "ls ");
  strcat(line, data);
  system(line);
  free(data);
  free(line);
}

void heap_good(void) {
  char *data = malloc(100), *line = malloc(200);
  if (data == NULL || line == NULL)
    return;
  fgets(data, 100, stdin);
  strcpy(line, "ls ");
  system(line);
  free(data);
  free(line);
}

/* copied by strdup */
void duplicate_bad(void) {
  char data[100] = "";
  char *copy;
  fgets(data, 100, stdin);
  copy = strdup(data);
  system(copy);
  free(copy);
}

void duplicate_good(void) {
  char data[100] = "";
  char *copy, *safe;
  fgets(data, 100, stdin);
  copy = strdup(data);
  safe = strdup("ls");
  system(safe);
  free(copy);
  free(safe);
}

/* one of two pointers */
void choice_bad(int way) {
  char data[100] = "", safe[100] = "ls";
  char *chosen = way ? data : safe;
  fgets(data, 100, stdin);
  system(chosen);
}

void choice_good(int way) {
  char data[100] = "", safe[100] = "ls", other[100] = "pwd";
  char *chosen = way ? other : safe;
  fgets(data, 100, stdin);
  system(chosen);
}

/* a part of the text */
void token_bad(void) {
  char data[100] = "";
  char *token;
  fgets(data, 100, stdin);
  token = strtok(data, " ");
  system(token);
}

void token_good(void) {
  char data[100] = "", safe[100] = "ls /";
  char *token;
  fgets(data, 100, stdin);
  token = strtok(safe, " ");
  system(token);
}

/* a table of what may be done */
void table_good(void) {
  static const char *const commands[] = {"ls", "pwd", "date"};
  char data[100] = "";
  fgets(data, 100, stdin);
  system(commands[(unsigned)atoi(data) % 3]);
}

/* a constant branch */
void constant_bad(void) {
  char data[100] = "ls ";
  char *given = getenv("ADD");
  if (TRUE_CONSTANT && given)
    strcpy(data, given);
  popen(data, "r");
}

void constant_good(void) {
  char data[100] = "ls ";
  char *given = getenv("ADD");
  if (TRUE_CONSTANT && given)
    strcpy(data, "pwd");
  popen(data, "r");
}

/* program and arguments of another kind */
void exec_bad(void) {
  char data[100] = "";
  read(0, data, 99);
  execl("/bin/sh", "sh", "-c", data, NULL);
}

void exec_good(void) {
  char data[100] = "", safe[100] = "ls";
  read(0, data, 99);
  execl("/bin/sh", "sh", "-c", safe, NULL);
}

/* a switch */
void switch_bad(int way) {
  char data[100] = "ls";
  switch (way) {
  case 6:
    fgets(data, 100, stdin);
    break;
  default:
    puts("nothing");
  }
  system(data);
}

void switch_good(int way) {
  char data[100] = "ls", other[100];
  switch (way) {
  case 6:
    fgets(other, 100, stdin);
    break;
  default:
    puts("nothing");
  }
  system(data);
}

int main(int count, char **arguments) {
  (void)arguments;
  straight_bad(); straight_good();
  environment_bad(); environment_good();
  branch_bad(); branch_good();
  loop_bad(); loop_good();
  alias_bad(); alias_good();
  offset_bad(); offset_good();
  cursor_bad(); cursor_good();
  printed_bad(); printed_good();
  heap_bad(); heap_good();
  duplicate_bad(); duplicate_good();
  choice_bad(count); choice_good(count);
  token_bad(); token_good();
  table_good();
  constant_bad(); constant_good();
  exec_bad(); exec_good();
  switch_bad(count); switch_good(count);
  return 0;
}
