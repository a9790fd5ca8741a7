/** A repeatable random number generator (mulberry32). */
export type Random = {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** An element of the list, with a probability proportional to its weight. */
  weighted<T>(list: readonly T[], weightOf: (value: T) => number): T;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  function weighted<T>(list: readonly T[], weightOf: (value: T) => number): T {
    let left = next() * list.reduce((sum, value) => sum + weightOf(value), 0);
    for (const value of list) {
      left -= weightOf(value);
      if (left < 0) return value;
    }
    return list.at(-1)!;
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)]!,
    weighted,
  };
}
