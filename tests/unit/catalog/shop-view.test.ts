import { sampleStructure } from '@/tests/support/sample-structure';
import fc from 'fast-check';
import { isListParameter } from '@/lib/shared/list-parameters';
import {
  readShopView,
  shopHref,
  shopParams,
  sorts,
  withToggled,
  type Sort,
} from '@/lib/search/rules/shop-view';

const text = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).map((each) => each.trim() || 'x');
const texts = fc.uniqueArray(text, { maxLength: 3 });
const amount = fc.option(fc.integer({ min: 0, max: 99_999 }));

const params = fc.record({
  q: text,
  tag: fc.subarray(sampleStructure.tags.map(({ slug }) => slug)),
  brand: texts,
  color: texts,
  is_voltage: texts,
  min_torque: amount.map(String),
  max_torque: amount.map(String),
  price_min: amount.map(String),
  stock: fc.constantFrom('', '1'),
  rating: fc.constantFrom('', '2', '4', '9'),
  sort: fc.constantFrom(...(Object.keys(sorts) as Sort[]), 'nonsense'),
  view: fc.constantFrom('', 'table', 'nonsense'),
  units: fc.constantFrom('', 'imperial'),
  page: fc.constantFrom('', '2', '0', '-3', '10000'),
});

function readAddress(address: string) {
  const url = new URL(address, 'http://shop.invalid');
  const [, , slug] = url.pathname.split('/');
  const query: Record<string, string[]> = {};
  for (const [name, value] of url.searchParams) query[name] = [...(query[name] ?? []), value];
  return readShopView(
    sampleStructure,
    sampleStructure.categories.find((category) => category.slug === slug)?.slug ?? null,
    query,
  );
}

describe('the address of a shop page', () => {
  test('holds the complete view: reading it again gives the same view', () => {
    fc.assert(
      fc.property(params, fc.constantFrom(null, 'drills' as const), (given, category) => {
        const view = readShopView(sampleStructure, category, given);
        expect(readAddress(shopHref(view, { page: view.page }))).toEqual(view);
      }),
    );
  });

  test('never fails to be read, whatever it contains', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))), (given) => {
        expect(shopHref(readShopView(sampleStructure, null, given))).toMatch(/^\/shop/);
      }),
    );
  });

  test('of an unfiltered page has no parameters', () => {
    expect(shopHref(readShopView(sampleStructure, 'drills', {}))).toBe('/shop/drills');
  });

  test('returns to the first page when a filter changes', () => {
    const view = readShopView(sampleStructure, 'drills', { page: '3', brand: 'Ferrox' });
    expect(shopHref(view, { inStock: true })).toBe('/shop/drills?brand=Ferrox&stock=1');
    expect(shopHref(view, { page: 4 })).toBe('/shop/drills?brand=Ferrox&page=4');
  });

  test('pressing a choice twice changes nothing', () => {
    expect(withToggled(withToggled(['b'], 'a'), 'a')).toEqual(['b']);
  });
});

describe('the parameters that middleware.ts sends to the uncached page', () => {
  test('include every one that an address of the shop can have, and no others', () => {
    const filterable = sampleStructure.fields.filter((field) => field.filterable);
    const choices = filterable.flatMap(({ kind, key }) =>
      kind === 'choice'
        ? [[`is_${key}`, 'x']]
        : [
            [`min_${key}`, '1'],
            [`max_${key}`, '1'],
          ],
    );
    const everything = readShopView(sampleStructure, null, {
      q: 'x',
      tag: 'safety',
      brand: 'x',
      color: 'x',
      price_min: '1',
      price_max: '1',
      stock: '1',
      rating: '4',
      sort: 'newest',
      view: 'table',
      units: 'imperial',
      page: '2',
      ...Object.fromEntries(choices),
    });
    const names = new Set(shopParams(everything).map(([name]) => name));
    expect(names.size).toBe(12 + choices.length);
    expect([...names].filter((name) => !isListParameter(name))).toEqual([]);
    expect(['utm_source', '_rsc', 'query', 'is_', 'max'].filter(isListParameter)).toEqual([]);
  });
});
