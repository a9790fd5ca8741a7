import { isOffered, type AssortedProduct, type BuyerAssortment } from '@/lib/assortments/rules/resolve';

/** A generator of pseudo-random numbers (mulberry32): the same cases in every run. */
function random(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const next = random(2_226);
const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!;
const some = <T>(values: readonly T[], chance: number): T[] => values.filter(() => next() < chance);

const skus = ['A', 'B', 'C', 'D', 'E'];
const brands = ['Ferrox', 'Castellan', 'Northline'];
/** Each category with those above it. */
const trees = [['tools'], ['tools', 'hand'], ['tools', 'hand', 'wrenches'], ['gear'], ['gear', 'gloves']];

const randomAssortment = (): BuyerAssortment => ({
  limits: next() < 0.3,
  skus: some(skus, 0.15),
  categories: some(['tools', 'hand', 'wrenches', 'gear', 'gloves'], 0.12),
  brands: some(brands, 0.1),
});

const randomProduct = (): AssortedProduct => ({
  state: pick(['draft', 'published', 'published', 'exclusive', 'exclusive', 'archived'] as const),
  brand: pick(brands),
  categories: pick(trees),
  variants: [{ sku: pick(skus) }, { sku: pick(skus) }],
});

/** The decision as the documentation words it: each assortment is written out as the set of products that it names. */
function expected(assortments: BuyerAssortment[], product: AssortedProduct, all: AssortedProduct[]): boolean {
  const chosen = new Set<AssortedProduct>();
  for (const { skus: own, categories, brands: makers } of assortments)
    for (const one of all) {
      for (const { sku } of one.variants) if (own.indexOf(sku) >= 0) chosen.add(one);
      for (const above of one.categories)
        for (const named of categories) if (named === above) chosen.add(one);
      for (const maker of makers) if (maker === one.brand) chosen.add(one);
    }
  switch (product.state) {
    case 'exclusive':
      return chosen.has(product);
    case 'published':
      return chosen.has(product) || assortments.every(({ limits }) => !limits);
    default:
      return false;
  }
}

test('what is offered equals the written order, spelled out in another way, in 10,000 random cases', () => {
  let offered = 0;
  for (let round = 0; round < 1_000; round++) {
    const assortments = Array.from({ length: Math.floor(next() * 4) }, randomAssortment);
    const products = Array.from({ length: 10 }, randomProduct);
    for (const product of products) {
      const found = isOffered(assortments, product);
      if (found) offered++;
      if (found !== expected(assortments, product, products))
        throw new Error(JSON.stringify({ assortments, product, found }));
    }
  }
  // Both outcomes are common.
  expect(offered).toBeGreaterThan(2_000);
  expect(offered).toBeLessThan(8_000);
});

test('without an assortment the public products are offered, and no others', () => {
  const product = { brand: 'Ferrox', categories: ['tools'], variants: [{ sku: 'A' }] };
  const states = (['draft', 'published', 'exclusive', 'archived'] as const).filter((state) =>
    isOffered([], { ...product, state }),
  );
  expect(states).toEqual(['published']);
});
