//! Random C programs that take marked data from outside, carry it about, and give it to sinks.
//!
//! Every program has flows, each a function of its own: a source, or a literal, then transports, then a sink in a line of
//! its own. All flows of a program share its helpers, so that what one of them passes must be told from what another
//! does.

use std::fmt::Write;

/// What every program begins with: helpers that carry strings and numbers.
const HELPERS: &str = r#"#define _GNU_SOURCE
#include <ctype.h>
#include <libgen.h>
#include <netdb.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include <dlfcn.h>

volatile int sink_line;
#define SINK(call) (sink_line = __LINE__, call)

struct job { int size; char *name; };
struct pair { int a, b; };
struct packet { int length; char text[60]; };
struct nested { int kind; struct packet inner; char *tail; };
struct node { struct node *next; char *name; int size; };
struct object { char *name; int size; char *(*get)(struct object *); int (*count)(struct object *); };
struct slot { const char *key; struct node *chain; };
union word { char *text; long number; };

static char *shared_text; static int shared_number; static struct job shared_job; static struct node *shared_list;
static struct slot table[4]; static char shared_buffer[128];

static struct job *make(char *name, int size) {
  struct job *job = malloc(sizeof *job); job->name = name; job->size = size; return job;
}
static struct job *make_at_once(char *name, int size) {
  struct job *job = calloc(1, sizeof *job); *job = (struct job){size, name}; return job;
}
static struct job *make_through(char *name, int size) { return make(name, size); }
static struct packet *make_packet(const char *text, int length) {
  struct packet *made = malloc(sizeof *made); made->length = length;
  strncpy(made->text, text, 59); made->text[59] = 0; return made;
}
static void set(struct job *job, char *name, int size) { job->name = name; job->size = size; }
static struct job by_value(char *name, int size) { struct job job = {size, name}; return job; }
static struct pair pair_of(int a, int b) { struct pair made = {a, b}; return made; }
static int second_of(struct pair pair) { return pair.b; }
static char *name_of(struct job job) { return job.name; }
static int size_of(struct job job) { return job.size; }
static void push(struct node **list, char *name, int size) {
  struct node *node = malloc(sizeof *node); node->next = *list; node->name = name; node->size = size; *list = node;
}
static struct node *last(struct node *list) { while (list->next) list = list->next; return list; }
static char *get_name(struct object *object) { return object->name; }
static int get_size(struct object *object) { return object->size; }
static struct object *new_object(char *name, int size) {
  struct object *made = malloc(sizeof *made);
  made->name = name; made->size = size; made->get = get_name; made->count = get_size; return made;
}
static unsigned hash(const char *key) { unsigned h = 5381; while (*key) h = h * 33 + (unsigned char)*key++; return h & 3; }
static void put(const char *key, char *name, int size) {
  struct slot *slot = &table[hash(key)]; slot->key = key; push(&slot->chain, name, size);
}
static struct node *look(const char *key) { return table[hash(key)].chain; }
static char *same(char *text) { return text; }
static int same_number(int number) { return number; }
static char *skip(char *text) { return text + 1; }
static char *apply(char *(*change)(char *), char *text) { return change(text); }
static int apply_number(int (*change)(int), int number) { return change(number); }
static void give(char **out, char *text) { *out = text; }
static void give_number(int *out, int number) { *out = number; }
static char *copy(const char *text) { char *made = malloc(strlen(text) + 1); strcpy(made, text); return made; }
static void copy_bytes(char *to, const char *from) { while ((*to++ = *from++)) ; }
static void upper(char *to, const char *from) { for (; *from; from++) *to++ = toupper((unsigned char)*from); *to = 0; }
static void joined(char *to, size_t size, const char *format, ...) {
  va_list list; va_start(list, format); vsnprintf(to, size, format, list); va_end(list);
}
static char *nth(int count, ...) {
  va_list list; va_start(list, count); char *found = 0;
  for (int at = 0; at < count; at++) found = va_arg(list, char *);
  va_end(list); return found;
}
static int nth_number(int count, ...) {
  va_list list; va_start(list, count); int found = 0;
  for (int at = 0; at < count; at++) found = va_arg(list, int);
  va_end(list); return found;
}
static void *work(void *argument) { return argument; }
static char *line_of(FILE *file) {
  int capacity = 8, used = 0; char *line = malloc(capacity);
  for (int byte; (byte = fgetc(file)) != EOF && byte != '\n';) {
    if (used + 2 > capacity) line = realloc(line, capacity *= 2);
    line[used++] = byte;
  }
  line[used] = 0; return line;
}
static struct packet *read_packet(int from) {
  struct packet *made = malloc(sizeof *made); recv(from, made, sizeof *made, 0); made->text[59] = 0; return made;
}
"#;

/// Statements that take a string from outside to `$`, or to a buffer `b$` to which `$` then points.
const TEXT_SOURCES: [&str; 15] = [
    "char *$ = getenv(\"X\");",
    "char *$ = secure_getenv(\"X\");",
    "char *$ = argv[1];",
    "char *$ = argv[argc - 1];",
    "char b$[128]; fgets(b$, sizeof b$, stdin); char *$ = b$;",
    "char *b$ = malloc(128); fgets(b$, 128, stdin); char *$ = b$;",
    "char b$[128]; b$[read(0, b$, 100)] = 0; char *$ = b$;",
    "char b$[128]; b$[recv(0, b$, 100, 0)] = 0; char *$ = b$;",
    "char b$[128]; b$[fread(b$, 1, 100, stdin)] = 0; char *$ = b$;",
    "struct packet b$; read(0, &b$, sizeof b$); b$.text[59] = 0; char *$ = b$.text;",
    "struct packet *b$ = malloc(sizeof *b$); recv(0, b$, sizeof *b$, 0); b$->text[59] = 0; char *$ = b$->text;",
    "struct nested b$; memset(&b$, 0, sizeof b$); recv(0, &b$.inner, sizeof b$.inner, 0); b$.inner.text[59] = 0; char *$ = b$.inner.text;",
    "char *$ = line_of(stdin);",
    "char *$ = read_packet(0)->text;",
    "char *$ = 0; size_t n$ = 0; getline(&$, &n$, stdin);",
];

/// Transports of the string `@` to `$`.
const TEXT_MOVES: [&str; 58] = [
    "char *$ = @;",
    "char b$[200]; strcpy(b$, @); char *$ = b$;",
    "char b$[200] = \"\"; strncpy(b$, @, 150); char *$ = b$;",
    "char b$[200] = \"ls \"; strcat(b$, @); char *$ = b$;",
    "char b$[200]; snprintf(b$, sizeof b$, \"ls %s\", @); char *$ = b$;",
    "char b$[200]; sprintf(b$, \"%d %s\", 3, @); char *$ = b$;",
    "char b$[200]; memcpy(b$, @, strlen(@) + 1); char *$ = b$;",
    "char b$[200]; memmove(b$, @, strlen(@) + 1); char *$ = b$;",
    "char b$[200]; char *e$ = stpcpy(b$, @); *e$ = 0; char *$ = b$;",
    "char b$[200]; copy_bytes(b$, @); char *$ = b$;",
    "char b$[200]; upper(b$, @); char *$ = b$;",
    "char b$[200]; for (int i = 0; (b$[i] = tolower((unsigned char)@[i])); i++) ; char *$ = b$;",
    "char b$[200]; joined(b$, sizeof b$, \"%s\", @); char *$ = b$;",
    "char *$ = strdup(@);",
    "char *$ = strndup(@, 60);",
    "char *$ = copy(@);",
    "char *$ = 0; if (asprintf(&$, \"%s\", @) < 0) return;",
    "char *$ = strchr(@, '=');",
    "char *$ = strrchr(@, '=') + 1;",
    "char *$ = strstr(@, \"=\");",
    "char *$ = strpbrk(@, \"=\");",
    "char *$ = memchr(@, '=', strlen(@));",
    "char *t$ = strdup(@); char *$ = strtok(t$, \";\");",
    "char *s$ = 0; char *t$ = strdup(@); char *$ = strtok_r(t$, \";\", &s$);",
    "char *t$ = @; char *$ = strsep(&t$, \";\");",
    "char *t$ = strdup(@); strsep(&t$, \"=\"); char *$ = t$;",
    "char *$ = 0; strtol(@, &$, 10);",
    "char *$ = strchrnul(@, '=');",
    "char *t$ = strdup(@); char *$ = basename(t$);",
    "char *$ = skip(@);",
    "char *$ = same(@);",
    "char *$ = apply(same, @);",
    "char *$ = apply(skip, @);",
    "char *$ = 0; give(&$, @);",
    "struct job j$ = {1, @}; char *$ = j$.name;",
    "struct job *j$ = make(@, 1); char *$ = j$->name;",
    "char *$ = make_through(@, 1)->name;",
    "char *$ = make_at_once(@, 1)->name;",
    "struct job j$; set(&j$, @, 1); char *$ = j$.name;",
    "char *$ = by_value(@, 1).name;",
    "struct job j$ = by_value(@, 2); char *$ = name_of(j$);",
    "struct job j$ = {2, @}, k$; memcpy(&k$, &j$, sizeof k$); char *$ = k$.name;",
    "struct job *j$ = make(@, 1), k$ = *j$; char *$ = k$.name;",
    "struct job a$[4] = {{0}}; a$[argc & 3].name = @; char *$ = a$[argc & 3].name;",
    "struct packet *p$ = make_packet(@, 3); char *$ = p$->text;",
    "struct packet p$ = *make_packet(@, 3), q$ = p$; char *$ = strdup(q$.text);",
    "struct nested n$ = {1, {2, \"\"}, @}; char *$ = n$.tail;",
    "struct node *l$ = 0; push(&l$, @, 1); push(&l$, \"no\", 2); char *$ = l$->next->name;",
    "struct node *l$ = 0; push(&l$, @, 1); push(&l$, \"no\", 2); char *$ = last(l$)->name;",
    "push(&shared_list, @, 1); char *$ = shared_list->name;",
    "struct object *o$ = new_object(@, 1); char *$ = o$->get(o$);",
    "put(\"key\", @, 1); char *$ = look(\"key\")->name;",
    "shared_text = @; char *$ = shared_text;",
    "shared_job.name = @; char *$ = shared_job.name;",
    "char *$ = nth(2, \"no\", @);",
    "union word w$; w$.text = @; uintptr_t u$ = (uintptr_t)w$.number; char *$ = (char *)u$;",
    "char **p$ = malloc(2 * sizeof *p$); p$[0] = \"no\"; p$[1] = @; p$ = realloc(p$, 4 * sizeof *p$); char *$ = p$[1];",
    "pthread_t t$; void *r$ = 0; pthread_create(&t$, 0, work, @); pthread_join(t$, &r$); char *$ = r$;",
];

/// Statements that take a number from outside to `$`.
const NUMBER_SOURCES: [&str; 8] = [
    "struct pair p$; read(0, &p$, sizeof p$); int $ = p$.b;",
    "struct pair p$; recv(0, &p$, sizeof p$, 0); int $ = p$.a;",
    "struct pair *p$ = malloc(sizeof *p$); fread(p$, sizeof *p$, 1, stdin); int $ = p$->b;",
    "int $; recv(0, &$, sizeof $, 0);",
    "int a$[4]; read(0, a$, sizeof a$); int $ = a$[2];",
    "struct packet p$; recv(0, &p$, sizeof p$, 0); int $ = p$.length;",
    "int $ = fgetc(stdin);",
    "int $ = read_packet(0)->length;",
];

/// Transports of the number `@` to `$`.
const NUMBER_MOVES: [&str; 25] = [
    "int $ = @;",
    "int $ = same_number(@);",
    "int $ = apply_number(same_number, @);",
    "int $; give_number(&$, @);",
    "int $ = make(0, @)->size;",
    "int $ = make_through(0, @)->size;",
    "int $ = make_at_once(0, @)->size;",
    "struct job j$; set(&j$, 0, @); int $ = j$.size;",
    "int $ = by_value(0, @).size;",
    "int $ = size_of(by_value(0, @));",
    "int $ = second_of(pair_of(1, @));",
    "struct pair p$ = pair_of(@, 1); int $ = p$.a;",
    "struct pair p$ = {1, @}, q$; memcpy(&q$, &p$, sizeof q$); int $ = q$.b;",
    "struct nested n$ = {1, {@, \"\"}, 0}, m$ = n$; int $ = m$.inner.length;",
    "struct node *l$ = 0; push(&l$, 0, @); push(&l$, 0, 2); int $ = l$->next->size;",
    "struct object *o$ = new_object(0, @); int $ = o$->count(o$);",
    "put(\"size\", 0, @); int $ = look(\"size\")->size;",
    "shared_number = @; int $ = shared_number;",
    "shared_job.size = @; int $ = shared_job.size;",
    "int $ = nth_number(2, 1, @);",
    "int a$[8]; a$[argc & 7] = @; int $ = a$[argc & 7];",
    "int *p$ = malloc(8 * sizeof *p$); p$[3] = @; p$ = realloc(p$, 64); int $ = p$[3];",
    "int $ = @ > 99 ? @ : 99;",
    "unsigned u$ = __builtin_bswap32(@); int $ = __builtin_bswap32(u$);",
    "pthread_t t$; void *r$ = 0; pthread_create(&t$, 0, work, (void *)(intptr_t)@); pthread_join(t$, &r$); int $ = (intptr_t)r$;",
];

/// Sinks of the string `@`.
const TEXT_SINKS: [&str; 7] = [
    "SINK(system(@));",
    "SINK(popen(@, \"r\"));",
    "SINK(execl(@, \"x\", (char *)0));",
    "SINK(execl(\"/bin/sh\", \"sh\", @, (char *)0));",
    "SINK(dlopen(@, 1));",
    "char *v$[] = {\"sh\", \"-c\", @, 0}; SINK(execv(\"/bin/sh\", v$));",
    "struct packet s$ = {0}; strncpy(s$.text, @, 59); SINK(system(s$.text));",
];

/// Sinks of the number `@`.
const NUMBER_SINKS: [&str; 2] = ["SINK(usleep(@));", "SINK(sleep(@));"];

/// Replacements of the functions of the library that are sources and sinks: these write marks, and those tell which marks
/// they got, as `LINE KIND`.
pub const NATIVE: &str = r#"#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

extern volatile int sink_line;
static const char *marks = "!#^~";
static const char *kinds[] = {"environment", "file", "remote", "commandline"};
static void tell(const char *bytes, size_t size) {
  for (int kind = 0; kind < 4; kind++)
    if (memchr(bytes, marks[kind], size)) printf("%d %s\n", sink_line, kinds[kind]);
  fflush(stdout);
}
static void fill(char *to, size_t size, char mark) {
  for (size_t at = 0; at < size; at++) to[at] = at == 40 ? '=' : mark;
}
static void text(char *to, size_t size, char mark) {
  if (size > 80) size = 80;
  fill(to, size, mark); to[size - 1] = 0;
}
char *getenv(const char *name) {
  static char value[80]; if (name[0] != 'X') return 0; text(value, 80, '!'); return value;
}
char *secure_getenv(const char *name) { return getenv(name); }
char *fgets(char *to, int size, FILE *file) { (void)file; text(to, size, '#'); return to; }
ssize_t read(int from, void *to, size_t size) { (void)from; fill(to, size, '#'); return size; }
size_t fread(void *to, size_t size, size_t count, FILE *file) { (void)file; fill(to, size * count, '#'); return count; }
ssize_t recv(int from, void *to, size_t size, int flags) { (void)from; (void)flags; fill(to, size, '^'); return size; }
ssize_t getline(char **to, size_t *size, FILE *file) {
  (void)file; *to = malloc(*size = 80); text(*to, 80, '#'); return 79;
}
static int bytes;
int fgetc(FILE *file) { (void)file; int at = bytes++ % 60; return at == 59 ? '\n' : at == 40 ? '=' : '#'; }
int getc(FILE *file) { return fgetc(file); }
int system(const char *command) { if (command) tell(command, strlen(command)); return 0; }
FILE *popen(const char *command, const char *mode) { (void)mode; tell(command, strlen(command)); return 0; }
void *dlopen(const char *name, int mode) { (void)mode; tell(name, strlen(name)); return 0; }
int execl(const char *path, const char *first, ...) {
  va_list list; va_start(list, first); tell(path, strlen(path));
  for (const char *next = first; next; next = va_arg(list, const char *)) tell(next, strlen(next));
  va_end(list); return -1;
}
int execv(const char *path, char *const *vector) {
  tell(path, strlen(path)); for (; *vector; vector++) tell(*vector, strlen(*vector)); return -1;
}
int usleep(useconds_t time) { tell((const char *)&time, sizeof time); return 0; }
unsigned sleep(unsigned time) { tell((const char *)&time, sizeof time); return 0; }
"#;

/// A program, and what each of its flows is made of.
pub struct Program {
    pub text: String,
    /// The line of each sink, and the parts of the flow that ends there.
    pub flows: Vec<(usize, Vec<&'static str>)>,
}

/// Numbers that follow from a seed.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % limit
    }

    fn pick(&mut self, all: &[&'static str]) -> &'static str {
        all[self.below(all.len())]
    }
}

/// The parts of a flow of strings or numbers: its source, its transports and its sink.
fn parts(random: &mut Random) -> Vec<&'static str> {
    let is_text = random.below(3) > 0;
    let (sources, moves, sinks, literal): (&[_], &[_], &[_], _) = match is_text {
        true => (&TEXT_SOURCES, &TEXT_MOVES, &TEXT_SINKS, "char l$[] = \"clean=text\"; char *$ = l$;"),
        false => (&NUMBER_SOURCES, &NUMBER_MOVES, &NUMBER_SINKS, "int $ = 7;"),
    };
    let mut parts = vec![if random.below(4) > 0 { random.pick(sources) } else { literal }];
    for _ in 0..random.below(4) {
        parts.push(random.pick(moves));
    }
    parts.push(random.pick(sinks));
    parts
}

/// The program with the number `seed`.
pub fn program(seed: u64) -> Program {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    (0..8).for_each(|_| _ = random.below(2));
    let all = (0..4 + random.below(5)).map(|_| parts(&mut random)).collect();
    of_parts(all)
}

/// The program with these flows.
pub fn of_parts(all: Vec<Vec<&'static str>>) -> Program {
    let mut text = HELPERS.to_owned();
    let (mut flows, mut calls) = (Vec::new(), String::new());
    for (number, parts) in all.into_iter().enumerate() {
        writeln!(text, "static void flow{number}(int argc, char **argv) {{").expect("a string");
        for (at, part) in parts.iter().enumerate() {
            let (name, before) = (format!("x{at}"), format!("x{}", at.wrapping_sub(1)));
            writeln!(text, "  {}", part.replace('$', &name).replace('@', &before)).expect("a string");
        }
        flows.push((text.lines().count(), parts));
        text.push_str("}\n");
        writeln!(calls, "  flow{number}(argc, argv);").expect("a string");
    }
    write!(text, "int main(int argc, char **argv) {{\n{calls}  return 0;\n}}\n").expect("a string");
    Program { text, flows }
}

/// A program for each transport, between a source of its own and a sink, and one for each source and each sink.
pub fn each() -> Vec<Program> {
    let texts = TEXT_MOVES.iter().flat_map(|part| {
        [TEXT_SOURCES[0], TEXT_SOURCES[2], TEXT_SOURCES[4], TEXT_SOURCES[10]]
            .map(|source| vec![source, part, TEXT_SINKS[0]])
    });
    let numbers = NUMBER_MOVES.iter().map(|part| vec![NUMBER_SOURCES[3], part, NUMBER_SINKS[0]]);
    let sources = TEXT_SOURCES.iter().map(|part| vec![*part, TEXT_SINKS[0]]);
    let others = NUMBER_SOURCES.iter().map(|part| vec![*part, NUMBER_SINKS[1]]);
    let sinks = TEXT_SINKS.iter().flat_map(|part| [0, 4].map(|at| vec![TEXT_SOURCES[at], *part]));
    let all = texts.chain(numbers).chain(sources).chain(others).chain(sinks);
    all.map(|parts| of_parts(vec![parts])).collect()
}
