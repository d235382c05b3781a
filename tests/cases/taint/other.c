/* CWE-134 (format), CWE-23 (path), CWE-427 (search path), sizes, and barriers and guards that barriers.csv names. */
#include "std.h"

/* formats */
void format_bad(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  printf(data);
}

void format_good(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  printf("%s\n", data);
}

void format_buffer_bad(void) {
  char data[100] = "", to[100];
  fgets(data, 100, stdin);
  snprintf(to, sizeof to, data);
}

void format_buffer_good(void) {
  char data[100] = "", to[100];
  fgets(data, 100, stdin);
  snprintf(to, sizeof to, "%s", data);
}

static void log_bad(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
}

static void log_good(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
}

void variadic_bad(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  log_bad(data, data);
}

void variadic_good(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  log_good("%s", data);
}

void format_environment_bad(void) {
  char *data = getenv("FORMAT");
  fprintf(stdout, data);
}

void format_environment_good(void) {
  char *data = getenv("FORMAT");
  fprintf(stdout, "%s", data);
}

/* paths */
void path_bad(void) {
  char data[200] = "/tmp/";
  char name[100] = "";
  FILE *file;
  fgets(name, 100, stdin);
  strcat(data, name);
  file = fopen(data, "w");
  if (file != NULL)
    fclose(file);
}

void path_good(void) {
  char data[200] = "/tmp/";
  char name[100] = "";
  FILE *file;
  fgets(name, 100, stdin);
  strcat(data, "file");
  file = fopen(data, "w");
  if (file != NULL) {
    fprintf(file, "%s", name);
    fclose(file);
  }
}

void descriptor_bad(void) {
  char *name = getenv("NAME");
  if (name != NULL)
    open(name, O_RDONLY);
}

void descriptor_good(void) {
  char *name = getenv("NAME");
  if (name != NULL && open("/tmp/name", O_RDONLY) > 0)
    puts(name);
}

static char *path_of(char *to, const char *folder, const char *name) {
  sprintf(to, "%s/%s", folder, name);
  return to;
}

void joined_bad(void) {
  char name[100] = "", path[200];
  fgets(name, 100, stdin);
  path_of(path, "/tmp", name);
  fopen(path, "r");
}

void joined_good(void) {
  char name[100] = "", path[200];
  fgets(name, 100, stdin);
  path_of(path, "/tmp", "name");
  fopen(path, "r");
}

/* the search path */
void search_bad(void) {
  char data[250] = "PATH=";
  fgets(data + 5, 200, stdin);
  putenv(data);
}

void search_good(void) {
  char data[250] = "PATH=";
  char other[250];
  fgets(other, 200, stdin);
  strcat(data, "/usr/sbin");
  putenv(data);
}

void set_bad(void) {
  char data[250] = "";
  read(0, data, 200);
  setenv("PATH", data, 1);
}

void set_good(void) {
  char data[250] = "";
  read(0, data, 200);
  setenv("PATH", "/usr/bin", 1);
}

/* sizes */
void size_bad(void) {
  char data[100] = "";
  char *room;
  fgets(data, 100, stdin);
  room = malloc((size_t)atoi(data) * 4);
  free(room);
}

void size_good(void) {
  char data[100] = "";
  char *room;
  fgets(data, 100, stdin);
  room = malloc(sizeof data * 4);
  free(room);
}

void bytes_bad(void) {
  unsigned char head[4];
  char from[300] = "", to[300];
  int size;
  read(0, head, 4);
  size = head[0] | head[1] << 8;
  memcpy(to, from, size);
  puts(to);
}

void bytes_good(void) {
  unsigned char head[4];
  char from[300] = "", to[300];
  read(0, head, 4);
  memcpy(to, from, sizeof to);
  puts(to);
}

/* barriers and guards: other.csv says what these do */
char *quoted(const char *text);
void clean(char *text);
int is_safe(const char *text);

void quoted_bad(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  quoted(data);
  system(data);
}

void quoted_good(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  system(quoted(data));
}

void cleaned_bad(void) {
  char data[100] = "", other[100] = "";
  fgets(data, 100, stdin);
  clean(other);
  system(data);
}

void cleaned_good(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  clean(data);
  system(data);
}

void guarded_bad(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  if (!is_safe(data))
    system(data);
}

void guarded_good(void) {
  char data[100] = "";
  fgets(data, 100, stdin);
  if (is_safe(data))
    system(data);
}

/* text of any length in a room of its own, and an address that is printed as a number */
void printed_bad(void) {
  char to[100];
  sprintf(to, "%s", getenv("ADD"));
}

void printed_good(void) {
  char to[100];
  unsigned long number = (unsigned long)getenv("ADD");
  sprintf(to, "%lx", number);
}

int main(int count, char **arguments) {
  (void)count;
  (void)arguments;
  format_bad(); format_good();
  format_buffer_bad(); format_buffer_good();
  variadic_bad(); variadic_good();
  format_environment_bad(); format_environment_good();
  path_bad(); path_good();
  descriptor_bad(); descriptor_good();
  joined_bad(); joined_good();
  search_bad(); search_good();
  set_bad(); set_good();
  size_bad(); size_good();
  bytes_bad(); bytes_good();
  quoted_bad(); quoted_good();
  cleaned_bad(); cleaned_good();
  guarded_bad(); guarded_good();
  printed_bad(); printed_good();
  return 0;
}
