// What two functions keep by one template: copies of it tell their data apart.
#include <stdlib.h>
#include <string.h>

inline void *operator new(size_t, void *place) noexcept { return place; }

struct Text {
  char *bytes;
  explicit Text(const char *from) : bytes(strdup(from)) {}
  Text(const Text &from) : bytes(strdup(from.bytes)) {}
};

template <class T> struct Bag {
  T *items = nullptr;
  T *end = nullptr;

  void push(const T &item) {
    if (!items)
      items = end = static_cast<T *>(malloc(9 * sizeof(T)));
    new (end++) T(item);
  }
  T &back() { return end[-1]; }
};

void bad(void) {
  Bag<Text> bag;
  bag.push(Text(getenv("COMMAND")));
  Text last = bag.back();
  system(last.bytes);
}

void good(void) {
  Bag<Text> bag;
  bag.push(Text("ls"));
  Text last = bag.back();
  system(last.bytes);
}

int main(void) {
  bad();
  good();
  return 0;
}
