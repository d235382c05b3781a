static int counter;
static int *last = &counter;

static int bump(void) { return ++counter; }

int first(void) {
  last = &counter;
  return bump();
}
