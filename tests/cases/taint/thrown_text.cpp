// The texts of exceptions of the library, which handlers ask for by a virtual function.
#include <stdexcept>

extern "C" char *getenv(const char *);
extern "C" int system(const char *);

void text_bad() {
  try {
    throw std::runtime_error(getenv("X"));
  } catch (const std::exception &failure) {
    system(failure.what());
  }
}

void text_good() {
  try {
    throw std::runtime_error("ls");
  } catch (const std::exception &failure) {
    system(failure.what());
  }
}

static void check(int count, const char *text) {
  if (count > 2)
    throw std::invalid_argument(text);
}

void passed_bad(int count) {
  try {
    check(count, getenv("Y"));
  } catch (const std::logic_error &failure) {
    system(failure.what());
  }
}

// a third virtual function that is no text
struct Shape {
  virtual ~Shape();
  virtual const char *name() const;
};
Shape *shape_of(const char *text);

void shape_good() {
  Shape *shape = shape_of(getenv("Z"));
  system(shape->name());
}

int main(int count, char **) { text_bad(), text_good(), passed_bad(count), shape_good(); }
