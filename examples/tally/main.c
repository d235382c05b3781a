#include "tally.h"
#include <stdio.h>

int main(int argc, char **argv) {
  struct tally tally = {0};
  for (int i = 1; i < argc; i++)
    tally_add(&tally, argv[i]);
  printf("%u words, %u letters, longest %u\n", tally.words, tally.letters, tally.longest);
  return 0;
}
