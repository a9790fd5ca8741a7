const pictureMegabytes = 384;
const hashMegabytes = 256;

/** @param {number} value */
const atLeastOne = (value) => Math.max(1, Math.floor(value));

/**
 * How a server divides its memory, given in megabytes: the limits of its caches in megabytes, how many pictures and
 * password hashes it computes at once, and by how many percent the heap may grow with garbage. About half is left for the
 * program itself and for requests. Plain JavaScript because next.config.mjs imports it too.
 * @param {number} megabytes
 */
export const memoryShares = (megabytes) => ({
  pages: megabytes / 32,
  responses: megabytes / 10,
  searchIndex: (megabytes * 3) / 16,
  picturesAtOnce: atLeastOne(megabytes / pictureMegabytes),
  hashesAtOnce: atLeastOne(megabytes / hashMegabytes),
  heapGrowthPercent: megabytes < 1024 ? 25 : 50,
});

/** The memory of a server, in megabytes, unless MEMORY_MB names another limit. */
export const defaultMemory = 512;
