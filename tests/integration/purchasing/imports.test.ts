import { auditRecords } from '@/lib/audit/collection';
import { findStockRows, eachStockBatch } from '@/lib/inventory/queries/stock-list';
import type { ImportPlan, ImportResult, ImportRow } from '@/lib/product-import/schema';
import {
  importParts,
  importReorderPoints,
  planPartImport,
  planReorderImport,
} from '@/lib/purchasing/commands/imports';
import { eachPartBatch } from '@/lib/purchasing/queries/part-files';
import { listOffers, listParts } from '@/lib/purchasing/queries/suppliers';
import { partCells, partColumns } from '@/lib/purchasing/rules/part-csv';
import { reorderCells, reorderColumns } from '@/lib/purchasing/rules/reorder-csv';
import { csvLine } from '@/lib/shared/csv';
import type { Result } from '@/lib/shared/result';
import { createProduct } from '../orders/fixtures';
import { admin, createPart, createSupplier, valueOf } from './fixtures';

type Plan = (actor: typeof admin, file: Buffer) => Promise<Result<ImportPlan>>;
type Run = (actor: typeof admin, id: string, from: number) => Promise<Result<ImportResult>>;

const csv = (...lines: string[][]) => Buffer.from(`\ufeff${lines.map(csvLine).join('')}`);

/** Plans and imports a complete file; returns the plan and the outcomes. */
async function imported(plan: Plan, run: Run, file: Buffer) {
  const { id, rows } = valueOf(await plan(admin, file));
  const outcomes: ImportRow[] = [];
  for (let from: number | null = 0; from !== null;) {
    const done: ImportResult = valueOf(await run(admin, id, from));
    outcomes.push(...done.rows);
    from = done.next;
  }
  return { rows, outcomes };
}
const importPartFile = (...lines: string[][]) => imported(planPartImport, importParts, csv(...lines));
const importReorderFile = (...lines: string[][]) =>
  imported(planReorderImport, importReorderPoints, csv(...lines));

const problemsOf = (rows: ImportRow[]) =>
  rows.flatMap(({ row, problems }) => problems.map(({ field, message }) => `${row} ${field} ${message}`));
const changesOf = (rows: ImportRow[]) =>
  rows.flatMap(({ row, changes }) =>
    changes.map(({ field, before, after }) => `${row} ${field} ${before} → ${after}`),
  );

async function rowsOf<T>(batches: AsyncGenerator<T[]>): Promise<T[]> {
  const all: T[] = [];
  for await (const some of batches) all.push(...some);
  return all;
}

test('a file adds and changes parts of suppliers: the dry run shows old and new, and a repeat changes nothing', async () => {
  const [bolts, nuts] = [await createProduct(3, { name: 'Bolts' }), await createProduct(3, { name: 'Nuts' })];
  const usual = await createSupplier({ name: 'Usual Tools', currency: 'USD' });
  const tokyo = await createSupplier({ name: 'Tokyo Tools', currency: 'JPY' });
  await createPart(usual, bolts, { cost: 400 });
  const file = [
    ['Supplier', 'SKU', 'partNumber', 'cost', 'leadTimeDays', 'preferred'],
    ['Usual Tools', bolts, '', '4.35', '3', 'no'],
    ['Tokyo Tools', bolts, '=B-1', '650', '', 'yes'],
    ['Usual Tools', nuts, 'N-2', '1.10', '', ''],
  ];
  const plan = valueOf(await planPartImport(admin, csv(...file)));
  expect(changesOf(plan.rows)).toEqual([
    '2 cost 4.00 → 4.35',
    '2 leadTimeDays  → 3',
    '2 preferred yes → no',
    '3 partNumber  → =B-1',
    '3 cost  → 650',
    '3 packSize  → 1',
    '3 preferred  → yes',
    '4 partNumber  → N-2',
    '4 cost  → 1.10',
    '4 packSize  → 1',
    '4 preferred  → no',
  ]);
  expect(plan.rows.map(({ action, name }) => `${action} ${name}`)).toEqual([
    'update Usual Tools: Bolts',
    'create Tokyo Tools: Bolts',
    'create Usual Tools: Nuts',
  ]);
  expect((await listParts(usual)).map(({ cost }) => cost)).toEqual([400]);

  await importPartFile(...file);
  const offers = (await listOffers(bolts)).sort((a, b) => a.cost - b.cost);
  expect(
    offers.map(({ supplier, partNumber, cost, leadTimeDays }) => [supplier, partNumber, cost, leadTimeDays]),
  ).toEqual([
    ['Usual Tools', `P-${bolts}`, 435, 3],
    ['Tokyo Tools', '=B-1', 650, 7],
  ]);
  expect((await findStockRows([bolts]))[0]?.preferredSupplier).toBe(tokyo);

  const audited = await auditRecords().countDocuments({ 'subject.kind': 'supplier' });
  expect((await importPartFile(...file)).rows.map(({ action }) => action)).toEqual(['skip', 'skip', 'skip']);
  const exported = (await rowsOf(eachPartBatch())).map(({ supplier, part }) => partCells(supplier, part));
  expect(exported).toContainEqual(['Tokyo Tools', bolts, 'Bolts', '=B-1', '650', '1', '', 'yes']);
  const again = await importPartFile(partColumns, ...exported);
  expect(again.rows.every(({ action }) => action === 'skip')).toBe(true);
  expect(await auditRecords().countDocuments({ 'subject.kind': 'supplier' })).toBe(audited);
});

test('errors of a parts file name row and column, and the other rows are imported', async () => {
  const sku = await createProduct(3);
  const other = await createProduct(3);
  const [one, two] = [await createSupplier({ name: 'First' }), await createSupplier({ name: 'Second' })];
  const { rows, outcomes } = await importPartFile(
    ['supplier', 'sku', 'partNumber', 'cost', 'packSize', 'preferred'],
    ['First', sku, 'A', '1.00', '5', 'yes'],
    ['First', sku, 'B', '2.00', '5', 'no'],
    ['Nobody', sku, 'A', '1.00', '', 'no'],
    ['First', 'NO-SUCH', 'A', '1.00', '', 'no'],
    ['Second', sku, '', '1,5x', '0', 'maybe'],
    ['Second', other, 'A', '', '2.5', ''],
    ['', '', 'A', '1.00', '', ''],
    ['Second', sku, 'A', '1.00', '', 'yes'],
  );
  expect(problemsOf(rows)).toEqual([
    '3 sku is in row 2 already',
    '4 supplier is not a supplier of this shop',
    '5 sku is not a SKU of this shop',
    '6 cost must be an amount such as 12.50',
    '6 preferred must be yes or no',
    '6 partNumber is required',
    '6 packSize must be at least 1',
    '7 packSize must be a whole number',
    '7 cost is required',
    '8 supplier is required',
    '8 sku is required',
    '9 sku is in row 6 already',
    '9 preferred is yes in row 2 for this SKU already',
  ]);
  expect(outcomes.map(({ row, action }) => `${row} ${action}`)).toEqual(['2 create']);
  expect([(await listParts(one)).length, (await listParts(two)).length]).toEqual([1, 0]);
});

test('a file sets reorder points and quantities: the dry run shows old and new, and a repeat changes nothing', async () => {
  const [low, high] = [await createProduct(3, { name: 'Low' }), await createProduct(3)];
  await importReorderFile(['sku', 'reorderPoint', 'reorderQuantity'], [low, '5', '20'], [high, '1', '2']);
  const file = [
    ['sku', 'product', 'reorderPoint'],
    [low, 'ignored', '8'],
    [high, '', ''],
  ];
  const { rows } = await importReorderFile(...file);
  expect(changesOf(rows)).toEqual(['2 reorderPoint 5 → 8', '3 reorderPoint 1 → ']);
  const stored = new Map((await findStockRows([low, high])).map((row) => [row.sku, row]));
  expect(stored.get(low)).toMatchObject({ reorderPoint: 8, reorderQuantity: 20 });
  expect(stored.get(high)).toMatchObject({ reorderPoint: null, reorderQuantity: 2 });

  const filter = { action: 'reorder-point-changed', 'subject.name': { $in: [low, high] } };
  expect(await auditRecords().countDocuments(filter)).toBe(4);
  expect((await importReorderFile(...file)).outcomes).toEqual([]);
  const exported = (await rowsOf(eachStockBatch())).map(reorderCells);
  expect(exported).toContainEqual([low, 'Low', '8', '20']);
  const again = await importReorderFile(reorderColumns, ...exported);
  expect(again.rows.every(({ action }) => action === 'skip')).toBe(true);
  expect(await auditRecords().countDocuments(filter)).toBe(4);
});

test('errors of a reorder file name row and column', async () => {
  const sku = await createProduct(3);
  const plan = valueOf(
    await planReorderImport(
      admin,
      csv(
        ['sku', 'reorderPoint', 'reorderQuantity'],
        [sku, '-1', '0'],
        ['NO-SUCH', '1', ''],
        ['', '1', ''],
        [sku, '1', 'many'],
      ),
    ),
  );
  expect(problemsOf(plan.rows)).toEqual([
    '2 reorderPoint must be a whole number',
    '2 reorderQuantity must be at least 1',
    '3 sku is not a SKU of this shop',
    '4 sku is required',
    '5 sku is in row 2 already',
    '5 reorderQuantity must be a whole number',
  ]);
  const unknown = await planReorderImport(admin, csv(['sku', 'available'], [sku, '5']));
  expect(!unknown.ok && unknown.failure.message).toMatch(/^There is no column available\./);
});

test('a planned import of one kind is not carried out as another', async () => {
  const sku = await createProduct(3);
  const { id } = valueOf(await planReorderImport(admin, csv(['sku', 'reorderPoint'], [sku, '4'])));
  const wrong = await importParts(admin, id, 0);
  expect(!wrong.ok && wrong.failure.code).toBe('no-such-import');
});
