// A function that a library calls back writes data from a variable of the program to memory that it is given.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct job {
  char text[64];
};

static char input[64];
static char fixed[64] = "ls";

static void *copy_input(void *argument) {
  struct job *job = argument;
  strcpy(job->text, input);
  return NULL;
}

static void *copy_fixed(void *argument) {
  struct job *job = argument;
  strcpy(job->text, fixed);
  return NULL;
}

void thread_bad(void) {
  struct job job;
  pthread_t thread;
  pthread_create(&thread, NULL, copy_input, &job);
  pthread_join(thread, NULL);
  system(job.text);
}

void thread_good(void) {
  struct job job;
  pthread_t thread;
  pthread_create(&thread, NULL, copy_fixed, &job);
  pthread_join(thread, NULL);
  system(job.text);
}

int main(void) {
  fgets(input, sizeof input, stdin);
  thread_bad();
  thread_good();
  return 0;
}
