import { addPriceList, importEntries, planEntryImport } from '@/lib/price-lists/commands';
import { findPriceList } from '@/lib/price-lists/queries';
import { entryCells, entryColumns } from '@/lib/price-lists/rules/csv';
import { csvLine } from '@/lib/shared/csv';
import { codeOf, createCompany, valueOf } from '../companies/fixtures';
import { createAdmin, createProduct } from '../orders/fixtures';

const staff = createAdmin('Priya Prices');
const file = (...rows: string[][]) => Buffer.from(`\ufeff${[entryColumns, ...rows].map(csvLine).join('')}`);

test('a file of prices is planned, changes only what it names, and its export changes nothing', async () => {
  const [sku, other] = [await createProduct(9), await createProduct(9)];
  const plain = { sku: null, category: null, from: 1, price: null, percentOff: null };
  const list = valueOf(
    await addPriceList(staff, {
      name: `Files ${sku}`,
      audience: { kind: 'company', id: await createCompany() },
      currency: 'USD',
      from: null,
      to: null,
      active: true,
      entries: [
        { ...plain, sku, price: 900 },
        { ...plain, percentOff: 2 },
      ],
    }),
  );
  const { id } = list;
  const rows = [
    [sku, '', '1', '8.50', ''],
    [other, '', '10', '7.00', ''],
    ['', 'hand-tools', '1', '', '7.5'],
    ['NO-SUCH', '', '1', '1.00', ''],
    [other, '', '1', '1.00', '5'],
    ['', '', 'x', '', '5'],
    [sku, '', '1', '8.00', ''],
  ];
  const plan = valueOf(await planEntryImport(staff, id, file(...rows)));
  expect(plan.rows.map(({ action, problems }) => [action, problems.map(({ field }) => field)])).toEqual([
    ['update', []],
    ['create', []],
    ['create', []],
    ['wrong', ['sku']],
    ['wrong', ['price']],
    ['wrong', ['from']],
    ['wrong', ['from']],
  ]);
  expect(plan.rows[0]?.changes).toEqual([{ field: 'price', before: '9.00', after: '8.50' }]);
  expect((await findPriceList(id))?.version).toBe(1);
  valueOf(await importEntries(staff, id, plan.id, 0));
  valueOf(await importEntries(staff, id, plan.id, 0));
  const changed = (await findPriceList(id))!;
  expect(changed.entries).toEqual([
    { ...plain, sku, price: 850 },
    { ...plain, percentOff: 2 },
    { ...plain, sku: other, from: 10, price: 700 },
    { ...plain, category: 'hand-tools', percentOff: 7.5 },
  ]);
  const exported = file(...changed.entries.map((entry) => entryCells(entry, 'USD')));
  const again = valueOf(await planEntryImport(staff, id, exported));
  expect(again.rows.map(({ action }) => action)).toEqual(Array(4).fill('skip'));
  expect(codeOf(await planEntryImport(staff, '0'.repeat(24), exported))).toBe('no-such-price-list');
  expect(codeOf(await importEntries(staff, '0'.repeat(24), plan.id, 0))).toBe('no-such-import');
});
