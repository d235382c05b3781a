static int counter, other;
static int *last = &other;

static int bump(void) { return counter += 2; }

int first(void);

int main(void) { return first() + bump() + *last; }
