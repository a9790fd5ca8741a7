import { auditRecords } from '@/lib/audit/collection';
import { asStaff } from '@/lib/auth/current-session';
import { products } from '@/lib/catalog/collection/products';
import { editProduct } from '@/lib/catalog/commands/products';
import {
  importReplacedNumbers,
  removeReplacedNumber,
  saveReplacedNumber,
} from '@/lib/catalog/commands/replaced-numbers';
import {
  eachReplacedNumber,
  findReplacement,
  listReplacedNumbers,
} from '@/lib/catalog/queries/replaced-numbers';
import { replacedRows } from '@/lib/catalog/rules/replaced-rows';
import { suggest } from '@/lib/search/queries/suggest';
import { users } from '@/lib/users/collection';
import type { Staff } from '@/lib/users/types';
import { seedProducts } from '@/seed/products';
import { createAccount, signedIn } from '../auth/people';

let admin: Staff;
const skuFor = async (typed: string) => (await findReplacement(typed))?.variant.sku ?? null;

beforeAll(async () => {
  await seedProducts();
  const { id, email } = await createAccount();
  await users().updateOne({ email }, { $set: { role: 'admin' } });
  admin = asStaff(await signedIn(id))!;
});

test('a replaced number is saved, found however it is typed, listed and removed, with records', async () => {
  expect(await saveReplacedNumber(admin, { number: 'OLD-77/B', sku: 'NH-CW10' })).toMatchObject({ ok: true });
  expect(await skuFor('old 77 b')).toBe('NH-CW10');
  expect((await listReplacedNumbers({ q: 'old77' })).rows).toMatchObject([
    { number: 'OLD-77/B', sku: 'NH-CW10', href: expect.stringContaining('/product/') },
  ]);
  const suggested = async (typed: string) => (await suggest(typed)).products[0];
  expect(await suggested('old 77/b')).toMatchObject({
    name: 'Combination Wrench, 10 mm (replaces old 77/b)',
    matchedSku: 'NH-CW10',
    href: expect.stringContaining('/product/combination-wrench-10-mm'),
  });
  expect((await suggested('old 77'))?.name ?? '').not.toMatch(/replaces/);
  const [{ code } = { code: '' }] = (await listReplacedNumbers({})).rows;
  for (let time = 0; time < 2; time++)
    expect(await removeReplacedNumber(admin, code)).toMatchObject({ ok: true });
  expect(await skuFor('OLD-77/B')).toBeNull();
  expect(await auditRecords().countDocuments({ action: /^replaced-number-/ })).toBe(2);
});

test('the rows of a file are saved one by one, and those left out are named', async () => {
  const rows = replacedRows(
    'number,sku\nOLD-901,NH-CW10\n"OLD-902";NH-CW10\ntw ag125,NH-CW10\nOLD-903,NO-SUCH\nx,NH-CW10\n',
  );
  for (let time = 0; time < 2; time++)
    expect(await importReplacedNumbers(admin, { rows })).toMatchObject({
      value: {
        saved: 2,
        problems: [
          { row: 3, message: expect.stringContaining('still sold') },
          { row: 4, message: expect.stringContaining('NO-SUCH') },
          { row: 5 },
        ],
      },
    });
  expect([await skuFor('OLD 901'), await skuFor('OLD 902'), await skuFor('OLD 903')]).toEqual([
    'NH-CW10',
    'NH-CW10',
    null,
  ]);
  const numbers: string[] = [];
  for await (const { number } of eachReplacedNumber()) numbers.push(number);
  expect(numbers).toEqual(expect.arrayContaining(['OLD-901', 'OLD-902']));
});

test('the number of a product on sale can’t be replaced, nor can one be replaced by what is not sold', async () => {
  expect(await saveReplacedNumber(admin, { number: 'tw ag125', sku: 'NH-CW10' })).toMatchObject({
    failure: { fields: { number: expect.stringContaining('still sold') } },
  });
  expect(await saveReplacedNumber(admin, { number: 'OLD-1', sku: 'NO-SUCH' })).toMatchObject({
    failure: { fields: { sku: expect.any(String) } },
  });
});

test('a renamed SKU stays findable, through later renames too', async () => {
  const { _id: id } = (await products().findOne({ 'variants.sku': 'TW-AG125' }))!;
  const rename = async (sku: string) => {
    const { variants } = (await products().findOne({ _id: id }))!;
    const edited = variants.map((variant, index) => ({
      ...variant,
      sku: index === 0 ? sku : variant.sku,
      availableQuantity: 5,
    }));
    expect(await editProduct(admin, id, { variants: edited })).toMatchObject({ ok: true });
  };
  await rename('TW-AG125-B');
  await rename('TW-AG125-C');
  expect(await skuFor('TW-AG125')).toBe('TW-AG125-C');
  expect(await skuFor('tw-ag125-b')).toBe('TW-AG125-C');
  expect(await skuFor('TW-AG125-C')).toBeNull();
});
