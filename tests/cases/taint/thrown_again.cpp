// Exceptions that handlers throw again: those that they have caught, not any others.
extern "C" char *getenv(const char *);
extern "C" int system(const char *);
extern "C" int puts(const char *);

struct Failure {
  const char *text;
};

void raise_outside() { throw Failure{getenv("X")}; }

void caught_bad() {
  try {
    try {
      throw Failure{getenv("X")};
    } catch (Failure &) {
      puts("again");
      throw;
    }
  } catch (Failure &failure) {
    system(failure.text);
  }
}

void caught_good() {
  try {
    try {
      throw Failure{"ls"};
    } catch (Failure &) {
      puts("again");
      throw;
    }
  } catch (Failure &failure) {
    system(failure.text);
  }
}

// a handler in a handler
void inner_good() {
  try {
    try {
      throw Failure{"ls"};
    } catch (Failure &) {
      try {
        throw;
      } catch (...) {
        throw;
      }
    }
  } catch (Failure &failure) {
    system(failure.text);
  }
}

// one that has ended
void ended_bad() {
  try {
    try {
      raise_outside();
    } catch (Failure &outer) {
      try {
        throw Failure{"ls"};
      } catch (Failure &) {
      }
      throw;
    }
  } catch (Failure &failure) {
    system(failure.text);
  }
}

// a function that has no handler of its own
static void again() { throw; }

void called_bad() {
  try {
    try {
      raise_outside();
    } catch (...) {
      again();
    }
  } catch (Failure &failure) {
    system(failure.text);
  }
}

// one that throws before it has a handler, and after
static void perhaps(bool first) {
  if (first)
    throw;
  try {
    throw Failure{"ls"};
  } catch (Failure &) {
    puts("ended");
  }
  throw;
}

void perhaps_bad(bool first) {
  try {
    try {
      raise_outside();
    } catch (...) {
      perhaps(first);
    }
  } catch (Failure &failure) {
    system(failure.text);
  }
}

// one that throws after its handler
static void behind() {
  try {
    throw Failure{"ls"};
  } catch (Failure &) {
  }
  throw;
}

void behind_bad() {
  try {
    try {
      raise_outside();
    } catch (...) {
      behind();
    }
  } catch (Failure &failure) {
    system(failure.text);
  }
}

// one that throws where its handler has ended, or in the handler
static void anyhow(bool first) {
  try {
    throw Failure{"ls"};
  } catch (Failure &) {
    if (first)
      throw;
    try {
      puts("inner");
      throw Failure{"pwd"};
    } catch (Failure &) {
      puts("ended");
    }
    puts("outer");
  }
  puts("behind");
  throw;
}

void anyhow_bad(bool first) {
  try {
    try {
      raise_outside();
    } catch (...) {
      anyhow(first);
    }
  } catch (Failure &failure) {
    system(failure.text);
  }
}

int main(int count, char **) {
  caught_bad(), caught_good(), inner_good(), ended_bad(), called_bad(), perhaps_bad(count > 1), behind_bad(), anyhow_bad(count > 1);
}
