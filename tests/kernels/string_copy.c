// Copies a string with its end.
void string_copy(char *restrict to, const char *restrict from) {
  while ((*to++ = *from++))
    ;
}
