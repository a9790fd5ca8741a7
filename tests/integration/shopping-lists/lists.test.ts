import { findCart } from '@/lib/cart/queries';
import { editProduct } from '@/lib/catalog/commands/products';
import { products } from '@/lib/catalog/collection/products';
import { memberships } from '@/lib/companies/collection';
import { findMembership } from '@/lib/companies/queries/memberships';
import { listMails } from '@/lib/mail/queries';
import { deliverOutbox } from '@/lib/mail/worker';
import { setClock } from '@/lib/platform/clock';
import { shoppingLists } from '@/lib/shopping-lists/collection';
import {
  addListLines,
  changeListFacts,
  changeListLine,
  createList,
  deleteList,
  deleteShoppingLists,
  orderFromList,
  removeListLine,
} from '@/lib/shopping-lists/commands/lists';
import { runShoppingListsJob } from '@/lib/shopping-lists/jobs';
import { exportShoppingLists, findShoppingList, listShoppingLists } from '@/lib/shopping-lists/queries/lists';
import type { Customer } from '@/lib/users/types';
import { codeOf, createCompany, createMember, createPerson, valueOf } from '../companies/fixtures';
import { explained } from '../explained';
import { createProduct, newKey } from '../orders/fixtures';

const day = 86_400_000;
afterEach(() => setClock());

/** A list of this person, or of their company, with the given products. */
async function createFilled(person: Customer, lines: [string, number][], companyId?: string) {
  const company = companyId ? await findMembership(companyId, person.userId) : null;
  const input = { key: newKey(), name: 'Weekly', note: '', shared: Boolean(companyId) };
  const { id } = valueOf(await createList(person, input, company));
  if (lines.length)
    valueOf(await addListLines(person, id, { lines: lines.map(([sku, quantity]) => ({ sku, quantity })) }));
  return id;
}

const linesOf = async (person: Customer, id: string) => (await findShoppingList(person.userId, id))!.lines;

test('a repeat makes one list, and products once; those no longer sold are named', async () => {
  const person = await createPerson();
  const input = { key: newKey(), name: 'Van', note: '', shared: false };
  const made = await Promise.all(Array.from({ length: 5 }, () => createList(person, input, null)));
  const ids = new Set(made.map((each) => valueOf(each).id));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  const [one, other] = [await createProduct(10), await createProduct(10)];
  const lines = [
    { sku: one, quantity: 2 },
    { sku: 'NO-SUCH', quantity: 1 },
  ];
  for (let time = 0; time < 2; time++)
    expect(valueOf(await addListLines(person, id, { lines }))).toEqual({
      added: 1,
      notes: ['NO-SUCH is no longer sold'],
    });
  await Promise.all(
    Array.from({ length: 6 }, () => addListLines(person, id, { lines: [{ sku: other, quantity: 7 }] })),
  );
  valueOf(await changeListLine(person, id, other, { note: 'Shelf 4' }));
  expect(await linesOf(person, id)).toMatchObject([
    { sku: one, quantity: 2, note: '' },
    { sku: other, quantity: 7, note: 'Shelf 4' },
  ]);
  for (let time = 0; time < 2; time++) valueOf(await removeListLine(person, id, one));
  expect(await linesOf(person, id)).toHaveLength(1);
});

test('a list belongs to its owner; one of a company to its members, by role, until they leave', async () => {
  const companyId = await createCompany();
  const [buyer, other, stranger] = [
    await createMember(companyId, 'buyer'),
    await createMember(companyId, 'accountant'),
    await createPerson(),
  ];
  const sku = await createProduct(10);
  const own = await createFilled(buyer, [[sku, 1]]);
  const shared = await createFilled(buyer, [[sku, 1]], companyId);
  const attempts = (person: Customer, id: string) =>
    Promise.all([
      addListLines(person, id, { lines: [{ sku, quantity: 1 }] }),
      changeListFacts(person, id, { name: 'Mine' }),
      changeListLine(person, id, sku, { quantity: 2 }),
      removeListLine(person, id, 'NO-SUCH'),
      orderFromList(person, id, { lines: [{ sku, quantity: 1 }] }, newKey()),
    ]).then((results) => results.map(codeOf));
  const missing = Array(5).fill('no-such-list');
  for (const person of [other, stranger]) {
    expect(await findShoppingList(person.userId, own)).toBeNull();
    expect(await attempts(person, own)).toEqual(missing);
  }
  expect(await attempts(stranger, shared)).toEqual(missing);
  expect(codeOf(await deleteList(stranger, shared))).toBe('no-such-list');
  const second = await createMember(companyId, 'approver');
  expect(await attempts(second, shared)).toEqual(Array(5).fill('ok'));
  const seen = await listShoppingLists(second.userId, await findMembership(companyId, second.userId));
  expect(seen.map(({ id }) => id)).toEqual([shared]);
  await memberships().deleteOne({ companyId, userId: buyer.userId });
  expect(await findShoppingList(buyer.userId, shared)).toBeNull();
  expect(await attempts(buyer, shared)).toEqual(missing);
  expect(await findShoppingList(buyer.userId, own)).not.toBeNull();
});

test('changes of price and stock are shown until the product is ordered from the list', async () => {
  const person = await createPerson();
  const sku = await createProduct(10);
  const id = await createFilled(person, [[sku, 3]]);
  const { _id, variants } = (await products().findOne({ 'variants.sku': sku }))!;
  const raised = variants.map((each) => ({ ...each, price: each.price + 500, availableQuantity: 10 }));
  valueOf(await editProduct(null, _id, { variants: raised }));
  const [line] = await linesOf(person, id);
  expect(line?.changes).toEqual([expect.stringMatching(/^Price up from \$[\d.]+ to \$[\d.]+$/)]);
  const key = newKey();
  for (let time = 0; time < 2; time++)
    valueOf(await orderFromList(person, id, { lines: [{ sku, quantity: 3 }] }, key));
  expect((await findCart(person)).lines).toMatchObject([{ sku, quantity: 3 }]);
  expect((await linesOf(person, id))[0]?.changes).toEqual([]);
  expect(codeOf(await orderFromList(person, id, { lines: [{ sku: 'ELSE', quantity: 1 }] }, newKey()))).toBe(
    'no-such-line',
  );
  valueOf(await editProduct(null, _id, { state: 'archived' }));
  expect((await linesOf(person, id))[0]).toMatchObject({ changes: ['No longer sold'], price: null });
});

test('a reminder comes once for each time, starts over with an order, and ends with the membership', async () => {
  const companyId = await createCompany();
  const [buyer, other] = [await createMember(companyId, 'buyer'), await createMember(companyId, 'buyer')];
  const sku = await createProduct(100);
  const ids = [await createFilled(buyer, [[sku, 2]]), await createFilled(other, [[sku, 5]], companyId)];
  valueOf(await changeListFacts(buyer, ids[0]!, { weeks: 2 }));
  valueOf(await changeListFacts(other, ids[1]!, { weeks: 2 }));
  const remindersOf = async ({ email }: Customer) => {
    await deliverOutbox();
    return (await listMails(200)).filter((mail) => mail.to === email && /^Time to order/.test(mail.subject));
  };
  const start = Date.now();
  const at = (days: number) => setClock(() => start + days * day + 60_000);
  at(13);
  expect(valueOf(await runShoppingListsJob()).reminded).toBe(0);
  await memberships().deleteOne({ companyId, userId: other.userId });
  at(14);
  await Promise.all([runShoppingListsJob(), runShoppingListsJob(), runShoppingListsJob()]);
  expect(await remindersOf(buyer)).toHaveLength(1);
  expect((await remindersOf(buyer))[0]?.text).toContain(`/dashboard/lists/${ids[0]}`);
  expect(await remindersOf(other)).toHaveLength(0);
  expect(await shoppingLists().countDocuments({ 'reminder.userId': other.userId })).toBe(0);
  at(27);
  valueOf(await orderFromList(buyer, ids[0]!, { lines: [{ sku, quantity: 2 }] }, newKey()));
  at(29);
  await runShoppingListsJob();
  expect(await remindersOf(buyer)).toHaveLength(1);
  // Weeks in which the shop was down are not made up for.
  at(100);
  await runShoppingListsJob();
  await runShoppingListsJob();
  expect(await remindersOf(buyer)).toHaveLength(2);
});

test('an export has the own lists, closing the account deletes them and its reminders', async () => {
  const companyId = await createCompany();
  const buyer = await createMember(companyId, 'buyer');
  const sku = await createProduct(5);
  await createFilled(buyer, [[sku, 2]]);
  const shared = await createFilled(buyer, [], companyId);
  valueOf(await changeListFacts(buyer, shared, { weeks: 4 }));
  expect(await exportShoppingLists(buyer.userId)).toMatchObject([
    { name: 'Weekly', lines: [{ sku, quantity: 2 }], everyWeeks: null },
  ]);
  for (let time = 0; time < 2; time++) await deleteShoppingLists(buyer.userId);
  expect(await exportShoppingLists(buyer.userId)).toEqual([]);
  const stored = await shoppingLists().find().toArray();
  expect(JSON.stringify(stored)).not.toContain(buyer.userId);
  expect(stored.some(({ _id }) => _id.toHexString() === shared)).toBe(true);
});

test('the queries of lists read through an index', async () => {
  const companyId = await createCompany();
  const buyer = await createMember(companyId, 'buyer');
  const id = await createFilled(buyer, [[await createProduct(5), 1]], companyId);
  const membership = await findMembership(companyId, buyer.userId);
  const plans = await explained(async () => {
    await listShoppingLists(buyer.userId, membership);
    await findShoppingList(buyer.userId, id);
    await exportShoppingLists(buyer.userId);
    await createList(buyer, { key: newKey(), name: 'A', note: '', shared: true }, membership);
    await runShoppingListsJob();
  });
  expect(plans.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
  expect(plans.filter(({ ran }) => ran === 'shoppingLists').length).toBeGreaterThan(3);
});
