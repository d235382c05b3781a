// Two functions that share a helper, whose address they pass on, and a class with virtual functions.
#include <stdlib.h>
#include <string.h>

static char *doubled(const char *text) {
  char *made = static_cast<char *>(malloc(2 * strlen(text) + 1));
  strcpy(made, text);
  return strcat(made, text);
}

template <class Change> struct Changer {
  Change change;
  char *operator()(const char *text) const { return change(text); }
};

struct Named {
  char *name;
  virtual void set(const char *text) { name = strdup(text); }
  virtual const char *get() const { return name; }
};

inline Named *made() { return new Named; }

void changed_bad(void) {
  Changer<char *(*)(const char *)> changer = {doubled};
  system(changer(getenv("COMMAND")));
}

void changed_good(void) {
  Changer<char *(*)(const char *)> changer = {doubled};
  system(changer("ls"));
}

void named_bad(void) {
  Named *named = made();
  named->set(getenv("COMMAND"));
  system(named->get());
}

void named_good(void) {
  Named *named = made();
  named->set("ls");
  system(named->get());
}

int main(void) {
  changed_bad();
  changed_good();
  named_bad();
  named_good();
  return 0;
}
