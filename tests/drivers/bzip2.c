/* Compresses and decompresses a text with bzip2: in one call, through a stream, and through a file. */

typedef unsigned long size_t;
/* Without a tag, as in bzlib.h: types of several files are one only if they are spelled alike. */
typedef struct {
  char *next_in;
  unsigned avail_in, total_in_lo32, total_in_hi32;
  char *next_out;
  unsigned avail_out, total_out_lo32, total_out_hi32;
  void *state;
  void *(*bzalloc)(void *, int, int);
  void (*bzfree)(void *, void *);
  void *opaque;
} bz_stream;

int BZ2_bzBuffToBuffCompress(char *, unsigned *, char *, unsigned, int, int, int);
int BZ2_bzBuffToBuffDecompress(char *, unsigned *, char *, unsigned, int, int);
int BZ2_bzCompressInit(bz_stream *, int, int, int);
int BZ2_bzCompress(bz_stream *, int);
int BZ2_bzCompressEnd(bz_stream *);
int BZ2_bzDecompressInit(bz_stream *, int, int);
int BZ2_bzDecompress(bz_stream *);
int BZ2_bzDecompressEnd(bz_stream *);
void *BZ2_bzopen(const char *, const char *);
int BZ2_bzwrite(void *, void *, int);
int BZ2_bzread(void *, void *, int);
void BZ2_bzclose(void *);
const char *BZ2_bzlibVersion(void);
void *malloc(size_t);
void free(void *);
int memcmp(const void *, const void *, size_t);
void *memset(void *, int, size_t);
int printf(const char *, ...);

static char text[2500], packed[4000], unpacked[2500];
static int allocations;

static void *counted(void *counter, int count, int bytes) {
  ++*(int *)counter;
  return malloc((size_t)count * bytes);
}

static void uncounted(void *counter, void *memory) {
  --*(int *)counter;
  free(memory);
}

static void make_text(unsigned seed) {
  for (unsigned at = 0; at < sizeof text; at++) {
    seed = seed * 1103515245u + 12345u;
    text[at] = (seed >> 16) % 7 < 3 ? 'a' + (seed >> 24) % 5 : 'z';
  }
}

static int one_call(void) {
  unsigned packed_bytes = sizeof packed, bytes = sizeof unpacked;
  if (BZ2_bzBuffToBuffCompress(packed, &packed_bytes, text, sizeof text, 1, 0, 0)) return 1;
  if (BZ2_bzBuffToBuffDecompress(unpacked, &bytes, packed, packed_bytes, 1, 0)) return 2;
  return bytes != sizeof text || memcmp(text, unpacked, bytes) ? 3 : 0;
}

static int through_a_stream(void) {
  bz_stream stream;
  memset(&stream, 0, sizeof stream);
  stream.bzalloc = counted;
  stream.bzfree = uncounted;
  stream.opaque = &allocations;
  if (BZ2_bzCompressInit(&stream, 1, 0, 30)) return 11;
  stream.next_out = packed;
  stream.avail_out = sizeof packed;
  stream.next_in = text;
  stream.avail_in = 1000;
  if (BZ2_bzCompress(&stream, 0) < 0) return 12;
  stream.avail_in = 1500;
  while (1) {
    int end = BZ2_bzCompress(&stream, 2);
    if (end == 4) break;
    if (end < 0) return 13;
  }
  unsigned packed_bytes = stream.total_out_lo32;
  BZ2_bzCompressEnd(&stream);
  if (BZ2_bzDecompressInit(&stream, 0, 0)) return 14;
  stream.next_in = packed;
  stream.avail_in = packed_bytes;
  stream.next_out = unpacked;
  stream.avail_out = sizeof unpacked;
  int end = BZ2_bzDecompress(&stream);
  BZ2_bzDecompressEnd(&stream);
  return end != 4 || allocations || memcmp(text, unpacked, sizeof text) ? 15 : 0;
}

static int through_a_file(void) {
  void *file = BZ2_bzopen("text.bz2", "w1");
  if (!file) return 21;
  BZ2_bzwrite(file, text, 800);
  BZ2_bzclose(file);
  file = BZ2_bzopen("text.bz2", "r");
  if (!file) return 22;
  int read = BZ2_bzread(file, unpacked, 800);
  BZ2_bzclose(file);
  return read != 800 || memcmp(text, unpacked, 800) ? 23 : 0;
}

int main(void) {
  make_text(1);
  int wrong = one_call();
  if (!wrong) wrong = through_a_stream();
  if (!wrong) wrong = through_a_file();
  printf("bzip2 %s: %d\n", BZ2_bzlibVersion(), wrong);
  return wrong;
}
