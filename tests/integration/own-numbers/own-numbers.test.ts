import { addToCart } from '@/lib/cart/commands';
import { findCart } from '@/lib/cart/queries';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { findProductChoices } from '@/lib/orders/queries/product-choices';
import { packingSlipPdf } from '@/lib/orders/pdf/packing-slips';
import {
  deleteOwnNumbers,
  importOwnNumbers,
  planOwnNumberImport,
  removeOwnNumber,
  saveOwnNumber,
} from '@/lib/own-numbers/commands';
import {
  authorizeOwner,
  eachOwnNumberBatch,
  exportOwnNumbers,
  findOwnPart,
  findOwnParts,
  hasOwnNumbers,
  listOwnNumbers,
  withOwnNumbers,
} from '@/lib/own-numbers/queries';
import { ownNumberCells, ownNumberColumns } from '@/lib/own-numbers/rules/csv';
import { findVariants } from '@/lib/catalog/queries/products';
import { resolveList } from '@/lib/quick-order/queries/resolve-list';
import { findShop } from '@/lib/settings/queries';
import { csvLine } from '@/lib/shared/csv';
import { codeOf, createCompany, createMember, createPerson, valueOf } from '../companies/fixtures';
import { explained } from '../explained';
import { bodyFor, createProduct, newKey } from '../orders/fixtures';
import { pdfText } from '../../support/read-pdf';

const file = (...rows: string[][]) =>
  Buffer.from(`\ufeff${[ownNumberColumns.slice(0, 2), ...rows].map(csvLine).join('')}`);

const matchOf = async (text: string, buyer?: Parameters<typeof resolveList>[1]) => {
  const [row] = valueOf(await resolveList(text, buyer)).rows;
  return [row?.state, row?.match?.sku, row?.suggestions.map(({ sku }) => sku)];
};

test('a company’s numbers count for those who buy for it, and a person’s own for nobody else', async () => {
  const [sku, other] = [await createProduct(9), await createProduct(9)];
  const company = await createCompany();
  const [member, stranger] = [await createMember(company, 'buyer'), await createPerson()];
  await saveOwnNumber(`company ${company}`, sku, { number: 'Mat-4711' });
  await saveOwnNumber(`customer ${stranger.userId}`, other, { number: 'MAT 4711' });
  const href = async (person: typeof member) => (await findOwnPart(person, 'mat4711'))?.matchedSku;
  expect([await href(member), await href(stranger), await href(await createPerson())]).toEqual([
    sku,
    other,
    undefined,
  ]);
  expect(await matchOf('MAT-4711 3', member)).toEqual(['found', sku, []]);
  expect(await matchOf('MAT-4711 3', stranger)).toEqual(['found', other, []]);
  expect((await matchOf('MAT-4711 3'))[0]).toBe('unknown');
  const choices = await findProductChoices('mat 4711', { userId: member.userId, companyId: company });
  expect(choices.map((choice) => choice.sku)).toEqual([sku]);
  // A number that is the SKU of something else is never guessed.
  await saveOwnNumber(`company ${company}`, sku, { number: other });
  expect((await matchOf(`${other} 3`, member))[0]).toBe('several');
  expect([await hasOwnNumbers(member), await hasOwnNumbers({ userId: '' })]).toEqual([true, false]);
});

test('two SKUs never share a number, also at once, and a repeat changes nothing', async () => {
  const [sku, other] = [await createProduct(9), await createProduct(9)];
  const owner = `customer ${(await createPerson()).userId}`;
  const both = await Promise.all([
    saveOwnNumber(owner, sku, { number: 'A-1' }),
    saveOwnNumber(owner, other, { number: 'a1' }),
    saveOwnNumber(owner, sku, { number: 'A-1' }),
  ]);
  expect(both.filter(({ ok }) => !ok).map(codeOf)).toContain('number-taken');
  expect((await listOwnNumbers(owner, {})).total).toBe(1);
  expect(codeOf(await saveOwnNumber(owner, 'NO-SUCH', { number: 'B' }))).toBe('unknown-sku');
  await removeOwnNumber(owner, sku);
  await removeOwnNumber(owner, other);
  expect((await listOwnNumbers(owner, {})).rows).toEqual([]);
});

test('an order keeps the number of its lines, and its papers name it', async () => {
  const sku = await createProduct(9);
  const person = await createPerson();
  await saveOwnNumber(`customer ${person.userId}`, sku, { number: 'HX 77' });
  const order = valueOf(await placeOrder(person, await bodyFor([[sku, 1]]), newKey()));
  await removeOwnNumber(`customer ${person.userId}`, sku);
  expect(order.lines).toMatchObject([{ sku, ownNumber: 'HX 77' }]);
  expect(await pdfText(await packingSlipPdf(order, await findShop()))).toContain('your part no. HX 77');
});

test('an import plans without changing, then changes; wrong rows name their column', async () => {
  const [sku, other] = [await createProduct(9), await createProduct(9)];
  const owner = `customer ${(await createPerson()).userId}`;
  const plan = valueOf(
    await planOwnNumberImport(owner, file([sku, 'N-1'], [other, 'n1'], ['NO-SUCH', 'N-3'], [other, ''])),
  );
  expect(plan.rows.map(({ action, problems }) => [action, problems.map(({ field }) => field)])).toEqual([
    ['create', []],
    ['wrong', ['number']],
    ['wrong', ['sku']],
    ['wrong', ['sku', 'number']],
  ]);
  expect((await listOwnNumbers(owner, {})).total).toBe(0);
  // Nobody else can run it.
  expect(codeOf(await importOwnNumbers('customer x', plan.id, 0))).toBe('no-such-import');
  expect(valueOf(await importOwnNumbers(owner, plan.id, 0))).toMatchObject({ next: null, total: 1 });
  const again = valueOf(await planOwnNumberImport(owner, file([sku, 'N-1'])));
  expect(again.rows).toMatchObject([{ action: 'skip' }]);
  const exported: string[][] = [];
  for await (const rows of eachOwnNumberBatch(owner)) exported.push(...rows.map(ownNumberCells));
  expect(exported).toMatchObject([[sku, 'N-1', expect.any(String)]]);
});

test('numbers are changed by who may, exported with the account, and deleted with it', async () => {
  const company = await createCompany();
  const may = async (role: 'buyer' | 'accountant', right: 'company.view' | 'numbers.edit') =>
    codeOf(await authorizeOwner((await createMember(company, role)) as never, company, right));
  expect([await may('buyer', 'numbers.edit'), await may('accountant', 'numbers.edit')]).toEqual([
    'ok',
    'not-allowed',
  ]);
  expect(await may('accountant', 'company.view')).toBe('ok');
  const [person, sku] = [await createPerson(), await createProduct(9)];
  expect(codeOf(await authorizeOwner(person as never, company, 'company.view'))).toBe('no-such-company');
  await saveOwnNumber(`customer ${person.userId}`, sku, { number: 'Z-9' });
  expect(await exportOwnNumbers(person.userId)).toEqual([{ sku, number: 'Z-9' }]);
  await deleteOwnNumbers(person.userId);
  expect(await exportOwnNumbers(person.userId)).toEqual([]);
});

test('every query of own numbers uses an index', async () => {
  const sku = await createProduct(9);
  const person = await createPerson();
  const owner = `customer ${person.userId}`;
  await saveOwnNumber(owner, sku, { number: 'P-1' });
  const plans = await explained(async () => {
    await listOwnNumbers(owner, { q: 'p-1' });
    await findOwnPart(person, 'P-1');
    await hasOwnNumbers(person);
    await withOwnNumbers(await findVariants([sku]), person);
    await exportOwnNumbers(person.userId);
    for await (const rows of eachOwnNumberBatch(owner)) expect(rows).toHaveLength(1);
  });
  const own = plans.filter(({ ran }) => ran === 'ownNumbers');
  expect(own.length).toBeGreaterThan(4);
  expect(own.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
});

test('suggestions begin with the buyer’s own number, and the cart names it', async () => {
  const [a, b] = [await createProduct(9), await createProduct(9)];
  const company = await createCompany();
  const [member, stranger] = [await createMember(company, 'buyer'), await createPerson()];
  await saveOwnNumber(`company ${company}`, a, { number: 'KX-10' });
  await saveOwnNumber(`company ${company}`, b, { number: 'KX-20' });
  const numbers = async (person: typeof member, typed: string) =>
    (await findOwnParts({ ...person, companyId: company }, typed)).map(({ number, sku }) => [number, sku]);
  const plans = await explained(async () => {
    expect(await numbers(member, 'kx')).toEqual([['KX-10', a], ['KX-20', b]]); // prettier-ignore
  });
  expect(plans.filter(({ plan }) => plan.includes('COLLSCAN')).map(({ ran }) => ran)).not.toContain(
    'ownNumbers',
  );
  expect(await numbers(member, 'kx 2')).toEqual([['KX-20', b]]);
  expect(await numbers(member, '-')).toEqual([]);
  expect(await findOwnParts(stranger, 'kx')).toEqual([]);
  await addToCart(member, { sku: a, quantity: 1 });
  expect((await findCart({ ...member, companyId: company })).lines).toMatchObject([{ ownNumber: 'KX-10' }]);
});

test('staff see and change the numbers of a customer alone; others don’t learn of them', async () => {
  const [customer, other] = [await createPerson(), await createPerson()];
  const owner = `customer-${customer.userId}`;
  const boss = { ...other, role: 'admin' as const };
  const stored = `customer ${customer.userId}`;
  expect(valueOf(await authorizeOwner(boss, owner, 'numbers.edit'))).toBe(stored);
  for (const person of [other, customer])
    expect(codeOf(await authorizeOwner(person, owner, 'company.view'))).toBe('unknown-customer');
  const missing = `customer-${'0'.repeat(24)}`;
  expect(codeOf(await authorizeOwner(boss, missing, 'company.view'))).toBe('unknown-customer');
});
