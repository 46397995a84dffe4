/*
 * Plays random games in the core as wasm2c translated it.
 *
 *   driver RULEBOOK        then one line "GAMES SEED" for each round on the standard input
 *
 * RULEBOOK is a file of the bytes that the wrapper uploads (src/core/upload.ts); they are uploaded by the same calls as in
 * src/core/instance.ts. For each round one line is written: nanoseconds of the call of playGames, what it returned, and both
 * halves of the hash of the last position, the last three in hexadecimal. Ends with 1 when the core does not take the
 * rulebook.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "core.h"

enum { SLOT = 0, SLOTS = 4 };

static int fail(const char* what) {
  fprintf(stderr, "%s\n", what);
  return 1;
}

static uint8_t* readFile(const char* name, long* length) {
  FILE* file = fopen(name, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  *length = ftell(file);
  rewind(file);
  uint8_t* bytes = malloc((size_t)*length);
  if (bytes && fread(bytes, 1, (size_t)*length, file) != (size_t)*length) bytes = NULL;
  fclose(file);
  return bytes;
}

static int64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

int main(int argc, char** argv) {
  if (argc != 2) return fail("usage: driver RULEBOOK");
  long length = 0;
  uint8_t* rulebook = readFile(argv[1], &length);
  if (!rulebook) return fail("no rulebook");

  static Z_core_instance_t core;
  wasm_rt_init();
  Z_core_init_module();
  Z_core_instantiate(&core);

  uint32_t at = Z_coreZ_reserveRulebook(&core, (uint32_t)length);
  if (at == 0) return fail("no memory for the rulebook");
  memcpy(Z_coreZ_memory(&core)->data + at, rulebook, (size_t)length);
  if (Z_coreZ_configure(&core) != 0) return fail("the core does not accept the rulebook");
  if (Z_coreZ_reserveSlots(&core, SLOTS) != 0) return fail("no memory for slots");
  Z_coreZ_newGame(&core, SLOT, 1, 0);

  uint32_t games = 0;
  uint32_t seed = 0;
  while (scanf("%" SCNu32 " %" SCNu32, &games, &seed) == 2) {
    int64_t begun = now();
    uint32_t sum = Z_coreZ_playGames(&core, SLOT, games, seed);
    int64_t spent = now() - begun;
    uint32_t lo = Z_coreZ_hashLo(&core, SLOT);
    uint32_t hi = Z_coreZ_hashHi(&core);
    printf("%" PRId64 " %08" PRIx32 " %08" PRIx32 " %08" PRIx32 "\n", spent, sum, lo, hi);
    fflush(stdout);
  }
  return 0;
}
