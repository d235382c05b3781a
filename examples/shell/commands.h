struct command {
  const char *name;
  void (*run)(const char *argument);
};

extern const struct command commands[2];
