import { lossesAgainst, readRatios, writeRatios, type BenchRatio } from '@/tests/support/bench-table';

const text = 'Before.\n\n<!-- ratios -->\n<!-- end of ratios -->\n\nAfter.\n';
const product: BenchRatio = {
  bench: 'pages',
  what: 'a product',
  against: 'node:http',
  ratio: 0.8,
  better: 'higher',
  bar: 0.4,
};
const growth: BenchRatio = {
  bench: 'catalog',
  what: 'a search',
  against: '10,000',
  ratio: 2,
  better: 'lower',
};

test('ratios are read as they were written, and those of other benchmarks stay', () => {
  const once = writeRatios(text, [product]);
  expect(readRatios(once)).toEqual([product]);
  const twice = writeRatios(once, [growth]);
  expect(readRatios(twice)).toEqual([growth, product]);
  expect(writeRatios(twice, [{ ...product, ratio: 0.9 }])).toContain('| 0.90 | ≥ 0.4 |');
  expect(twice).toMatch(/^Before\.\n[^]*\nAfter\.\n$/);
});

test('a ratio that is more than a fifth worse is a loss, whichever way is better', () => {
  const before = [product, growth];
  expect(lossesAgainst(before, [{ ...product, ratio: 0.65 }, { ...growth, ratio: 2.4 }])).toEqual([]); // prettier-ignore
  expect(lossesAgainst(before, [{ ...product, ratio: 0.6 }])).toEqual([
    'pages: a product: 0.60, it was 0.80',
  ]);
  expect(lossesAgainst(before, [{ ...growth, ratio: 2.6 }])).toHaveLength(1);
  expect(lossesAgainst([], [product])).toEqual([]);
});
