struct tally {
  unsigned words, letters, longest;
};

void tally_add(struct tally *tally, const char *word);
