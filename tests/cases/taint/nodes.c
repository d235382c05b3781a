#define _GNU_SOURCE
/* Nodes that functions of libraries link, threads that they start, what they keep, and memory that nobody knows. A
   function called *_bad lets data from outside reach a sink, and one called *_good does not. */
#include "std.h"
#include <search.h>
#include <signal.h>
#include <sys/epoll.h>
#include <time.h>

struct link { struct link *next, *previous; };
struct item { struct link link; char *text; };
void hook(struct link *, struct link *) __asm__("_ZNSt8__detail15_List_node_base7_M_hookEPS0_");
void transfer(struct link *, struct link *, struct link *)
  __asm__("_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_");

static void push(struct link *list, char *text) {
  struct item *item = malloc(sizeof *item);
  item->text = text;
  hook(&item->link, list);
}
static char *first(struct link *list) { return ((struct item *)list->next)->text; }
void list_bad(void) {
  struct link list = {&list, &list};
  push(&list, getenv("A"));
  push(&list, "b");
  system(first(&list));
}
void list_good(void) {
  struct link list = {&list, &list}, other = {&other, &other};
  struct item item = {{0}, "b"}, own = {{0}, getenv("A")};
  hook(&item.link, &list);
  hook(&own.link, &other);
  system(first(&list));
}
void spliced_bad(void) {
  struct link from = {&from, &from}, to = {&to, &to};
  struct item item = {{0}, getenv("A")};
  hook(&item.link, &from);
  transfer(&to, from.next, &from);
  system(first(&to));
}

struct node { int color; struct node *parent, *left, *right; };
struct leaf { struct node node; int key; char *text; };
void insert(_Bool, struct node *, struct node *, struct node *)
  __asm__("_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_");
struct node *next(struct node *) __asm__("_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base");
void tree_bad(void) {
  struct node tree = {0, 0, &tree, &tree};
  struct leaf one = {{0}, 1, "a"}, two = {{0}, 2, getenv("A")};
  insert(1, &one.node, &tree, &tree);
  insert(0, &two.node, tree.parent, &tree);
  system(((struct leaf *)next(tree.left))->text);
}
void tree_good(void) {
  struct node tree = {0, 0, &tree, &tree}, other = {0, 0, &other, &other};
  struct leaf one = {{0}, 1, "a"}, two = {{0}, 2, getenv("A")};
  insert(1, &one.node, &tree, &tree);
  insert(1, &two.node, &other, &other);
  system(((struct leaf *)next(tree.left))->text);
}

struct state { void (**functions)(struct state *); char text[20]; };
void start(long *, struct state **, void (*)(void)) __asm__(
  "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE");
static void ends(struct state *state) { free(state); }
static void run_bad(struct state *state) { system(state->text); }
static void (*table[])(struct state *) = {ends, ends, run_bad};
void thread_bad(void) {
  long thread;
  struct state *state = malloc(sizeof *state);
  state->functions = table;
  fgets(state->text, 20, stdin);
  start(&thread, &state, 0);
}

static void rings_bad(union sigval value) { system(value.sival_ptr); }
void timer_bad(void) {
  timer_t timer;
  struct sigevent event = {0};
  event.sigev_notify_function = rings_bad;
  event.sigev_value.sival_ptr = getenv("A");
  timer_create(CLOCK_REALTIME, &event, &timer);
}
static int compares(const void *one, const void *other) { return strcmp(one, other); }
void found_bad(void) {
  static void *root;
  char text[10];
  fgets(text, 10, stdin);
  tsearch(text, &root, compares);
  system(*(char **)tfind("a", &root, compares));
}
void waits_bad(void) {
  struct epoll_event event, events[3];
  event.data.ptr = getenv("A");
  epoll_ctl(1, EPOLL_CTL_ADD, 0, &event);
  epoll_wait(1, events, 3, 0);
  system(events[0].data.ptr);
}
void stream_bad(void) {
  char *text;
  size_t size;
  FILE *stream = open_memstream(&text, &size);
  fprintf(stream, "ls %s", getenv("A"));
  fclose(stream);
  system(text);
}
void time_bad(void) {
  struct tm time;
  strptime(getenv("A"), "%Y", &time);
  malloc(time.tm_year);
}

char *outside_buffer(void), *outside_other(void), *outside_place(void);
struct session { char name[10]; char *text; };
struct session *outside_session(void);
static void fill(char *buffer) { fgets(buffer, 100, stdin); }
void buffer_bad(void) {
  char *buffer = outside_buffer();
  fill(buffer);
  system(buffer + 1);
}
void buffer_good(void) { system(outside_other()); }
void session_bad(void) {
  outside_session()->text = getenv("A");
  system(outside_session()->text);
}
void pointed_bad(void) {
  static char text[20];
  *(char **)outside_place() = text;
  read(0, text, 20);
  system(*(char **)outside_place());
}
