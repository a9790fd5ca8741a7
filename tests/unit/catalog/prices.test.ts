import { sampleStructure } from '@/tests/support/sample-structure';
import { nextBreak, piecePrice, priceRange, priceTable, unitPrice } from '@/lib/pricing/rules';
import { productFacts } from '@/lib/catalog/rules/product-facts';
import { productOf } from './product';
import { countUnits, perUnit } from '@/lib/catalog/rules/units';

const priced = {
  priceBreaks: [
    { from: 10, percentOff: 5 },
    { from: 50, percentOff: 15 },
  ],
};
const variant = { price: 999 };

describe('price breaks', () => {
  test.each([
    [1, 999],
    [9, 999],
    [10, 949],
    [49, 949],
    [50, 849],
  ])('%i units cost %i each', (quantity, price) => {
    expect(unitPrice(priced, variant, quantity)).toBe(price);
  });

  test('shows how many more units make it cheaper', () => {
    expect(nextBreak(priced, variant, 6)).toEqual({ more: 4, price: 949 });
    expect(nextBreak(priced, variant, 60)).toBeNull();
  });

  test('the table has the prices that are charged', () => {
    for (const { from, price } of priceTable(priced, variant))
      expect(unitPrice(priced, variant, from)).toBe(price);
  });
});

describe('structured data', () => {
  test('has the prices and the stock that the page shows', () => {
    const [product] = productFacts(
      productOf(),
      sampleStructure,
      'https://shop.example',
      new Date('2026-11-21'),
    ) as [Record<string, unknown>];
    expect(product).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'a-drill',
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        {
          name: 'A drill, Yellow',
          sku: 'A-1',
          color: 'Yellow',
          offers: { price: '380.00', availability: 'https://schema.org/InStock' },
        },
        { sku: 'A-2', offers: { price: '386.00', availability: 'https://schema.org/OutOfStock' } },
      ],
    });
    expect(product).not.toHaveProperty('aggregateRating');
  });
});

test('structured data of a product with one variant is that of the variant, with its rating', () => {
  const [first] = productOf().variants;
  const [product] = productFacts(
    productOf({ variants: [{ ...first!, mpn: 'M-1' }], rating: { average: 4.5, count: 2 } }),
    sampleStructure,
    'https://shop.example',
    new Date('2026-11-21'),
  );
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: 'A-1',
    mpn: 'M-1',
    offers: { '@type': 'Offer', price: '380.00', url: 'https://shop.example/product/a-drill' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

describe('the price of one piece', () => {
  test.each([
    [1200, 100, '$0.12 / piece'],
    [990, 100, '$0.099 / piece'],
    [890, 200, '$0.0445 / piece'],
    [12_345, 10, '$12.35 / piece'],
    [100, 1, null],
  ])('%i for a pack of %i is %s', (price, packSize, text) => {
    expect(piecePrice({ packSize, currency: 'USD' }, price)).toBe(text);
  });

  test('the unit of a price is shown in words', () => {
    expect(perUnit({ unit: 'each', packSize: 1 })).toBe('each');
    expect(perUnit({ unit: 'pair', packSize: 1 })).toBe('per pair');
    expect(perUnit({ unit: 'pack of 100', packSize: 100 })).toBe('per pack of 100');
    expect(perUnit({ unit: 'each', packSize: 1000 })).toBe('per pack of 1,000');
  });

  test.each([
    ['each', 1, 1360, '1,360'],
    ['each', 100, 1, '1 pack'],
    ['pack of 100', 100, 1360, '1,360 packs'],
    ['pair', 1, 2, '2'],
  ])('sold by “%s” of %i, %i of it are “%s”', (unit, packSize, count, text) => {
    expect(countUnits({ unit, packSize }, count)).toBe(text);
  });
});

test.each([
  [{ price: 1590, priceTo: 1590 }, '$15.90'],
  [{ price: 1590, priceTo: 2310 }, '$15.90 to $23.10'],
])('the price of %j reads %s', (prices, text) => {
  expect(priceRange({ ...prices, currency: 'USD' })).toBe(text);
});
