import { updateProduct } from '@/lib/catalog/collection/products';
import { stock } from '@/lib/catalog/collection/stock';
import { applyMovement } from '@/lib/inventory/commands/apply-movement';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { outbox } from '@/lib/mail/collection';
import { setClock } from '@/lib/platform/clock';
import { stockAlerts } from '@/lib/stock-alerts/collection';
import {
  confirmStockAlert,
  deleteStockAlerts,
  unsubscribeFromStockAlerts,
  withdrawStockAlert,
} from '@/lib/stock-alerts/commands/links';
import { requestStockAlert } from '@/lib/stock-alerts/commands/request';
import { runStockAlertsJob } from '@/lib/stock-alerts/jobs';
import {
  countWaiting,
  exportStockAlerts,
  listOwnStockAlerts,
  listWaitedFor,
} from '@/lib/stock-alerts/queries';
import { Collection, ObjectId } from 'mongodb';
import { codeOf, createPerson, valueOf } from '../companies/fixtures';
import { explained } from '../explained';
import { createAdmin, createProduct } from '../orders/fixtures';

const day = 86_400_000;
afterEach(() => setClock());

const mailsTo = (to: string) => outbox().find({ to }).sort({ composedAt: 1 }).toArray();
const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? 'none';
const restock = (sku: string, units: number) =>
  setStock(createAdmin(), sku, { availableQuantity: units, reason: 'Delivery arrived' });

/** An address that waits for a SKU, confirmed by the link of its mail; resolves to that link's secret. */
async function waitByEmail(email: string, sku: string): Promise<string> {
  valueOf(await requestStockAlert(null, { sku, email }));
  const token = tokenIn((await mailsTo(email)).at(-1)!.text);
  valueOf(await confirmStockAlert(null, { token }));
  return token;
}

test('a visitor gets no more than a confirmation link until it is confirmed, then one mail when stock comes', async () => {
  const sku = await createProduct(0);
  const email = `visitor@${sku.toLowerCase()}.example`;
  expect(valueOf(await requestStockAlert(null, { sku, email })).confirmed).toBe(false);
  const [asked] = await mailsTo(email);
  expect(asked!.text).toContain('/stock-alerts/confirm?token=');
  await restock(sku, 5);
  await runStockAlertsJob();
  expect(await mailsTo(email)).toHaveLength(1);
  const token = tokenIn(asked!.text);
  for (let twice = 0; twice < 2; twice++) valueOf(await confirmStockAlert(null, { token }));
  await Promise.all(Array.from({ length: 4 }, () => runStockAlertsJob()));
  await restock(sku, 0);
  await restock(sku, 9);
  await runStockAlertsJob();
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Confirm'),
    expect.stringContaining('In stock: Thing'),
  ]);
  expect(mails[1]!.unsubscribe).toContain('/api/stock-alerts/unsubscribe?token=');
  expect(mails[1]!.text).toContain(`/product/`);
});

test('whatever brings the units, everybody is told once, and a stop between the write and the outbox loses no mail', async () => {
  const sku = await createProduct(0);
  const people = await Promise.all(Array.from({ length: 20 }, createPerson));
  for (const person of people)
    await Promise.all([1, 2].map(async () => valueOf(await requestStockAlert(person, { sku }))));
  expect((await countWaiting([sku])).get(sku)).toBe(20);
  const movement = { _id: new ObjectId(), change: 3, reason: 'Received from supplier', actor: null };
  expect(await applyMovement(sku, movement)).toBe('applied');
  const insert = jest.spyOn(Collection.prototype, 'insertOne');
  insert.mockRejectedValueOnce(new Error('stopped'));
  const [stopped] = await Promise.allSettled([runStockAlertsJob()]);
  expect(stopped.status).toBe('rejected');
  insert.mockRestore();
  await Promise.all(Array.from({ length: 3 }, () => runStockAlertsJob()));
  for (const { email } of people) {
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('In stock'))).toHaveLength(1);
  }
  expect(await countWaiting([sku])).toEqual(new Map());
});

test('asking again after the mail starts a new request', async () => {
  const sku = await createProduct(0);
  const person = await createPerson();
  for (let round = 1; round <= 2; round++) {
    valueOf(await requestStockAlert(person, { sku }));
    await restock(sku, 4);
    await runStockAlertsJob();
    expect(await mailsTo(person.email)).toHaveLength(round);
    await restock(sku, 0);
  }
});

test('units below the minimum order, and products that are hidden, tell nobody', async () => {
  const [few, hidden] = [await createProduct(0, { minQuantity: 10 }), await createProduct(0)];
  const person = await createPerson();
  for (const sku of [few, hidden]) valueOf(await requestStockAlert(person, { sku }));
  await updateProduct({ 'variants.sku': hidden }, { facts: () => ({ state: 'archived' }) });
  await restock(few, 9);
  await restock(hidden, 50);
  await runStockAlertsJob();
  expect(await mailsTo(person.email)).toEqual([]);
  await restock(few, 10);
  await runStockAlertsJob();
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('the answer is the same for every address, which gets at most five mails in a day', async () => {
  const start = Date.parse('2126-03-02T09:00:00Z');
  setClock(() => start);
  const skus = await Promise.all(Array.from({ length: 8 }, () => createProduct(0)));
  const person = await createPerson();
  const answers = [];
  for (const sku of skus)
    for (const email of [person.email, `nobody@${skus[0]!.toLowerCase()}.example`])
      answers.push(JSON.stringify(await requestStockAlert(null, { sku, email })));
  expect(new Set(answers).size).toBe(1);
  expect(await mailsTo(person.email)).toHaveLength(5);
  // A verified address needs no link only for whoever is signed in with it.
  expect(valueOf(await requestStockAlert(person, { sku: skus[0]! })).confirmed).toBe(true);
  const unverified = { ...person, emailVerified: false };
  expect(codeOf(await requestStockAlert(unverified, { sku: skus[0]! }))).toBe('no-email');
});

test('ten calls at once for one address and product send one link', async () => {
  const sku = await createProduct(0);
  const email = `busy@${sku.toLowerCase()}.example`;
  await Promise.all(Array.from({ length: 10 }, () => requestStockAlert(null, { sku, email })));
  expect(await mailsTo(email)).toHaveLength(1);
});

test('only what is public, out of stock and still made can be waited for', async () => {
  const [there, gone, old] = [await createProduct(3), await createProduct(0), await createProduct(0)];
  await updateProduct({ 'variants.sku': gone }, { facts: () => ({ state: 'draft' }) });
  await updateProduct({ 'variants.sku': old }, { facts: () => ({ successor: 'another' }) });
  const person = await createPerson();
  const codes = [there, gone, old, 'NO-SUCH'].map(async (sku) =>
    codeOf(await requestStockAlert(person, { sku })),
  );
  expect(await Promise.all(codes)).toEqual(['in-stock', 'no-such-sku', 'discontinued', 'no-such-sku']);
});

test('a link withdraws all requests of its address, and a person withdraws their own alone', async () => {
  const [one, other] = [await createProduct(0), await createProduct(0)];
  const email = `leaver@${one.toLowerCase()}.example`;
  const token = await waitByEmail(email, one);
  await waitByEmail(email, other);
  for (let twice = 0; twice < 2; twice++) valueOf(await unsubscribeFromStockAlerts(null, { token }));
  expect(codeOf(await confirmStockAlert(null, { token }))).toBe('link-expired');
  const [person, stranger] = [await createPerson(), await createPerson()];
  valueOf(await requestStockAlert(person, { sku: one }));
  await waitByEmail(person.email, other);
  const own = await listOwnStockAlerts(person);
  expect(own.map(({ sku }) => sku).sort()).toEqual([one, other].sort());
  expect(codeOf(await withdrawStockAlert(stranger, own[0]!.id))).toBe('no-such-alert');
  for (const { id } of [...own, ...own]) valueOf(await withdrawStockAlert(person, id));
  expect(await listOwnStockAlerts(person)).toEqual([]);
  expect(await exportStockAlerts(person)).toHaveLength(2);
  for (const sku of [one, other]) await restock(sku, 7);
  await runStockAlertsJob();
  expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('In stock'))).toEqual([]);
  await deleteStockAlerts(person);
  expect(await exportStockAlerts(person)).toEqual([]);
});

test('a request ends after 180 days', async () => {
  const sku = await createProduct(0);
  const person = await createPerson();
  valueOf(await requestStockAlert(person, { sku }));
  const { removeAt, requestedAt } = (await stockAlerts().findOne({ sku }))!;
  expect((removeAt.getTime() - requestedAt.getTime()) / day).toBe(180);
  setClock(() => removeAt.getTime() + 1);
  await restock(sku, 5);
  await runStockAlertsJob();
  expect(await mailsTo(person.email)).toEqual([]);
});

test('the job, the lists and the counts read by indexes', async () => {
  await stockAlerts().insertMany(
    Array.from({ length: 300 }, (_, index) => ({
      _id: new ObjectId(),
      owner: `email reader${index}@index.example`,
      sku: `I-${index % 50}`,
      state: (['waiting', 'pending', 'mailed'] as const)[index % 3]!,
      linkHashes: [`hash ${index}`],
      requestedAt: new Date(),
      removeAt: new Date(Date.now() + day),
      mails: [],
    })),
  );
  await stock().insertOne({ _id: 'I-3', productId: 'none', available: 0, holds: [], returns: [] });
  const person = { userId: '0'.repeat(24), email: 'reader3@index.example', emailVerified: true };
  const ran = await explained(async () => {
    await listOwnStockAlerts(person);
    await countWaiting(['I-3', 'I-6']);
  });
  const own = ran.filter(({ ran: collection }) => collection === 'stockAlerts');
  expect(own).toHaveLength(2);
  for (const { plan, docs } of own) {
    expect(plan).not.toContain('COLLSCAN');
    expect(docs).toBeLessThan(30);
  }
  expect(await listWaitedFor()).toContain('I-3');
});
