/** A repeatable source of chance (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** A number from 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number below `n`. */
  integerBelow(n: number): number {
    return Math.floor(this.next() * n);
  }

  /** True so often. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a list. */
  pick<T>(list: readonly T[]): T {
    return list[this.integerBelow(list.length)] as T;
  }

  /** A list made by calls. */
  list<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: least + this.integerBelow(most - least + 1) }, make);
  }
}
