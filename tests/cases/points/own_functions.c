/* Functions of the program that are called like functions of the library: each is another function. */
int getc(int (*change)(int), int x) { return change(x); }
struct node { struct node *next; int (*change)(int); };
static int up(int x) { return x + 1; }
static int down(int x) { return x - 1; }
static void link(struct node *node, struct node *next) { node->next = next; }
static void send(struct node *node, int (*change)(int)) { node->change = change; }
static int poll(struct node *node) { return node->next->change(2); }
int main(void) {
  struct node first = {0}, second = {0};
  link(&first, &second);
  send(&first, up);
  send(&second, down);
  return poll(&first) + getc(up, 1);
}
/* Called like one of the library, and of its signature. */
int abs(int x) { return x < 0 ? -x : x; }
