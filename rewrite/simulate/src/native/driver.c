/* Runs functions of a module as the processor does, each call in a process of its own, and tells what became of memory.
 *
 * Standard input has a call in two lines: the number of the function, a seed and how many bytes the result has, and then
 * the bytes of its arguments. What is told of it ends with a line `end`. Addresses that nothing lies at are given pages when they are first touched, with the
 * bytes that memory has under that seed.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

typedef uint8_t u8;
typedef uint64_t u64;

enum { VARIABLE = 1, OUTSIDE = 2, OF_THREAD = 4 };
enum { ARGUMENTS = 1 << 16, RESULT = 1 << 13, PAGES = 1 << 12, STACK = 1 << 26, FILLED = 1 << 18, LINE = 1 << 18 };
/* Where pages are given: not below, where systems map nothing, and not where a processor has no addresses. */
#define LOWEST 0x10000
#define HIGHEST 0x7f0000000000

struct object {
    void *address;
    u64 simulated, bytes, kind;
};

extern const struct object dfquery_objects[];
extern const u64 dfquery_object_count;
typedef void call(const u8 *arguments, u8 *result, const u8 *ones, u8 *mask);
extern call *const dfquery_calls[];

static u64 seed, page_bytes;
static u8 arguments[ARGUMENTS] __attribute__((aligned(64))), result[RESULT] __attribute__((aligned(64)));
static u8 mask[RESULT] __attribute__((aligned(64))), ones[RESULT] __attribute__((aligned(64)));
static u64 pages[PAGES], page_count, function, result_bytes;
static u8 **addresses, **before;

/* ---- what is told */

static char out[1 << 16];
static size_t filled;

static void flush(void) {
    for (size_t at = 0; at < filled;) {
        ssize_t done = write(1, out + at, filled - at);
        if (done <= 0) _exit(3);
        at += (size_t)done;
    }
    filled = 0;
}

static void put(char byte) {
    if (filled == sizeof out) flush();
    out[filled++] = byte;
}

static void say(const char *text) {
    while (*text) put(*text++);
}

static void say_number(u64 number) {
    char digits[17];
    int at = 16;
    digits[16] = 0;
    do digits[--at] = "0123456789abcdef"[number & 15];
    while (number >>= 4);
    put(' ');
    say(digits + at);
}

static void say_bytes(const u8 *bytes, u64 count) {
    put(' ');
    for (u64 at = 0; at < count; at++) {
        put("0123456789abcdef"[bytes[at] >> 4]);
        put("0123456789abcdef"[bytes[at] & 15]);
    }
}

static void leave(const char *why, u64 number) {
    say(why);
    say_number(number);
    put('\n');
    flush();
    _exit(0);
}

void dfquery_outside(u64 number) {
    leave("outside", number);
}

/* ---- memory before anyone wrote; see `random.rs` and `memory.rs` */

static u64 mix(u64 value) {
    value += 0x9e3779b97f4a7c15;
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9;
    value = (value ^ value >> 27) * 0x94d049bb133111eb;
    return value ^ value >> 31;
}

static u64 word(u64 number) {
    u64 draw = mix(seed ^ mix(number)), rest = mix(draw);
    switch (draw >> 60) {
    case 0 ... 3: return rest % 12;
    case 4 ... 7: return rest % 12 | (rest >> 32) % 12 << 32;
    case 8 ... 9: return rest & 0x0303030303030303;
    case 10: return rest & 0x0001000100010001;
    case 11 ... 13: return 0x20000000 + rest % 4 * 0x1000 + (rest >> 8) % 16 * 8;
    case 14: return rest % 24 - 12;
    default: return rest;
    }
}

static u8 byte_at(u64 address) {
    return (u8)(word(address / 8) >> address % 8 * 8);
}

/* Where the processor was when it was stopped; 0 where nobody says. */
static u64 place_of(void *context) {
#if defined(__x86_64__)
    return (u64)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return ((ucontext_t *)context)->uc_mcontext.pc;
#else
    (void)context;
    return 1;
#endif
}

static void on_fault(int signal, siginfo_t *info, void *context) {
    u64 address = (u64)info->si_addr, page = address / page_bytes * page_bytes;
    if (signal != SIGSEGV) leave("signal", (u64)signal);
    /* The linker has put 0 for what it has not found. */
    if (address == 0 && place_of(context) == 0) leave("missing", 0);
    if (info->si_code != SEGV_MAPERR || address < LOWEST || address >= HIGHEST) {
        leave(info->si_code == SEGV_ACCERR ? "constant" : "address", address);
    }
    if (page_count == PAGES) leave("pages", page_count);
    void *there = mmap((void *)page, page_bytes, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (there != (void *)page) leave("address", address);
    for (u64 at = 0; at < page_bytes; at += 8) *(u64 *)(page + at) = word((page + at) / 8);
    pages[page_count++] = page;
}

/* ---- one call */

static void find_objects(void) {
    for (u64 at = 0; at < dfquery_object_count; at++) {
        const struct object *object = &dfquery_objects[at];
        u8 *(*of_thread)(void) = (u8 * (*)(void)) object->address;
        u8 *address = addresses[at] = object->kind & OF_THREAD ? of_thread() : object->address;
        if (!(object->kind & VARIABLE)) continue;
        if (object->kind & OUTSIDE) {
            for (u64 byte = 0; byte < object->bytes; byte++) address[byte] = byte_at(object->simulated + byte);
        }
        before[at] = malloc(object->bytes + 1);
        if (!before[at]) leave("pages", 0);
        memcpy(before[at], address, object->bytes);
    }
}

static void tell_objects(void) {
    for (u64 at = 0; at < dfquery_object_count; at++) {
        u64 bytes = dfquery_objects[at].bytes;
        if (!before[at] || !memcmp(before[at], addresses[at], bytes)) continue;
        u64 first = 0, end = bytes;
        while (before[at][first] == addresses[at][first]) first++;
        while (before[at][end - 1] == addresses[at][end - 1]) end--;
        say("object");
        say_number(at);
        say_number(first);
        say_bytes(addresses[at] + first, end - first);
        put('\n');
    }
}

static void tell_pages(void) {
    for (u64 at = 0; at < page_count; at++) {
        int changed = 0;
        for (u64 byte = 0; byte < page_bytes && !changed; byte += 8) {
            changed = *(u64 *)(pages[at] + byte) != word((pages[at] + byte) / 8);
        }
        if (!changed) continue;
        say("page");
        say_number(pages[at]);
        say_bytes((u8 *)pages[at], page_bytes);
        put('\n');
    }
}

static void *run(void *nothing) {
    static u8 other_stack[1 << 16];
    stack_t stack = {.ss_sp = other_stack, .ss_size = sizeof other_stack};
    sigaltstack(&stack, 0);
    struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT};
    for (size_t at = 0; at < sizeof signals / sizeof *signals; at++) sigaction(signals[at], &action, 0);
    find_objects();
    for (u64 at = 0; at < dfquery_object_count; at++) {
        if (!(dfquery_objects[at].kind & OF_THREAD)) continue;
        say("thread");
        say_number(at);
        say_number((u64)addresses[at]);
        put('\n');
    }
    dfquery_calls[function](arguments, result, ones, mask);
    say("result");
    say_bytes(result, result_bytes);
    put('\n');
    say("mask");
    say_bytes(mask, result_bytes);
    put('\n');
    tell_objects();
    tell_pages();
    say("returned\n");
    flush();
    return nothing;
}

/* Runs `run` on a stack at a known place, whose bytes are known, too. */
static void on_stack(u64 place, int pattern) {
    void *stack = mmap((void *)place, STACK, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (stack != (void *)place) leave("pages", place);
    memset((u8 *)stack + STACK - FILLED, pattern, FILLED);
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setstack(&attributes, stack, STACK);
    if (pthread_create(&thread, &attributes, run, 0)) leave("pages", 0);
    pthread_join(thread, 0);
}

/* ---- all calls */

static void tell_image(void) {
    find_objects();
    for (u64 at = 0; at < dfquery_object_count; at++) {
        say("at");
        say_number(at);
        say_number((u64)addresses[at]);
        say_bytes(addresses[at], dfquery_objects[at].kind & VARIABLE ? dfquery_objects[at].bytes : 0);
        put('\n');
    }
    flush();
}

static u8 digit(char letter) {
    return (u8)(letter <= '9' ? letter - '0' : letter - 'a' + 10);
}

/* Reads the next call; 0 at the end. */
static int next(void) {
    static char line[LINE];
    if (!fgets(line, LINE, stdin)) return 0;
    char *rest;
    function = strtoull(line, &rest, 16);
    seed = strtoull(rest, &rest, 16);
    result_bytes = strtoull(rest, 0, 16);
    if (result_bytes > RESULT) return 0;
    if (!fgets(line, LINE, stdin)) return 0;
    memset(arguments, 0, sizeof arguments);
    for (size_t at = 0; at < ARGUMENTS && line[2 * at] >= '0' && line[2 * at + 1] >= '0'; at++) {
        arguments[at] = (u8)(digit(line[2 * at]) << 4 | digit(line[2 * at + 1]));
    }
    return 1;
}

/* Arguments: where the stack lies, what it is filled with, seconds for each call. */
int main(int count, char **words) {
    if (count < 4) return 2;
    page_bytes = (u64)sysconf(_SC_PAGESIZE);
    addresses = calloc(dfquery_object_count + 1, sizeof *addresses);
    before = calloc(dfquery_object_count + 1, sizeof *before);
    if (!addresses || !before) return 2;
    memset(ones, 0xff, sizeof ones);
    /* Nothing else may come to lie where pointers that are made up lead. */
    tell_image();
    while (next()) {
        pid_t child = fork();
        if (child < 0) return 2;
        if (!child) {
            alarm((unsigned)strtoul(words[3], 0, 10));
            on_stack(strtoull(words[1], 0, 16), (int)strtoul(words[2], 0, 16));
            _exit(0);
        }
        int status = 0;
        waitpid(child, &status, 0);
        if (WIFSIGNALED(status)) {
            say("signal");
            say_number((u64)WTERMSIG(status));
            put('\n');
        }
        say("end\n");
        flush();
    }
    return 0;
}
