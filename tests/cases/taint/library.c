#define _GNU_SOURCE
/* Functions of the library that give data from outside, give it on and must not get it: one of each kind. */
#include <argz.h>
#include <ctype.h>
#include <dirent.h>
#include <err.h>
#include <error.h>
#include <fts.h>
#include <glob.h>
#include <math.h>
#include <mntent.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <wchar.h>
#include <wordexp.h>

void scandir_bad(void) {
  struct dirent **l;
  int n = scandir(".", &l, 0, alphasort);
  for (int i=0;i<n;i++) system(l[i]->d_name);
}
void glob_bad(void) { glob_t g; glob("*", 0, 0, &g); system(g.gl_pathv[0]); }
void wordexp_bad(void) { wordexp_t w; wordexp("*", &w, 0); system(w.we_wordv[0]); }
void readv_bad(void) { char a[10], b[10]; struct iovec v[2] = {{a,10},{b,10}}; readv(0, v, 2); system(b); }
void recvmsg_bad(void) {
  char a[10];
  struct iovec v = {a,10};
  struct msghdr m = {0};
  m.msg_iov=&v;
  m.msg_iovlen=1;
  recvmsg(0,&m,0);
  system(a);
}
void xattr_bad(void) { char a[10]; getxattr("x","y",a,10); system(a); }
void host_bad(void) {
  struct hostent h, *r;
  char b[100];
  int e;
  gethostbyname_r("x", &h, b, 100, &r, &e);
  system(r->h_name);
}
void mnt_bad(void) { FILE *f = setmntent("x","r"); struct mntent *m = getmntent(f); system(m->mnt_dir); }
void fts_bad(char **p) { FTS *f = fts_open(p, 0, 0); FTSENT *e = fts_read(f); system(e->fts_path); }
void err_bad(void) { err(1, getenv("A")); }
void errat_bad(void) { error_at_line(1,1,"x",1,getenv("A")); }
void wide_bad(void) { wchar_t w[10]; char c[10]; fgetws(w,10,stdin); wcstombs(c,w,10); system(c); }
void argz_bad(void) { char *a; size_t n; argz_create_sep(getenv("A"), ':', &a, &n); system(argz_next(a,n,0)); }
void upper_bad(void) {
  char b[100];
  char *s = getenv("A");
  int i;
  for (i=0; s[i]; i++) b[i]=toupper(s[i]);
  b[i]=0;
  system(b);
}
void strtof_bad(void) { char *s = getenv("A"); float f = strtof(s,0); malloc((size_t)sqrtf(f)); }
void getsubopt_bad(void) { char *s = getenv("A"), *v; char *const t[] = {"a",0}; getsubopt(&s, t, &v); system(v); }
void prog_bad(void) { system(program_invocation_name); }
void wprintf_bad(void) { wchar_t w[10]; mbstowcs(w, getenv("A"), 10); wprintf(w); }
void strcpy_bad(void) { char b[10]; strcpy(b, getenv("A")); }
void open_bad(void) { FILE *f; char b[10]; read(0,b,10); f = fopen(b,"r"); freopen(b,"r",f); mkstemp(b); }
void getline_bad(void) { char *l = 0; size_t n = 0; getline(&l, &n, stdin); system(l); }
void asprintf_bad(void) { char *l; asprintf(&l, "x%s", getenv("A")); system(l); }
void strsep_bad(void) { char *s = getenv("A"); system(strsep(&s, ":")); }
void ecvt_bad(void) { double d = atof(getenv("A")); char b[10]; gcvt(d, 3, b); system(b); }
