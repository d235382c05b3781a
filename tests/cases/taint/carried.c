#define _GNU_SOURCE
/* Data from outside that is carried in structures, by makers of objects, by searches, callbacks and lists of arguments. */
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct job { char *name; };
struct packet { int length; char text[60]; };

static struct job *make(char *name) {
  struct job *job = malloc(sizeof *job);
  job->name = name;
  return job;
}
static void print(char *to, size_t size, const char *format, ...) {
  va_list list;
  va_start(list, format);
  vsnprintf(to, size, format, list);
  va_end(list);
}
static void *work(void *argument) { return argument; }

void made(char **argv) { system(make(argv[1])->name); }
void made_clean(void) { system(make("ls")->name); }
void found(char **argv) { system(strchr(argv[1], '=')); }
void cut(void) { char *rest = getenv("X"); system(strsep(&rest, ",")); }
void ended(char **argv) { char *end; strtol(argv[1], &end, 10); system(end); }
void filled(void) { struct packet packet; read(0, &packet, sizeof packet); system(packet.text); }
void other_member(void) { struct packet packet; packet.length = 3; read(0, packet.text, 60); usleep(packet.length); }
void copied(void) {
  char raw[64];
  struct packet packet;
  read(0, raw, 64);
  memcpy(&packet, raw, 64);
  system(packet.text);
}
void listed(char **argv) { char *vector[] = {"sh", "-c", argv[1], 0}; execv("/bin/sh", vector); }
void printed(char **argv) { char command[99]; print(command, 99, "ls %s", argv[1]); system(command); }
void threaded(char **argv) {
  pthread_t thread;
  void *result;
  pthread_create(&thread, 0, work, argv[1]);
  pthread_join(thread, &result);
  system(result);
}
void line(void) { char *text = 0; size_t size = 0; getline(&text, &size, stdin); system(text); }
int main(int argc, char **argv, char **variables) {
  made(argv); made_clean(); found(argv); cut(); ended(argv); filled(); other_member(); copied(); listed(argv);
  printed(argv); threaded(argv); line();
  return system(variables[0]);
}
