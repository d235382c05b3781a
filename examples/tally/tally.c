#include "tally.h"

static unsigned length(const char *word) {
  unsigned letters = 0;
  while (word[letters])
    letters++;
  return letters;
}

void tally_add(struct tally *tally, const char *word) {
  unsigned letters = length(word);
  tally->words++;
  tally->letters += letters;
  if (tally->longest < letters)
    tally->longest = letters;
}
