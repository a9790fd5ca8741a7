import type { Product, Variant } from '@/lib/catalog/schema/product';

/** A variant with its product, and all that is written about it in lower case. */
export type Offer = { product: Product; variant: Variant; text: string };
/** Something that a query asks for: how it may be typed, and whether a variant has it. */
export type Criterion = { typed: string; holds: (offer: Offer) => boolean };

/** Mulberry32: the same numbers in each run. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const shuffled = <T>(list: T[]): T[] =>
    list
      .map((each) => [next(), each] as const)
      .sort(([a], [b]) => a - b)
      .map(([, each]) => each);
  return { next, pick, shuffled };
}
export type Random = ReturnType<typeof randomFrom>;
