import { auditRecords } from '@/lib/audit/collection';
import { findBins } from '@/lib/catalog/queries/bins';
import { setBin } from '@/lib/inventory/commands/set-bin';
import { binInput } from '@/lib/inventory/schema';
import { createAdmin, createProduct, unitsOf } from '../orders/fixtures';

const admin = createAdmin();

test('a SKU gets a bin place, another one and none; each change is recorded once, and the stock stays', async () => {
  const [sku, elsewhere] = [await createProduct(7), await createProduct(3)];
  for (const bin of ['A-03-2', 'A-03-2', 'B-01-1']) await setBin(admin, sku, bin);
  expect(await findBins([sku, elsewhere])).toEqual({ [sku]: 'B-01-1' });
  const records = await auditRecords().find({ action: 'bin-changed', 'after.sku': sku }).toArray();
  expect(records.map(({ before, after }) => [before, after])).toEqual([
    [
      { sku, bin: '' },
      { sku, bin: 'A-03-2' },
    ],
    [
      { sku, bin: 'A-03-2' },
      { sku, bin: 'B-01-1' },
    ],
  ]);
  expect((await unitsOf(sku)).left).toBe(7);
  await setBin(admin, sku, '');
  expect(await findBins([sku])).toEqual({});
  expect(await setBin(admin, 'NO-SUCH-SKU', 'A-1')).toMatchObject({ failure: { kind: 'not-found' } });
});

test('a bin place is short and plain', () => {
  expect(binInput.safeParse({ bin: ' A-03-2 ' })).toMatchObject({ data: { bin: 'A-03-2' } });
  for (const bin of ['x'.repeat(21), '=A1', 'A\n1']) expect(binInput.safeParse({ bin }).success).toBe(false);
});
