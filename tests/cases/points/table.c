#include <stdlib.h>

struct node { struct node *next; int *data; int (*change)(int); };

static int up(int x) { return x + 1; }
static int down(int x) { return x - 1; }
static int left, right;
static struct node *head;

static void push(int *data, int (*change)(int)) {
  struct node *node = malloc(sizeof *node);
  node->next = head;
  node->data = data;
  node->change = change;
  head = node;
}

int main(void) {
  int sum = 0;
  push(&left, up);
  push(&right, down);
  for (struct node *node = head; node; node = node->next)
    sum += node->change(*node->data);
  return sum;
}
