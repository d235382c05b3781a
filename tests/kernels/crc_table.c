// A cyclic redundancy check, four bits at a time by a table.
unsigned crc_table(const unsigned char *data, const unsigned *table, int count) {
  unsigned crc = ~0u;
  for (int i = 0; i < count; i++) {
    crc ^= data[i];
    crc = crc >> 4 ^ table[crc & 15];
    crc = crc >> 4 ^ table[crc & 15];
  }
  return ~crc;
}
