/** A seeded random number generator (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** An integer from 0 (inclusive) to `n` (exclusive). */
  integerBelow(n: number): number {
    return Math.floor(this.next() * n);
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A random element of a list. */
  pick<T>(list: readonly T[]): T {
    return list[this.integerBelow(list.length)] as T;
  }

  /** A list of random length. */
  list<T>(min: number, max: number, create: () => T): T[] {
    return Array.from({ length: min + this.integerBelow(max - min + 1) }, create);
  }
}
