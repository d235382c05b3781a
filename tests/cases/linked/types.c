// Two modules that number their types in another order: -DFIRST is the one, -DSECOND the other.
struct node {
  struct node *next;
  int *data;
};
struct node *make(int *data);
struct node *follow(struct node **from);
int *got(int **from);
short read(short **at);

#ifdef FIRST
int value;
float weight;
void fill(struct node **at, int **into) {
  *at = make(&value);
  *into = &value;
}
float *weigh(float **at) {
  *at = &weight;
  return *at;
}
int main(void) {
  struct node *node;
  int *into;
  float *weighed;
  short *counted;
  fill(&node, &into);
  weigh(&weighed);
  return *got(&into) + read(&counted) + (follow(&node) != 0);
}
#endif

#ifdef SECOND
short count;
struct node first;
short read(short **at) {
  *at = &count;
  return **at;
}
int *got(int **from) { return *from; }
struct node *follow(struct node **from) { return (*from)->next; }
struct node *make(int *data) {
  first.data = data;
  return &first;
}
#endif
