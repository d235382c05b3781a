/* A table of words: the input of the tutorial. */
#include <stddef.h>

struct entry {
    const char *word;
    unsigned hash;
    int count;
};

unsigned hash(const char *text)
{
    unsigned h = 5381;
    while (*text)
        h = h * 33 ^ (unsigned char)*text++;
    return h;
}

/* Linear probing; the size of the table is a power of two. */
int find(const struct entry *table, unsigned size, unsigned wanted)
{
    unsigned at = wanted & (size - 1);
    for (unsigned tries = 0; tries < size; tries++) {
        if (!table[at].word)
            return -1;
        if (table[at].hash == wanted)
            return at;
        at = (at + 1) & (size - 1);
    }
    return -1;
}

int most(const struct entry *table, const unsigned *size, int limit)
{
    int best = 0;
    for (unsigned at = 0; at < *size; at++) {
        int scaled = table[at].count * limit;
        if (scaled > best)
            best = scaled;
    }
    return best;
}

/* Duff's device: a switch jumps into the middle of a loop. */
void copy(int *to, const int *from, int count)
{
    int rounds = (count + 3) / 4;
    switch (count % 4) {
    case 0: do { *to++ = *from++;
    case 3:      *to++ = *from++;
    case 2:      *to++ = *from++;
    case 1:      *to++ = *from++;
            } while (--rounds > 0);
    }
}
