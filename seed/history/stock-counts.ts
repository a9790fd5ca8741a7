import { stock } from '../../lib/catalog/collection/stock';
import { stockCountLines, stockCounts, stockMovements } from '../../lib/inventory/collection';
import { movementReasons } from '../../lib/inventory/rules';
import { addMissing } from '../add-missing';
import { demoId } from './demo-ids';
import type { StockFlow } from './stock-ledger';

const day = 24 * 60 * 60_000;
const minute = 60_000;

/** The differences that a count of the screwdrivers found; it was posted. */
const differences = new Map([
  ['NH-SD-S55', -2],
  ['NH-SD-PH1', 0],
  ['NH-SD-PH2', 1],
  ['NH-SD-PZ2', 0],
  ['NH-SD-T20', 0],
  ['NH-SD-T25', -1],
]);
const postedId = demoId('posted stock count');
const countedOn = (end: Date) => new Date(end.getTime() - 16 * day);

/** The movements of the posted count, for the ledger of the demo. */
export const countFlows = (end: Date): [sku: string, flow: StockFlow][] =>
  [...differences].flatMap(([sku, units]) =>
    units === 0
      ? []
      : [
          [
            sku,
            {
              at: countedOn(end),
              units,
              source: { kind: 'stock-count', id: postedId.toHexString() },
              reason: movementReasons.counted,
            },
          ],
        ],
  );

/** The units of a SKU right before a time, by its ledger. */
async function unitsBefore(sku: string, at: Date): Promise<number> {
  const [sum] = await stockMovements()
    .aggregate<{ units: number }>([
      { $match: { sku, at: { $lt: at } } },
      { $group: { _id: null, units: { $sum: '$change' } } },
    ])
    .toArray();
  return sum?.units ?? 0;
}

async function seedPostedCount({ name, email }: { name: string; email: string }, end: Date): Promise<void> {
  const at = countedOn(end);
  const count = postedId.toHexString();
  const lines = [...differences].map(async ([sku, difference], index) => {
    const expected = await unitsBefore(sku, at);
    return {
      _id: `${count}:${sku}`,
      count,
      sku,
      counted: expected + difference,
      expected,
      at: new Date(at.getTime() - (index + 1) * minute),
      by: name,
      entries: [],
      outcome: 'applied' as const,
    };
  });
  await addMissing(stockCountLines(), await Promise.all(lines));
  await addMissing(stockCounts(), [
    {
      _id: postedId,
      name: 'Aisle 2, screwdrivers',
      category: null,
      skus: [...differences.keys()],
      state: 'posted',
      startedAt: new Date(at.getTime() - 20 * minute),
      by: name,
      postedBy: email,
    },
  ]);
}

/** A count that is under way: some of its SKUs are counted, one of them with a difference. */
async function seedOpenCount({ name: by }: { name: string }, end: Date): Promise<void> {
  const _id = demoId('stock count');
  const shelves = await stock()
    .find({ _id: { $gte: 'MR-6', $lt: 'MR-7' } }, { projection: { available: 1 } })
    .sort({ _id: 1 })
    .toArray();
  const skus = shelves.map(({ _id: sku }) => sku);
  const startedAt = new Date(end.getTime() - 120 * minute);
  await addMissing(stockCounts(), [
    { _id, name: 'Aisle 4, bearings', category: null, skus, state: 'open', startedAt, by },
  ]);
  await addMissing(
    stockCountLines(),
    shelves.slice(0, 4).map(({ _id: sku, available }, index) => ({
      _id: `${_id.toHexString()}:${sku}`,
      count: _id.toHexString(),
      sku,
      counted: index === 1 ? available - 2 : available,
      expected: available,
      at: new Date(startedAt.getTime() + index * minute),
      by,
      entries: [],
      outcome: null,
    })),
  );
}

/** Loads a count that was posted with differences, which the ledger has, and one that is under way. */
export async function seedCounts(actor: { name: string; email: string }, end: Date): Promise<void> {
  await seedPostedCount(actor, end);
  await seedOpenCount(actor, end);
}
