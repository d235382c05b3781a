// The sum over a linked list.
struct node {
  long value;
  struct node *next;
};
long linked_list(const struct node *node) {
  long sum = 0;
  for (; node; node = node->next)
    sum += node->value;
  return sum;
}
