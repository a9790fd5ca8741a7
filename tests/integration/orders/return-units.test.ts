import fc from 'fast-check';
import { auditLedger, listLedger } from '@/lib/inventory/queries/ledger';
import { finishRepair } from '@/lib/orders/commands/repairs';
import { replaceReturn } from '@/lib/orders/commands/replacements';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { orders } from '@/lib/orders/collection';
import { findOrder } from '@/lib/orders/queries/orders';
import { returnableLines, unitsInRepair } from '@/lib/orders/rules/return-lines';
import { returnOutcomes, type RepairInput } from '@/lib/orders/schema/returns';
import { setClock } from '@/lib/platform/clock';
import { onCrashingServer } from './faults';
import { newKey, unitsOf } from './fixtures';
import { admin, delivered, inspected, type Delivered } from './line-return-fixtures';

afterEach(() => setClock());

const received = 20;
const repair = ({ number }: Delivered, id: string, units: RepairInput['units'], key = newKey()) =>
  finishRepair(admin, number, id, { id: key, units });

const returnsOf = async ({ number }: Delivered) => (await findOrder(number))!.returns ?? [];
const sum = (units: { quantity: number }[]) => units.reduce((all, { quantity }) => all + quantity, 0);

/** Where all units of a SKU that were ever received are now. */
async function placesOf(order: Delivered, sku: string, ordered: number) {
  const returns = await returnsOf(order);
  const of = <T extends { sku: string }>(units: T[]) => units.filter((each) => each.sku === sku);
  const inspection = of(returns.flatMap((each) => each.inspection));
  const repairs = of(returns.flatMap((each) => each.repairs ?? []).flatMap(({ units }) => units));
  const replaced = await orders()
    .find({ 'replaces.order': order.number, state: { $in: ['placed', 'confirmed', 'shipped', 'delivered'] } })
    .toArray();
  const kept = inspection.filter(({ outcome }) => outcome !== 'send-back');
  const { left, held } = await unitsOf(sku);
  return {
    stock: left,
    scrapped: sum([...inspection, ...repairs].filter(({ outcome }) => outcome === 'scrap')),
    inRepair: sum(of(returns.flatMap((each) => unitsInRepair(each)))),
    sold: ordered - sum(kept) + sum(of(replaced.flatMap(({ lines }) => lines))),
    held,
  };
}

test('repaired units go into stock with a movement, scrapped ones do not, and none twice', async () => {
  const order = await delivered([4]);
  const sku = order.skus[0]!;
  const id = await inspected(order, [[sku, 3, 'repair']]);
  const units = [
    { sku, quantity: 1, outcome: 'restock' as const },
    { sku, quantity: 1, outcome: 'scrap' as const },
  ];
  const key = newKey();
  await Promise.all([repair(order, id, units, key), repair(order, id, units, key)]);
  expect(await repair(order, id, units, key)).toMatchObject({ ok: true });
  expect(await repair(order, id, units)).toMatchObject({ failure: { code: 'too-many-units' } });
  expect(await repair(order, id, units.slice(1), key)).toMatchObject({ failure: { kind: 'unprocessable' } });
  expect(await placesOf(order, sku, 4)).toEqual({ stock: 17, scrapped: 1, inRepair: 1, sold: 1, held: 0 });
  const ledger = await listLedger(sku, 1);
  expect(ledger!.rows[0]).toMatchObject({ change: 1, reason: 'Repaired', balance: 17 });
});

test('a crash after any write of a repair puts its units into stock once', async () => {
  for (let [at, died] = [1, true]; died; at++) {
    const order = await delivered([2]);
    const sku = order.skus[0]!;
    const id = await inspected(order, [[sku, 2, 'repair']]);
    const key = newKey();
    const finish = () => repair(order, id, [{ sku, quantity: 2, outcome: 'restock' }], key);
    ({ died } = await onCrashingServer(at, 'after', finish));
    expect(await finish()).toMatchObject({ ok: true });
    setClock(() => Date.now() + 120_000);
    await sweepOrders();
    setClock();
    expect(await placesOf(order, sku, 2)).toMatchObject({ stock: 20, inRepair: 0 });
  }
}, 60_000);

test('whatever becomes of returned units, stock, scrapped, in repair, sold and held add up to what was received', async () => {
  const step = fc.record({
    line: fc.nat(1),
    units: fc.integer({ min: 1, max: 3 }),
    outcome: fc.constantFrom(...returnOutcomes),
    next: fc.constantFrom('replace', 'repair', 'both', 'nothing'),
    repaired: fc.constantFrom<'restock' | 'scrap'>('restock', 'scrap'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), async (steps) => {
      const ordered = [6, 5];
      const order = await delivered(ordered);
      for (const { line, units, outcome, next, repaired } of steps) {
        const sku = order.skus[line]!;
        const free = returnableLines((await findOrder(order.number))!).find((each) => each.sku === sku);
        if (!free) continue;
        const quantity = Math.min(units, free.quantity);
        const id = await inspected(order, [[sku, quantity, outcome]]);
        // Each runs twice at once, as with a double click.
        const replace = () => replaceReturn(admin, order.number, id, { lines: [{ sku, quantity }] });
        const key = newKey();
        const fix = () => repair(order, id, [{ sku, quantity: 1, outcome: repaired }], key);
        await Promise.all([
          ...(next === 'replace' || next === 'both' ? [replace(), replace()] : []),
          ...(next === 'repair' || next === 'both' ? [fix(), fix()] : []),
        ]);
      }
      for (const [index, sku] of order.skus.entries()) {
        const { stock, scrapped, inRepair, sold, held } = await placesOf(order, sku, ordered[index]!);
        expect(stock + scrapped + inRepair + sold + held).toBe(received);
        expect(Math.min(stock, scrapped, inRepair, sold, held)).toBeGreaterThanOrEqual(0);
        const ledger = await auditLedger(sku);
        expect(ledger).toEqual({ available: stock, sum: stock });
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);
