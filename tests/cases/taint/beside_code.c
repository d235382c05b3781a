// A structure with a text and the address of a function: what is read to the text is not in the function.
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct job {
  char *text;
  void (*done)(void);
};

static void finish(void) { puts("done"); }

void line_bad(void) {
  struct job job = {NULL, finish};
  size_t room = 0;
  getline(&job.text, &room, stdin);
  execv("/bin/sh", (char **)&job);
}

void line_good(void) {
  struct job job = {"ls", finish};
  execv("/bin/sh", (char **)&job);
}

int main(void) {
  line_bad();
  line_good();
  return 0;
}
