/* What the cases share. A function called *_bad lets data from outside reach a sink, and one called *_good does not. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <fcntl.h>
#include <stdarg.h>
