import { products, updateProduct } from '@/lib/catalog/collection/products';
import { codeOf } from '@/lib/catalog/rules/search-terms';
import { findByCodes, findNearCodes } from '@/lib/catalog/queries/part-numbers';
import { replacedNumbers } from '@/lib/catalog/collection/replaced-numbers';
import { resolveList } from '@/lib/quick-order/queries/resolve-list';
import type { ListResponse } from '@/lib/quick-order/schema';
import { seedProducts } from '@/seed/products';
import { dirtyList, randomOf, type KnownNumber } from '../../support/dirty-list';
import { explained } from '../explained';

const archived = ['FX-DD12-30', 'CS-SG1'];
const draft = ['NH-CW08', 'NH-CW10'];
let known: KnownNumber[];

async function resolve(text: string): Promise<ListResponse> {
  const result = await resolveList(text);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const rowFor = async (line: string) => (await resolve(line)).rows[0]!;

beforeAll(async () => {
  await seedProducts();
  const setState = (skus: string[], state: 'archived' | 'draft') =>
    Promise.all(skus.map((sku) => updateProduct({ 'variants.sku': sku }, { facts: () => ({ state }) })));
  await setState(archived, 'archived');
  await setState(draft, 'draft');
  await updateProduct(
    { 'variants.sku': 'FX-DD12-30' },
    { facts: () => ({ successor: '18-v-drill-driver-45-nm' }) },
  );
  const all = await products().find({ state: 'published' }).toArray();
  known = all.flatMap(({ name, variants }) =>
    variants.flatMap(({ sku, mpn }) => [
      { sku, number: sku, name },
      ...(mpn ? [{ sku, number: mpn, name }] : []),
    ]),
  );
});

test('of 500 dirty lines none is matched wrongly, and 95 % of the products are found or suggested', async () => {
  for (const seed of [1, 2, 3]) {
    const truths = dirtyList(known, 470, seed);
    // Discontinued products, drafts, and numbers that never were.
    const random = randomOf(seed);
    const others = Array.from({ length: 30 }, (_, index) => {
      const number = [...archived, ...draft, 'ZZ-9Q9Q9-77'][index % 5]!;
      return {
        text: `${number}\t${1 + Math.floor(random() * 9)}`,
        sku: null,
        exact: false,
        quantity: null,
        dirt: number,
      };
    });
    const list = [...truths, ...others];
    const text = list.map((truth, index) => (index % 50 ? '' : '\n# more\n') + truth.text).join('\n');
    const { rows } = await resolve(text);
    expect(rows).toHaveLength(500);
    const lost: string[] = [];
    rows.forEach((row, index) => {
      const truth = list[index]!;
      expect(row.text).toBe(truth.text.trim());
      if (row.state === 'found') {
        // What counts without being asked for: exactly this product and quantity.
        expect([truth.text, row.match?.sku]).toEqual([truth.text, truth.sku]);
        if (!row.isQuantityUnclear) expect([truth.text, row.quantity]).toEqual([truth.text, truth.quantity]);
      }
      const offered = [row.match, ...row.suggestions].map((part) => part?.sku);
      if (truth.sku && !offered.includes(truth.sku)) lost.push(`${truth.dirt}: ${truth.text}`);
    });
    const exact = truths.filter((truth) => truth.exact).length;
    const matched = rows.filter(({ state }) => state === 'found').length;
    expect(lost.length / truths.length).toBeLessThanOrEqual(0.05);
    expect(matched / exact).toBeGreaterThanOrEqual(0.95);
  }
});

test('a number in any spelling is found with its quantity, price and stock', async () => {
  for (const line of ['hb m8 40 10 pcs', '10 x HB-M8-40', 'HB.M8.4O;10', 'x10 hbm840', 'HB-M8-40: 10']) {
    expect(await rowFor(line)).toMatchObject({
      state: 'found',
      quantity: 10,
      isQuantityUnclear: false,
      match: { sku: 'HB-M8-40', packSize: 100, currency: 'USD' },
    });
  }
});

test('a mistyped number is never matched: the nearest numbers are suggested', async () => {
  const row = await rowFor('HB-M8-4 10');
  expect(row).toMatchObject({ state: 'unknown', match: null, message: expect.stringContaining('“HB-M8-4”') });
  expect(row.suggestions.map(({ sku }) => sku)).toContain('HB-M8-40');
  // A color is missing, a unit is too much.
  expect((await rowFor('FX-BD18K\t1')).suggestions.map(({ sku }) => sku).sort()).toEqual([
    'FX-BD18K-BL',
    'FX-BD18K-RE',
    'FX-BD18K-YE',
  ]);
  expect((await rowFor('HB-M8-40mm\t1')).suggestions[0]?.sku).toBe('HB-M8-40');
});

test('a mistyped number beside the number of another product doesn’t order the other product', async () => {
  expect(await rowFor('2 x HQ-M8Q4 for TW-AG125')).toMatchObject({
    state: 'check',
    match: { sku: 'TW-AG125' },
  });
  expect(await rowFor('HQ-M8Q4\tTW-AG125\t2')).toMatchObject({ state: 'check' });
  expect(await rowFor('TW-AG125\tTW-AG115\t2')).toMatchObject({ state: 'several', match: null });
});

test('the quantity is asked for when several numbers could be it', async () => {
  expect(await rowFor('HB-M8-40\t10\t20')).toMatchObject({ quantity: null, isQuantityUnclear: true });
  expect(await rowFor('HB-M8-40\t10 pcs\t20')).toMatchObject({ quantity: 10, counted: 'piece' });
  expect(await rowFor('Part no\tPrice\tQty\nHB-M8-40\t10\t20')).toMatchObject({ quantity: 20 });
  expect(await rowFor('HB-M8-40')).toMatchObject({ quantity: null, isQuantityUnclear: false });
});

test('a discontinued product offers its successor; a draft stays unknown', async () => {
  expect(await rowFor('FX-DD12-30 2')).toMatchObject({
    state: 'discontinued',
    match: null,
    suggestions: [{ sku: 'FX-DD18-45' }],
  });
  const hidden = await rowFor('NH-CW08 2');
  expect(hidden.state).toBe('unknown');
  expect(hidden.suggestions.map(({ sku }) => sku)).not.toContain('NH-CW08');
});

test('greetings, comments and headings are listed as ignored, with their line', async () => {
  const { rows, ignored } = await resolve('Hello,\n\nPart number;Qty\nHB-M8-40;5\n# end\nThank you');
  expect(rows.map(({ line }) => line)).toEqual([4]);
  expect(ignored.map(({ line }) => line)).toEqual([1, 3, 5, 6]);
});

test('a list of more than 500 lines is rejected with the number of its lines', async () => {
  const result = await resolveList('HB-M8-40 1\n'.repeat(501));
  expect(result.ok || result.failure).toMatchObject({
    code: 'too-many-lines',
    message: expect.stringContaining('501'),
  });
});

test('a list of 500 lines is read with few queries, all of them by indexes', async () => {
  const text = dirtyList(known, 500, 9)
    .map((truth) => truth.text)
    .join('\n');
  const ran = await explained(() => resolveList(text));
  expect(ran.length).toBeLessThan(40);
  for (const { plan } of ran) expect(plan).not.toContain('COLLSCAN');
  const [byCodes] = await explained(() => findByCodes(['HBM840']));
  const [near] = await explained(() => findNearCodes(['HBM84']));
  expect([byCodes?.plan, near?.plan]).toEqual([
    expect.stringContaining('IXSCAN'),
    expect.stringContaining('IXSCAN'),
  ]);
});

test('an old number is never ordered by itself: the line says what replaces it', async () => {
  await replacedNumbers().insertOne({
    _id: codeOf('OLD-4711/A'),
    number: 'OLD-4711/A',
    sku: 'TW-AG125',
    at: new Date(),
  });
  expect(await rowFor('old4711a\t3')).toMatchObject({
    state: 'replaced',
    quantity: 3,
    match: null,
    message: '“old4711a” is an old number: this product replaces it',
    suggestions: [{ sku: 'TW-AG125' }],
  });
  expect(await rowFor('3 pcs OLD-4711/A please')).toMatchObject({ state: 'replaced', quantity: 3 });
});
