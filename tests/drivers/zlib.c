/* Compresses and decompresses texts with zlib: in one call, in pieces through a stream, with a dictionary, and through a file. */

typedef unsigned long size_t;
typedef struct z_stream_s {
  const unsigned char *next_in;
  unsigned avail_in;
  unsigned long total_in;
  unsigned char *next_out;
  unsigned avail_out;
  unsigned long total_out;
  const char *msg;
  struct internal_state *state;
  void *(*zalloc)(void *, unsigned, unsigned);
  void (*zfree)(void *, void *);
  void *opaque;
  int data_type;
  unsigned long adler;
  unsigned long reserved;
} z_stream;

int compress2(unsigned char *, unsigned long *, const unsigned char *, unsigned long, int);
int uncompress(unsigned char *, unsigned long *, const unsigned char *, unsigned long);
int deflateInit2_(z_stream *, int, int, int, int, int, const char *, int);
int deflate(z_stream *, int);
int deflateEnd(z_stream *);
int deflateSetDictionary(z_stream *, const unsigned char *, unsigned);
int deflateCopy(z_stream *, z_stream *);
int deflateParams(z_stream *, int, int);
int inflateInit2_(z_stream *, int, const char *, int);
int inflate(z_stream *, int);
int inflateEnd(z_stream *);
int inflateReset(z_stream *);
int inflateSetDictionary(z_stream *, const unsigned char *, unsigned);
void *gzopen(const char *, const char *);
int gzwrite(void *, const void *, unsigned);
int gzputs(void *, const char *);
int gzread(void *, void *, unsigned);
char *gzgets(void *, char *, int);
int gzclose(void *);
const char *zlibVersion(void);
int memcmp(const void *, const void *, size_t);
void *memset(void *, int, size_t);
int printf(const char *, ...);

static unsigned char text[6000], packed[9000], unpacked[6000];
static const char dictionary[] = "the quick brown fox jumps over the lazy dog";

static void make_text(unsigned seed) {
  static const char *const words[] = {"the ", "quick ", "brown ", "fox ", "jumps ", "over ", "lazy ", "dog\n"};
  unsigned at = 0;
  while (at < sizeof text) {
    seed = seed * 1103515245u + 12345u;
    const char *word = words[seed >> 16 & 7];
    if ((seed >> 20 & 31) == 0)
      text[at++] = seed >> 8;
    else
      while (*word && at < sizeof text) text[at++] = *word++;
  }
}

static int one_call(int level) {
  unsigned long packed_bytes = sizeof packed, bytes = sizeof unpacked;
  if (compress2(packed, &packed_bytes, text, sizeof text, level)) return 1;
  if (uncompress(unpacked, &bytes, packed, packed_bytes)) return 2;
  return bytes != sizeof text || memcmp(text, unpacked, bytes) ? 3 : 0;
}

static int in_pieces(int strategy, int window, unsigned piece) {
  z_stream out, copy, in;
  memset(&out, 0, sizeof out);
  memset(&in, 0, sizeof in);
  if (deflateInit2_(&out, 6, 8, window, 8, strategy, zlibVersion(), sizeof out)) return 11;
  if (window > 0 && window < 16) deflateSetDictionary(&out, (const unsigned char *)dictionary, sizeof dictionary - 1);
  out.next_out = packed;
  out.avail_out = sizeof packed;
  for (unsigned at = 0; at < sizeof text; at += piece) {
    out.next_in = text + at;
    out.avail_in = sizeof text - at < piece ? sizeof text - at : piece;
    if (at == piece) deflateParams(&out, 1, strategy);
    int end = deflate(&out, at / piece % 3 == 0 ? 2 : 0);
    if (end < 0 && end != -5) return 12;
  }
  if (deflateCopy(&copy, &out)) return 13;
  deflateEnd(&out);
  if (deflate(&copy, 4) != 1) return 14;
  unsigned long packed_bytes = copy.total_out;
  deflateEnd(&copy);
  if (inflateInit2_(&in, window > 15 ? 47 : window, zlibVersion(), sizeof in)) return 15;
  in.next_in = packed;
  in.avail_in = packed_bytes;
  in.next_out = unpacked;
  int end = 0;
  while (end != 1) {
    in.avail_out = 512;
    end = inflate(&in, 0);
    if (end == 2) end = inflateSetDictionary(&in, (const unsigned char *)dictionary, sizeof dictionary - 1);
    if (end < 0) return 16;
  }
  int wrong = in.total_out != sizeof text || memcmp(text, unpacked, sizeof text);
  inflateReset(&in);
  inflateEnd(&in);
  return wrong ? 17 : 0;
}

static int through_a_file(void) {
  char line[200];
  void *file = gzopen("text.gz", "wb");
  if (!file) return 21;
  gzputs(file, "one line\n");
  gzwrite(file, text, 3000);
  gzclose(file);
  file = gzopen("text.gz", "rb");
  if (!file || !gzgets(file, line, sizeof line)) return 22;
  int read = gzread(file, unpacked, 3000);
  gzclose(file);
  return read != 3000 || memcmp(text, unpacked, 3000) ? 23 : 0;
}

int main(void) {
  make_text(1);
  int wrong = one_call(1) | one_call(9) | one_call(0);
  if (!wrong) wrong = in_pieces(0, 15, 1000);
  if (!wrong) wrong = in_pieces(2, -12, 2500);
  if (!wrong) wrong = in_pieces(3, 31, 700);
  if (!wrong) wrong = through_a_file();
  printf("zlib %s: %d\n", zlibVersion(), wrong);
  return wrong;
}
