import { merchantColumns, merchantFormats, merchantItem } from '@/lib/feeds/rules/merchant';
import type { Product } from '@/lib/catalog/schema/product';
import { productOf } from '../catalog/product';
import { sampleStructure } from '@/tests/support/sample-structure';

const now = new Date('2026-06-01T00:00:00Z');
const itemsOf = (more: Partial<Product> = {}) => {
  const product = productOf(more);
  return product.variants.map((variant) =>
    merchantItem(product, variant, sampleStructure, 'https://shop.example', now),
  );
};

test('each SKU is an item of its product, with price, stock and an address that selects it', () => {
  expect(itemsOf({ weightGrams: 1_500 })).toMatchObject([
    {
      id: 'A-1',
      item_group_id: 'a-drill',
      title: 'A drill, Yellow',
      price: '380.00 USD',
      availability: 'in_stock',
      condition: 'new',
      product_type: expect.stringMatching(/Drills$/),
      identifier_exists: 'no',
      shipping_weight: '1500 g',
    },
    {
      availability: 'out_of_stock',
      link: expect.stringMatching(/^https:\/\/shop\.example\/product\/a-drill\?/),
    },
  ]);
});

test('what is sold in packs of ten costs what ten cost, with their price break', () => {
  const priceBreaks = [{ from: 10, percentOff: 10 }];
  const [item] = itemsOf({ minQuantity: 8, multiple: 10, priceBreaks, weightGrams: 100 });
  expect(item).toMatchObject({ price: '3420.00 USD', multipack: '10', shipping_weight: '1000 g' });
});

test('what can’t be had yet says from when', () => {
  const availableFrom = '2026-09-01T00:00:00.000Z';
  expect(itemsOf({ availableFrom })[0]).toMatchObject({
    availability: 'preorder',
    availability_date: availableFrom,
  });
});

test('long texts are cut at a word, and lines become one', () => {
  const [item] = itemsOf({ name: 'word '.repeat(60), description: 'a\nb\tc '.repeat(2_000) });
  expect(item!.title).toMatch(/^(word ){1,29}word$/);
  expect(item!.description).not.toMatch(/[\n\t]/);
  expect(item!.description!.length).toBeLessThanOrEqual(5_000);
});

test('quotes, tabs and markup in a text stay within its value', () => {
  const [item] = itemsOf({ name: 'A 1/2" <drill>\t& more' });
  expect(merchantFormats.xml.item(item!)).toContain(
    '<g:title>A 1/2&quot; &lt;drill&gt; &amp; more, Yellow</g:title>',
  );
  const cells = merchantFormats.tsv.item(item!).trimEnd().split('\t');
  expect(cells[1]).toBe('"A 1/2"" <drill> & more, Yellow"');
  expect(merchantFormats.tsv.item(item!).split('\t')).toHaveLength(merchantColumns.length);
});
