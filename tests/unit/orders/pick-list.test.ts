import fc from 'fast-check';
import { compareBins } from '@/lib/inventory/rules';
import { pickListPdf } from '@/lib/orders/pdf/pick-list';
import { linesToPack, pickLines } from '@/lib/orders/rules/pick-list';
import type { Order, OrderLine } from '@/lib/orders/schema/order';
import { defaultShop } from '@/lib/settings/rules/shop';
import { pdfText } from '../../support/read-pdf';

const line = (sku: string, quantity: number) =>
  ({ sku, quantity, name: `Thing ${sku}`, color: null, size: null }) as OrderLine;
const order = (number: string, lines: OrderLine[], more: Partial<Order> = {}) =>
  ({ number, state: 'confirmed', lines, shipments: [], ...more }) as Order;

test('bins sort as one walks past them, and no bin is last', () => {
  expect(['', 'B-1', 'A-10-1', 'A-2-1', 'A-2-1'].toSorted(compareBins)).toEqual([
    ...['A-2-1', 'A-2-1', 'A-10-1', 'B-1', ''],
  ]);
});

test('the lines are sorted by bin and summed by SKU, with each order’s share', () => {
  const orders = [order('HX-1', [line('S', 2), line('T', 1), line('U', 4)]), order('HX-2', [line('T', 3)])];
  const lines = pickLines(orders, { S: 'B-01-1', T: 'A-02-1' });
  expect(lines.map(({ bin, sku, quantity }) => [bin, sku, quantity])).toEqual([
    ['A-02-1', 'T', 4],
    ['B-01-1', 'S', 2],
    ['', 'U', 4],
  ]);
  expect(lines[0]!.orders).toEqual([
    { number: 'HX-1', quantity: 1 },
    { number: 'HX-2', quantity: 3 },
  ]);
});

test('only units that wait to be shipped count', () => {
  const lines = [line('S', 3), line('T', 1)];
  const shipments = [
    {
      lines: [
        { sku: 'S', quantity: 2 },
        { sku: 'T', quantity: 1 },
      ],
    },
  ] as Order['shipments'];
  expect(linesToPack(order('HX-1', lines, { shipments }))).toEqual([{ sku: 'S', quantity: 1 }]);
  for (const state of ['shipped', 'delivered', 'cancelled', 'returned'] as const)
    expect(linesToPack(order('HX-1', lines, { state }))).toEqual([]);
});

test('whatever the orders, the list holds exactly the units that they wait for', () => {
  const someOrder = fc
    .uniqueArray(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 9 })), {
      selector: ([sku]) => sku,
    })
    .map((lines) => lines.map(([sku, quantity]) => line(sku, quantity)));
  fc.assert(
    fc.property(fc.array(someOrder, { maxLength: 8 }), (all) => {
      const orders = all.map((lines, index) => order(`HX-${index}`, lines));
      const lines = pickLines(orders, { A: 'A-1', B: 'A-2' });
      const sum = (some: { quantity: number }[]) => some.reduce((units, one) => units + one.quantity, 0);
      expect(sum(lines)).toBe(sum(all.flat()));
      for (const one of lines) expect(sum(one.orders)).toBe(one.quantity);
      expect(new Set(lines.map(({ sku }) => sku)).size).toBe(lines.length);
    }),
  );
});

test('the printed list names bin, SKU, units and orders; without units it says so', async () => {
  const orders = [order('HX-0000000A', [line('S', 2)]), order('HX-0000000B', [line('S', 3)])];
  const text = await pdfText(await pickListPdf(orders, { S: 'B-01-1' }, defaultShop));
  expect(text).toMatch(/B-01-1 S Thing S 5 .*HX-0000000A × 2, HX-0000000B × 3/);
  expect(text).toContain('5 units in total');
  expect(await pdfText(await pickListPdf([], {}, defaultShop))).toContain('Nothing in these orders waits');
});
