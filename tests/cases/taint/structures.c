/* CWE-78 through structures, lists, unions and arrays. */
#include "std.h"

struct request {
  int kind;
  char command[100];
  char comment[100];
};

struct pair {
  char *command;
  char *comment;
};

struct node {
  struct node *next;
  char *text;
};

/* the members of a structure are told apart */
void member_bad(void) {
  struct request request = {0, "ls", ""};
  fgets(request.command, 100, stdin);
  system(request.command);
}

void member_good(void) {
  struct request request = {0, "ls", ""};
  fgets(request.comment, 100, stdin);
  system(request.command);
}

/* a place in a member */
void inner_bad(void) {
  struct request request = {0, "ls", ""};
  fgets(request.command, 100, stdin);
  system(request.command + 5);
}

void inner_good(void) {
  struct request request = {0, "ls", ""};
  fgets(request.comment, 100, stdin);
  system(request.command + 1);
}

/* pointers in a structure */
void pointers_bad(void) {
  struct pair pair = {"ls", ""};
  pair.command = getenv("ADD");
  system(pair.command);
}

void pointers_good(void) {
  struct pair pair = {"ls", ""};
  pair.comment = getenv("ADD");
  system(pair.command);
}

/* a structure is passed by its address */
static void fill_command(struct request *request) { fgets(request->command, 100, stdin); }
static void fill_comment(struct request *request) { fgets(request->comment, 100, stdin); }

void passed_bad(void) {
  struct request request = {0, "ls", ""};
  fill_command(&request);
  system(request.command);
}

void passed_good(void) {
  struct request request = {0, "ls", ""};
  fill_comment(&request);
  system(request.command);
}

/* the callee uses a member */
static void run_request_bad(const struct request *request) { system(request->command); }
static void run_request_good(const struct request *request) { system(request->command); }

void used_bad(void) {
  struct request request = {0, "ls", ""};
  fgets(request.command, 100, stdin);
  run_request_bad(&request);
}

void used_good(void) {
  struct request request = {0, "ls", ""};
  fgets(request.comment, 100, stdin);
  run_request_good(&request);
}

/* a structure is copied as a whole */
void whole_bad(void) {
  struct request request = {0, "ls", ""}, copy;
  fgets(request.command, 100, stdin);
  copy = request;
  system(copy.command);
}

void whole_good(void) {
  struct request request = {0, "ls", ""}, copy;
  fgets(request.comment, 100, stdin);
  copy = request;
  system(copy.command);
}

/* a structure is copied byte by byte */
static void copy_bytes(void *to, const void *from, size_t size) {
  for (size_t at = 0; at < size; at++)
    ((char *)to)[at] = ((const char *)from)[at];
}

void bytes_bad(void) {
  struct request request = {0, "ls", ""}, copy;
  fgets(request.command, 100, stdin);
  copy_bytes(&copy, &request, sizeof copy);
  system(copy.command);
}

void bytes_good(void) {
  struct request request = {0, "ls", ""}, other = {0, "ls", ""}, copy;
  fgets(other.command, 100, stdin);
  copy_bytes(&copy, &request, sizeof copy);
  system(copy.command);
}

/* by words, from a pointer that moves, to a global */
static struct request global_bad, global_good;

void words_bad(void) {
  struct request request = {0, "ls", ""};
  const int *from = (const int *)&request;
  fgets(request.command, 100, stdin);
  for (size_t at = 0; at < sizeof request / sizeof *from; at++)
    ((int *)&global_bad)[at] = *from++;
  system(global_bad.command);
}

void words_good(void) {
  struct request request = {0, "ls", ""}, other = {0, "ls", ""};
  const int *from = (const int *)&request;
  fgets(other.command, 100, stdin);
  for (size_t at = 0; at < sizeof request / sizeof *from; at++)
    ((int *)&global_good)[at] = *from++;
  system(global_good.command);
}

/* a member that is an array is filled one by one, here and in a function that cannot tell that it is one */
static void fill_elements(char *to, const char *from) {
  for (size_t at = 0; at < 99; at++)
    to[at] = from[at];
}

void elements_bad(void) {
  char data[100] = "";
  struct request request = {0, "ls", ""}, other = {0, "ls", ""};
  fgets(data, 100, stdin);
  for (size_t at = 0; at < 99; at++)
    request.command[at] = data[at];
  fill_elements(other.command, data);
  system(request.command);
  system(other.command);
}

void elements_good(void) {
  char data[100] = "";
  struct request request = {0, "ls", ""}, other = {0, "ls", ""};
  fgets(data, 100, stdin);
  for (size_t at = 0; at < 99; at++)
    request.comment[at] = data[at];
  fill_elements(other.comment, data);
  system(request.command);
  system(other.command);
}

/* a structure is passed by value */
static void by_value_bad_run(struct pair pair) { system(pair.command); }
static void by_value_good_run(struct pair pair) { system(pair.command); }

void by_value_bad(void) {
  struct pair pair = {"ls", ""};
  pair.command = getenv("ADD");
  by_value_bad_run(pair);
}

void by_value_good(void) {
  struct pair pair = {"ls", ""};
  pair.comment = getenv("ADD");
  by_value_good_run(pair);
}

/* a large structure is passed by value */
static void large_bad_run(struct request request) { system(request.command); }
static void large_good_run(struct request request) { system(request.command); }

void large_bad(void) {
  struct request request = {0, "ls", ""};
  fgets(request.command, 100, stdin);
  large_bad_run(request);
}

void large_good(void) {
  struct request request = {0, "ls", ""};
  fgets(request.comment, 100, stdin);
  large_good_run(request);
}

/* a list */
static struct node *push_one(struct node *list, char *text) {
  struct node *node = malloc(sizeof *node);
  node->next = list;
  node->text = text;
  return node;
}

static struct node *push_two(struct node *list, char *text) {
  struct node *node = malloc(sizeof *node);
  node->next = list;
  node->text = text;
  return node;
}

void list_bad(void) {
  char data[100] = "";
  struct node *list = NULL;
  list = push_one(list, "ls");
  fgets(data, 100, stdin);
  list = push_one(list, data);
  list = push_one(list, "pwd");
  for (; list != NULL; list = list->next)
    system(list->text);
}

void list_good(void) {
  char data[100] = "";
  struct node *list = NULL;
  fgets(data, 100, stdin);
  list = push_two(list, "ls");
  list = push_two(list, "pwd");
  for (; list != NULL; list = list->next)
    system(list->text);
}

/* an array of pointers */
void array_bad(int at) {
  char data[100] = "";
  char *all[4] = {"ls", data, "pwd", "date"};
  fgets(data, 100, stdin);
  system(all[at & 3]);
}

void array_good(int at) {
  char data[100] = "";
  char *all[4] = {"ls", "cat", "pwd", "date"};
  fgets(data, 100, stdin);
  system(all[at & 3]);
}

/* an array of structures */
void records_bad(int at) {
  struct request all[3] = {{0, "ls", ""}, {0, "pwd", ""}, {0, "date", ""}};
  fgets(all[at % 3].command, 100, stdin);
  system(all[1].command);
}

void records_good(int at) {
  struct request all[3] = {{0, "ls", ""}, {0, "pwd", ""}, {0, "date", ""}};
  fgets(all[at % 3].comment, 100, stdin);
  system(all[1].command);
}

/* a union */
union both {
  char *text;
  void *data;
};

void union_bad(void) {
  union both both;
  both.data = getenv("ADD");
  system(both.text);
}

void union_good(void) {
  union both both, other;
  other.data = getenv("ADD");
  both.text = "ls";
  system(both.text);
}

/* pointers to pointers to pointers */
void deep_bad(void) {
  char data[100] = "";
  char *one = data, **two = &one, ***three = &two;
  fgets(data, 100, stdin);
  system(**three);
}

void deep_good(void) {
  char data[100] = "", safe[100] = "ls";
  char *one = safe, **two = &one, ***three = &two;
  fgets(data, 100, stdin);
  system(**three);
}

/* a context with a buffer that it points to, and helpers that both use */
struct context {
  int size;
  char *buffer;
};

static void context_fill(struct context *context, const char *text) { strcpy(context->buffer, text); }
static char *context_text(struct context *context) { return context->buffer; }

void context_bad(void) {
  char data[100] = "", room[100];
  struct context context = {100, room};
  fgets(data, 100, stdin);
  context_fill(&context, data);
  system(context_text(&context));
}

void context_good(void) {
  char data[100] = "", room[100];
  struct context context = {100, room};
  fgets(data, 100, stdin);
  context_fill(&context, "ls");
  system(context.buffer);
}

/* one of the words of a structure that is passed by value */
struct line {
  char *all[3];
  int used;
};

static void word_bad_run(struct line line, int at) { system(line.all[at]); }
static void word_good_run(struct line line, int at) { system(line.all[at]); }

void word_bad(int at) {
  struct line line = {{"ls", "pwd", "date"}, 3};
  line.all[1] = getenv("ADD");
  word_bad_run(line, at % 3);
}

void word_good(int at) {
  struct line line = {{"ls", "pwd", "date"}, 3};
  line.used = atoi(getenv("ADD"));
  word_good_run(line, at % 3);
}

int main(int count, char **arguments) {
  (void)arguments;
  member_bad(); member_good();
  inner_bad(); inner_good();
  pointers_bad(); pointers_good();
  passed_bad(); passed_good();
  used_bad(); used_good();
  whole_bad(); whole_good();
  bytes_bad(); bytes_good();
  words_bad(); words_good();
  elements_bad(); elements_good();
  by_value_bad(); by_value_good();
  large_bad(); large_good();
  list_bad(); list_good();
  array_bad(count); array_good(count);
  records_bad(count); records_good(count);
  union_bad(); union_good();
  deep_bad(); deep_good();
  context_bad(); context_good();
  word_bad(count); word_good(count);
  return 0;
}
