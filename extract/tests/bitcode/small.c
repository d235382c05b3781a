// What the bitcode beside this file is made of, by clang 13, 14, 15, 16, 19 and 22:
//
//     clang-N -O0 -emit-llvm -c small.c -o small.N.O0.bc
//     clang-N -O2 -g -ffile-compilation-dir=. -emit-llvm -c small.c -o small.N.O2g.bc
//
// The text beside each is what `llvm-dis` of LLVM 22 writes of it.
typedef struct node {
  struct node *next;
  double weight;
  int key;
} node;

int table[4] = {1, -2, 3, 4};
const float scales[3] = {1.5f, 0.1f, -0.0f};
static const char *names[2] = {"one\n", "\"two\""};
extern int printf(const char *, ...);
extern void visit(node *);

static double weigh(const node *list) {
  double sum = 0.999;
  for (; list; list = list->next)
    sum += list->weight * scales[list->key & 1];
  return sum;
}

int choose(int key, node *list) {
  node copy[2];
  __builtin_memcpy(copy, list, sizeof copy);
  visit(copy);
  switch (key) {
  case 0:
    return table[key + 1];
  case 7:
    return printf("%s %f\n", names[key & 1], weigh(copy));
  case -3:
    return __atomic_fetch_add(&table[0], 2, __ATOMIC_ACQUIRE);
  default:
    return key % 3 ? __builtin_clz(key) : ~key;
  }
}

int run(const unsigned char *code) {
  static const void *const targets[] = {&&stop, &&more, &&less};
  int count = 0;
  goto *targets[*code++];
more:
  count++;
  goto *targets[*code++];
less:
  count--;
  goto *targets[*code++];
stop:
  return count;
}
