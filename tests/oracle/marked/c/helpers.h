// Functions and variables that all flows of a C program share.
#pragma once
#define _GNU_SOURCE
#include <ctype.h>
#include <err.h>
#include <libgen.h>
#include <dlfcn.h>
#include <pthread.h>
#include <search.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <syslog.h>
#include <unistd.h>
#include <wchar.h>

#ifndef NUMBER
#define NUMBER int
#endif
typedef NUMBER number;
extern volatile int sink_line;
#define SINK(call) (sink_line = __LINE__, call)
#define container_of(member_address, type, member) ((type *)((char *)(member_address) - offsetof(type, member)))

// Structures.
struct job { number size; char *name; };
struct pair { number a, b; };
struct three { number a, b, c; };
struct mixed { double scale; char *name; };
struct packet { int length; char text[90]; };
struct nested { int kind; struct packet inner; char *tail; };
struct large { char text[100]; number size; char *name; long rest[6]; };
struct bits { unsigned low : 16, high : 16; };
struct __attribute__((packed)) tight { char kind; char *name; number size; };
struct tail { number size; char text[]; };
struct words { char *all[3]; };
struct node { struct node *next; char *name; number size; };
struct object { char *name; number size; char *(*get)(struct object *); number (*count)(struct object *); };
struct slot { const char *key; struct node *chain; };
struct link { struct link *next, *before; };
struct item { int kind; struct link link; char *name; number size; };
struct ring { char *slots[4]; unsigned head, tail; };
struct vector { char **items; unsigned used, room; };
struct jobs { struct job *items; unsigned used, room; };
struct registry { struct job *jobs[4]; int used; };
struct tree { struct tree *left, *right; int key; char *name; number size; };
struct value { enum { NUMBER_VALUE, TEXT_VALUE, PAIR_VALUE } tag; union { number size; char *text; struct { char *key, *text; } pair; } as; };
struct builder { char *bytes; size_t used, room; };
struct listed { struct listed *next; char *key, *text; };
struct map { struct listed **buckets; unsigned size; };
struct shape { const struct methods *methods; char *name; number size; };
struct methods { char *(*name)(struct shape *); number (*size)(struct shape *); void (*rename)(struct shape *, char *); };
struct request { char *in, *out; number size; };
struct outer { struct node *lists[2]; struct registry *registry; };
struct shelf { struct shelf *next; struct vector vector; };
struct sizes { char *name; number all[4]; unsigned used; };
struct settings { char *home, *shell; number level; };
struct option { const char *key; char **place; };
union word { char *text; intptr_t bits; };
union bytes { number whole; unsigned char each[sizeof(number)]; };

// What lasts.
static char *shared_text; static number shared_number; static struct job shared_job; static struct node *shared_list;
static struct job *shared_pointer = &shared_job; static char **shared_place = &shared_text;
static struct slot table[4]; static char shared_buffer[256]; static struct settings settings;
static struct option options[] = {{"home", &settings.home}, {"shell", &settings.shell}};
static struct job pool[64]; static unsigned pool_used; static struct node *free_nodes;
static char arena[1 << 16] __attribute__((aligned(16))); static size_t arena_used;
static pthread_key_t key_of_thread; static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; static _Thread_local char *text_of_thread;

// Factories.
static void *checked(void *made) { if (!made) abort(); return made; }
static void *xmalloc(size_t size) { return checked(malloc(size)); }
static void *xcalloc(size_t size) { void *made = calloc(1, size); if (!made) exit(1); return made; }
__attribute__((malloc, noinline)) static void *fresh(size_t size) { return xmalloc(size); }
static void *from_arena(size_t size) { void *made = arena + arena_used; arena_used += (size + 15) & ~15ul; return made; }
static struct job *from_pool(void) { return &pool[pool_used++ & 63]; }
static struct node *node_from_list(void) {
  struct node *node = free_nodes; if (node) free_nodes = node->next; else node = malloc(sizeof *node);
  return node;
}
static void node_to_list(struct node *node) { node->next = free_nodes; free_nodes = node; }
static struct job *make(char *name, number size) {
  struct job *job = malloc(sizeof *job); job->name = name; job->size = size; return job;
}
static struct job *make_checked(char *name, number size) {
  struct job *job = xmalloc(sizeof *job); job->name = name; job->size = size; return job;
}
static struct job *make_fresh(char *name, number size) {
  struct job *job = fresh(sizeof *job); job->size = size; job->name = name; return job;
}
static struct job *make_at_once(char *name, number size) {
  struct job *job = calloc(1, sizeof *job); *job = (struct job){size, name}; return job;
}
static struct job *make_in_arena(char *name, number size) {
  struct job *job = from_arena(sizeof *job); job->name = name; job->size = size; return job;
}
static struct job *make_in_pool(char *name, number size) {
  struct job *job = from_pool(); job->name = name; job->size = size; return job;
}
static struct job *make_through(char *name, number size) { return make(name, size); }
static struct job *make_either(int how, char *name, number size) {
  if (how > 2) return make_in_pool(name, size); return make_checked(name, size);
}
static int make_into(struct job **out, char *name, number size) { *out = make(name, size); return *out ? 0 : -1; }
static struct job *twin(const struct job *from) {
  struct job *job = malloc(sizeof *job); memcpy(job, from, sizeof *job); return job;
}
static struct job *(*makers[3])(char *, number) = {make, make_in_pool, make_at_once};
static struct packet *make_packet(const char *text, int length) {
  struct packet *made = malloc(sizeof *made); made->length = length;
  strncpy(made->text, text, 89); made->text[89] = 0; return made;
}
static struct tail *make_tail(const char *text, number size) {
  struct tail *made = malloc(sizeof *made + strlen(text) + 1); made->size = size; strcpy(made->text, text); return made;
}
static struct settings *instance(void) {
  static struct settings *it; if (!it) it = calloc(1, sizeof *it); return it;
}
static char *copy(const char *text) { char *made = malloc(strlen(text) + 1); strcpy(made, text); return made; }
static char *copy_within(const char *text) { return strcpy(from_arena(strlen(text) + 1), text); }

// By value.
static void set(struct job *job, char *name, number size) { job->name = name; job->size = size; }
static struct job by_value(char *name, number size) { struct job job = {size, name}; return job; }
static struct pair pair_of(number a, number b) { struct pair made = {a, b}; return made; }
static struct three three_of(number a, number b, number c) { struct three made = {a, b, c}; return made; }
static struct mixed mixed_of(char *name, double scale) { struct mixed made = {scale, name}; return made; }
static struct words words_of(char *a, char *b, char *c) { struct words made = {{a, b, c}}; return made; }
static struct large large_of(const char *text, char *name, number size) {
  struct large made = {{0}, size, name, {1, 2}}; strncpy(made.text, text, 99); return made;
}
static struct large turned(struct large from) { struct large made = from; made.rest[0] += 1; return made; }
static number second_of(struct pair pair) { return pair.b; }
static number third_of(struct three three) { return three.c; }
static char *name_of(struct job job) { return job.name; }
static number size_of(struct job job) { return job.size; }
static char *name_of_mixed(struct mixed mixed) { return mixed.name; }
static char *name_of_large(struct large large) { return large.name; }
static number size_of_large(struct large large) { return large.size; }
static char *word_of(struct words words, int at) { return words.all[at]; }
static struct pair swapped(struct pair pair) { return pair_of(pair.b, pair.a); }

// Lists, rings, vectors, maps, trees.
static void push(struct node **list, char *name, number size) {
  struct node *node = malloc(sizeof *node); node->next = *list; node->name = name; node->size = size; *list = node;
}
static void append(struct node **list, char *name, number size) {
  while (*list) list = &(*list)->next;
  push(list, name, size);
}
static void push_from_list(struct node **list, char *name, number size) {
  struct node *node = node_from_list(); node->name = name; node->size = size; node->next = *list; *list = node;
}
static struct node *last(struct node *list) { while (list->next) list = list->next; return list; }
static struct node *reversed(struct node *list, struct node *done) {
  if (!list) return done;
  struct node *rest = list->next; list->next = done; return reversed(rest, list);
}
static struct node *copied(const struct node *list) {
  if (!list) return 0;
  struct node *node = malloc(sizeof *node); *node = *list; node->next = copied(list->next); return node;
}
static char *nth_name(struct node *list, int at) { return at ? nth_name(list->next, at - 1) : list->name; }
static number sum(const struct node *list) { return list ? list->size + sum(list->next) : 0; }
static void link_in(struct link *head, struct link *link) {
  link->next = head->next; link->before = head; head->next->before = link; head->next = link;
}
static struct item *item_of(char *name, number size) {
  struct item *item = calloc(1, sizeof *item); item->name = name; item->size = size; return item;
}
static void ring_put(struct ring *ring, char *text) { ring->slots[ring->head++ % 4] = text; }
static char *ring_get(struct ring *ring) { return ring->slots[ring->tail++ % 4]; }
static void vector_put(struct vector *vector, char *text) {
  if (vector->used == vector->room)
    vector->items = realloc(vector->items, (vector->room = vector->room ? 2 * vector->room : 1) * sizeof *vector->items);
  vector->items[vector->used++] = text;
}
static char *vector_pop(struct vector *vector) { return vector->used ? vector->items[--vector->used] : 0; }
static struct shelf *shelve(struct shelf *list, char *text) {
  struct shelf *made = xcalloc(sizeof *made); made->next = list; vector_put(&made->vector, text); return made;
}
static struct job *jobs_put(struct jobs *jobs, struct job job) {
  if (jobs->used == jobs->room) {
    struct job *more = malloc((jobs->room = 2 * jobs->room + 1) * sizeof *more);
    if (jobs->used) memcpy(more, jobs->items, jobs->used * sizeof *more);
    free(jobs->items); jobs->items = more;
  }
  jobs->items[jobs->used] = job; return &jobs->items[jobs->used++];
}
static void enter(struct registry *registry, struct job *job) { registry->jobs[registry->used++ & 3] = job; }
static struct job *find(struct registry *registry, number size) {
  for (int at = 0; at < registry->used; at++) if (registry->jobs[at]->size == size) return registry->jobs[at];
  return registry->jobs[0];
}
static unsigned hash(const char *key) { unsigned h = 5381; while (*key) h = h * 33 + (unsigned char)*key++; return h & 3; }
static void put(const char *key, char *name, number size) {
  struct slot *slot = &table[hash(key)]; slot->key = key; push(&slot->chain, name, size);
}
static struct node *look(const char *key) { return table[hash(key)].chain; }
static struct map *new_map(unsigned size) {
  struct map *map = malloc(sizeof *map); map->size = size; map->buckets = calloc(size, sizeof *map->buckets); return map;
}
static void map_put(struct map *map, const char *key, char *text) {
  struct listed **at = &map->buckets[hash(key) % map->size];
  for (; *at; at = &(*at)->next) if (!strcmp((*at)->key, key)) { (*at)->text = text; return; }
  struct listed *entry = calloc(1, sizeof *entry); entry->key = strdup(key); entry->text = text; *at = entry;
}
static char *map_get(struct map *map, const char *key) {
  for (struct listed *entry = map->buckets[hash(key) % map->size]; entry; entry = entry->next)
    if (!strcmp(entry->key, key)) return entry->text;
  return "none";
}
static void map_grow(struct map *map) {
  struct map *wide = new_map(2 * map->size);
  for (unsigned at = 0; at < map->size; at++)
    for (struct listed *entry = map->buckets[at], *next; entry; entry = next) {
      next = entry->next;
      struct listed **to = &wide->buckets[hash(entry->key) % wide->size]; entry->next = *to; *to = entry;
    }
  free(map->buckets); *map = *wide; free(wide);
}
static struct tree *insert(struct tree *tree, int key, char *name, number size) {
  if (!tree) {
    tree = calloc(1, sizeof *tree); tree->key = key; tree->name = name; tree->size = size;
  } else if (key < tree->key) tree->left = insert(tree->left, key, name, size);
  else tree->right = insert(tree->right, key, name, size);
  return tree;
}
static struct tree *lookup(struct tree *tree, int key) {
  return !tree || tree->key == key ? tree : lookup(key < tree->key ? tree->left : tree->right, key);
}
static struct tree *rotated(struct tree *tree) {
  struct tree *top = tree->right; if (!top) return tree;
  tree->right = top->left; top->left = tree; return top;
}
static void walk(struct tree *tree, void (*visit)(struct tree *, void *), void *context) {
  if (!tree) return;
  walk(tree->left, visit, context); visit(tree, context); walk(tree->right, visit, context);
}
static void build(struct builder *builder, const char *text) {
  size_t size = strlen(text);
  if (builder->used + size + 1 > builder->room)
    builder->bytes = realloc(builder->bytes, builder->room = 2 * (builder->used + size + 1));
  memcpy(builder->bytes + builder->used, text, size + 1); builder->used += size;
}
static char *built(struct builder *builder) { char *text = builder->bytes; memset(builder, 0, sizeof *builder); return text; }
static struct value text_value(char *text) { struct value value = {TEXT_VALUE}; value.as.text = text; return value; }
static struct value number_value(number size) { struct value value = {NUMBER_VALUE}; value.as.size = size; return value; }
static struct value pair_value(char *key, char *text) { struct value value = {PAIR_VALUE}; value.as.pair.key = key; value.as.pair.text = text; return value; }
static char *text_in(const struct value *value) {
  switch (value->tag) {
  case TEXT_VALUE: return value->as.text;
  case PAIR_VALUE: return value->as.pair.text;
  default: return "number";
  }
}

// Methods and callbacks.
static char *get_name(struct object *object) { return object->name; }
static number get_size(struct object *object) { return object->size; }
static struct object *new_object(char *name, number size) {
  struct object *made = malloc(sizeof *made);
  made->name = name; made->size = size; made->get = get_name; made->count = get_size; return made;
}
static char *plain_name(struct shape *shape) { return shape->name; }
static char *no_name(struct shape *shape) { return "none"; }
static number plain_size(struct shape *shape) { return shape->size; }
static void rename_it(struct shape *shape, char *name) { shape->name = name; }
static void rename_not(struct shape *shape, char *name) {}
static const struct methods plain = {plain_name, plain_size, rename_it}, still = {no_name, plain_size, rename_not};
static struct shape *new_shape(const struct methods *methods) {
  struct shape *shape = xcalloc(sizeof *shape); shape->methods = methods; shape->name = "none"; return shape;
}
static char *same(char *text) { return text; }
static number same_number(number value) { return value; }
static char *skip(char *text) { return text + 1; }
static char *either(int which, char *one, char *other) { return which ? one : other; }
static char *(*const changes[])(char *) = {same, skip};
static struct { const char *name; char *(*change)(char *); number (*count)(number); } commands[] = {
  {"same", same, same_number}, {"skip", skip, same_number}};
static char *run_command(const char *name, char *text) {
  for (int at = 0; at < 2; at++) if (!strcmp(commands[at].name, name)) return commands[at].change(text);
  return "none";
}
static char *apply(char *(*change)(char *), char *text) { return change(text); }
static number apply_number(number (*change)(number), number value) { return change(value); }
static void give(char **out, char *text) { *out = text; }
static void give_number(number *out, number value) { *out = value; }
static void give_deep(char ***out, char *text) { **out = text; }
static void exchange(char **one, char **other) { char *kept = *one; *one = *other; *other = kept; }
static void each(struct node *list, void (*visit)(struct node *, void *), void *context) {
  for (; list; list = list->next) visit(list, context);
}
static void keep_name(struct node *node, void *context) { if (node->size != 2) *(char **)context = node->name; }
static void keep_size(struct node *node, void *context) { ((struct job *)context)->size += node->size; }
static void keep_of_tree(struct tree *tree, void *context) { if (tree->key == 1) ((struct request *)context)->out = tree->name; }
static void rename_node(struct node *node, void *context) { node->name = context; }
static int by_size(const void *one, const void *other) {
  const struct job *a = one, *b = other; return (a->size > b->size) - (a->size < b->size);
}
static int by_text(const void *one, const void *other) { return strcmp(*(char *const *)one, *(char *const *)other); }
static int with_context(const void *one, const void *other, void *context) {
  ((struct request *)context)->out = ((struct request *)context)->in; return by_size(one, other);
}
static int by_text_alone(const void *one, const void *other) { return strcmp(one, other); }
static void walked(const void *node, VISIT visit, int depth) { shared_text = *(char *const *)node; }
struct queued { struct queued *next, *before; char *text; };
static int with_key(const void *key, const void *member) { shared_text = ((struct job *)key)->name; return 0; }
static void *work(void *argument) { return argument; }
static void *work_on(void *argument) { struct request *request = argument; request->out = request->in; return 0; }
static void *work_alone(void *argument) { pthread_exit(((struct request *)argument)->in); }
static void *work_locked(void *argument) {
  pthread_mutex_lock(&lock); shared_text = argument; pthread_mutex_unlock(&lock); return 0;
}
static void make_key(void) { pthread_key_create(&key_of_thread, 0); }
static void on_signal(int number_of_signal) { shared_job.name = shared_text; }
static void at_outside(void *value) { shared_text = value; }

// Functions with names of the library.
static void poll(struct job *job, char *name) { job->name = name; }
static char *mmap(struct job *job) { return job->name; }

// Variable arguments.
static void scan(const char *from, const char *format, ...) {
  va_list list;
  va_start(list, format);
  vsscanf(from, format, list);
  va_end(list);
}
static void joined(char *to, size_t size, const char *format, ...) {
  va_list list; va_start(list, format); vsnprintf(to, size, format, list); va_end(list);
}
static char *printed(const char *format, ...) {
  va_list list; va_start(list, format); char *made = 0; if (vasprintf(&made, format, list) < 0) abort();
  va_end(list); return made;
}
static char *vprinted(const char *format, va_list list) {
  va_list again; va_copy(again, list);
  int size = vsnprintf(0, 0, format, list); char *made = malloc(size + 1);
  vsnprintf(made, size + 1, format, again); va_end(again); return made;
}
static char *printed_twice(const char *format, ...) {
  va_list list; va_start(list, format); char *made = vprinted(format, list); va_end(list); return made;
}
static char *nth(int count, ...) {
  va_list list; va_start(list, count); char *found = 0;
  for (int at = 0; at < count; at++) found = va_arg(list, char *);
  va_end(list); return found;
}
static number nth_number(int count, ...) {
  va_list list; va_start(list, count); number found = 0;
  for (int at = 0; at < count; at++) found = va_arg(list, number);
  va_end(list); return found;
}
static char *vnth(int count, va_list *list) { char *found = 0; while (count--) found = va_arg(*list, char *); return found; }
static char *nth_by_address(int count, ...) {
  va_list list; va_start(list, count); char *found = vnth(count, &list); va_end(list); return found;
}
static char *nth_after_copy(int count, ...) {
  va_list list, again; va_start(list, count); va_copy(again, list); vnth(1, &list);
  char *found = vnth(count, &again); va_end(list); va_end(again); return found;
}
static char *name_passed(int count, ...) {
  va_list list; va_start(list, count); struct job job = va_arg(list, struct job); va_end(list); return job.name;
}
static number size_passed(double scale, ...) {
  va_list list; va_start(list, scale); double skipped = va_arg(list, double); number size = va_arg(list, number); va_end(list);
  return skipped > scale ? size : size;
}
static char *until_null(char *first, ...) {
  va_list list; va_start(list, first); char *found = first;
  for (char *next = first; next; next = va_arg(list, char *)) found = next;
  va_end(list); return found;
}

// Bytes.
static void copy_bytes(char *to, const char *from) { while ((*to++ = *from++)) ; }
typedef uint64_t __attribute__((may_alias)) any_word;
static void copy_words(void *to, const void *from, size_t size) {
  any_word *t = to; const any_word *f = from; for (size_t at = 0; at < size / 8; at++) t[at] = f[at];
}
static void upper(char *to, const char *from) { for (; *from; from++) *to++ = toupper((unsigned char)*from); *to = 0; }
static void ciphered(char *text, char key) { for (size_t at = 0, size = strlen(text); at < size; at++) text[at] ^= key; }
static void turn(char *text) {
  for (char *end = text + strlen(text); text < end--; text++) { char byte = *text; *text = *end; *end = byte; }
}
static void write_number(unsigned char *to, uint32_t value) { for (int at = 0; at < 4; at++) to[at] = value >> 8 * at; }
static uint32_t read_number(const unsigned char *from) {
  uint32_t value = 0; for (int at = 3; at >= 0; at--) value = value << 8 | from[at]; return value;
}
static char *line_of(FILE *file) {
  int capacity = 8, used = 0; char *line = malloc(capacity);
  for (int byte; (byte = fgetc(file)) != EOF && byte != '\n';) {
    if (used + 2 > capacity) line = realloc(line, capacity *= 2);
    line[used++] = byte;
  }
  line[used] = 0; return line;
}
static struct packet *read_packet(int from) {
  struct packet *made = malloc(sizeof *made); recv(from, made, sizeof *made, 0); made->text[89] = 0; return made;
}
static int read_all(int from, void *to, size_t size) {
  for (size_t at = 0; at < size;) { ssize_t got = read(from, (char *)to + at, size - at); if (got <= 0) return -1; at += got; }
  return 0;
}
static void set_up(void) { settings.home = getenv("X"); settings.shell = "sh"; }
static char *setting(const char *key) {
  for (int at = 0; at < 2; at++) if (!strcmp(options[at].key, key)) return *options[at].place;
  return "none";
}

// Functions without body and model.
void outside_keep(void *); void *outside_kept(void); void *outside_same(void *); char *outside_buffer(void);
void outside_call(void (*)(void *), void *); void outside_copy(char *, const char *);

// What the law between points-to and taint begins and ends with.
void *law_take(void); void law_give(const void *);
static void keep_number(number from) { shared_number = from; }

// What looks at data, or makes it safe, and what must not get a size beyond 64.
int is_plain(const char *text); int is_odd(const char *text); int in_range(number value);
void wipe(char *text); void take_size(const void *room, size_t size);
