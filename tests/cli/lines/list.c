// A list of numbers: variables of pointers, structs, arrays and functions.
struct node {
    int key;
    struct node *next;
};

typedef unsigned long count;
typedef int (*compare)(const void *, const struct node *);

int sum(const struct node *head, count limit) {
    int total = 0;
    for (const struct node *at = head; at && limit--; at = at->next)
        total += at->key;
    return total;
}

int first(struct node *table[4], compare is_wanted, volatile char *const flag) {
    int places[2][3] = {{0}};
    for (int i = 0; i < 4; i++) {
        *flag = 1;
        if (is_wanted(places, table[i]))
            return table[i]->key;
    }
    return -1;
}
