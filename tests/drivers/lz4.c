/* Compresses and decompresses texts with lz4: blocks, streams with a dictionary, high compression, and frames. */

typedef unsigned long size_t;
int LZ4_compress_default(const char *, char *, int, int);
int LZ4_decompress_safe(const char *, char *, int, int);
void *LZ4_createStream(void);
int LZ4_freeStream(void *);
int LZ4_loadDict(void *, const char *, int);
int LZ4_compress_fast_continue(void *, const char *, char *, int, int, int);
int LZ4_saveDict(void *, char *, int);
int LZ4_decompress_safe_usingDict(const char *, char *, int, int, const char *, int);
int LZ4_compress_HC(const char *, char *, int, int, int);
size_t LZ4F_compressFrame(void *, size_t, const void *, size_t, const void *);
size_t LZ4F_createDecompressionContext(void **, unsigned);
size_t LZ4F_decompress(void *, void *, size_t *, const void *, size_t *, const void *);
size_t LZ4F_freeDecompressionContext(void *);
size_t LZ4F_createCompressionContext(void **, unsigned);
size_t LZ4F_compressBegin(void *, void *, size_t, const void *);
size_t LZ4F_compressUpdate(void *, void *, size_t, const void *, size_t, const void *);
size_t LZ4F_compressEnd(void *, void *, size_t, const void *);
size_t LZ4F_freeCompressionContext(void *);
unsigned LZ4F_isError(size_t);
unsigned LZ4F_getVersion(void);
const char *LZ4_versionString(void);
int memcmp(const void *, const void *, size_t);
int printf(const char *, ...);

static char text[5000], packed[80000], unpacked[5000], kept[2000];

static void make_text(unsigned seed) {
  for (unsigned at = 0; at < sizeof text; at++) {
    seed = seed * 1103515245u + 12345u;
    unsigned draw = seed >> 16;
    text[at] = at > 100 && draw % 9 ? text[at - 40 - draw % 3] : 'a' + draw % 26;
  }
}

static int same(int bytes) {
  return bytes != sizeof text || memcmp(text, unpacked, sizeof text) ? 1 : 0;
}

static int blocks(void) {
  int bytes = LZ4_compress_default(text, packed, sizeof text, sizeof packed);
  if (bytes <= 0 || same(LZ4_decompress_safe(packed, unpacked, bytes, sizeof unpacked))) return 1;
  for (int level = 3; level <= 12; level += 3) {
    bytes = LZ4_compress_HC(text, packed, sizeof text, sizeof packed, level);
    if (bytes <= 0 || same(LZ4_decompress_safe(packed, unpacked, bytes, sizeof unpacked))) return 2;
  }
  return 0;
}

static int streams(void) {
  void *stream = LZ4_createStream();
  LZ4_loadDict(stream, text, 1000);
  int bytes = LZ4_compress_fast_continue(stream, text + 2000, packed, 1500, sizeof packed, 1);
  int read = LZ4_decompress_safe_usingDict(packed, unpacked, bytes, sizeof unpacked, text, 1000);
  if (read != 1500 || memcmp(text + 2000, unpacked, 1500)) return 11;
  LZ4_saveDict(stream, kept, sizeof kept);
  bytes = LZ4_compress_fast_continue(stream, text + 3500, packed, 1500, sizeof packed, 1);
  LZ4_freeStream(stream);
  return bytes <= 0 ? 12 : 0;
}

static int frames(void) {
  size_t bytes = LZ4F_compressFrame(packed, sizeof packed, text, sizeof text, 0);
  if (LZ4F_isError(bytes)) return 21;
  void *context;
  if (LZ4F_createDecompressionContext(&context, LZ4F_getVersion())) return 22;
  size_t read = 0, written = 0, hint = 1;
  while (hint) {
    size_t out = sizeof unpacked - written, in = bytes - read < 700 ? bytes - read : 700;
    hint = LZ4F_decompress(context, unpacked + written, &out, packed + read, &in, 0);
    if (LZ4F_isError(hint)) return 23;
    read += in;
    written += out;
  }
  LZ4F_freeDecompressionContext(context);
  if (same(written)) return 24;
  if (LZ4F_createCompressionContext(&context, LZ4F_getVersion())) return 25;
  bytes = LZ4F_compressBegin(context, packed, sizeof packed, 0);
  for (unsigned at = 0; at < sizeof text; at += 1250)
    bytes += LZ4F_compressUpdate(context, packed + bytes, sizeof packed - bytes, text + at, 1250, 0);
  bytes += LZ4F_compressEnd(context, packed + bytes, sizeof packed - bytes, 0);
  LZ4F_freeCompressionContext(context);
  return 0;
}

int main(void) {
  make_text(1);
  int wrong = blocks();
  if (!wrong) wrong = streams();
  if (!wrong) wrong = frames();
  printf("lz4 %s: %d\n", LZ4_versionString(), wrong);
  return wrong;
}
