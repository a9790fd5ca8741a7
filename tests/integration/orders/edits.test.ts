import { auditRecords } from '@/lib/audit/collection';
import { discounts } from '@/lib/discounts/collection';
import { auditLedger } from '@/lib/inventory/queries/ledger';
import { outbox } from '@/lib/mail/collection';
import { cancelOwnOrder, changeOrder, changePayment } from '@/lib/orders/commands/change-status';
import { editOrder } from '@/lib/orders/commands/edit-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { findOrderDraft } from '@/lib/orders/queries/order-draft';
import { setClock } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { createDiscount, usesOf } from '../discounts/fixtures';
import { editFor, placedOrder, storedOrder, unitsInPlay } from './edit-fixtures';
import { createAdmin, createCustomer, createProduct, newKey, ohio } from './fixtures';

const admin = createAdmin();
const storedProducts = () => database().collection('items');
const statusOf = (to: 'confirmed' | 'cancelled') => ({ to, why: 'x', tracking: '', undo: false });
afterEach(() => setClock());

async function edited(...[order, lines, more]: Parameters<typeof editFor>) {
  const result = await editOrder(admin, order.number, await editFor(order, lines, more), newKey());
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

test('a draft has no total before the state that its tax depends on is chosen', async () => {
  const lines = [{ sku: await createProduct(10), quantity: 2 }];
  const draftFor = async (country: string, region: string) => {
    const draft = await findOrderDraft({ lines, country, region, delivery: 'standard' });
    return draft.ok && draft.value.totals;
  };
  expect(await draftFor('US', '')).toBeNull();
  expect(await draftFor('US', 'OH')).toMatchObject({ taxName: 'Ohio sales tax' });
  expect(await draftFor('DE', '')).toMatchObject({ subtotal: 2_000 });
});

describe('an edit of a placed order', () => {
  test('changes, removes and adds lines, moves exactly these units, and prices the order again', async () => {
    const [a, b, c] = [await createProduct(10), await createProduct(10), await createProduct(10)];
    const order = await placedOrder([[a, 2], [b, 3]]); // prettier-ignore
    const after = await edited(order, [[a, 5], [c, 4]]); // prettier-ignore
    expect(after.lines.map(({ sku, quantity, total }) => [sku, quantity, total])).toEqual([
      [a, 5, 5_000],
      [c, 4, 4_000],
    ]);
    expect(after.totals.subtotal).toBe(9_000);
    const settled = { held: 0, returning: 0 };
    expect(await unitsInPlay(a)).toEqual({ left: 5, sold: 5, ...settled });
    expect(await unitsInPlay(b)).toEqual({ left: 10, sold: 0, ...settled });
    expect(await unitsInPlay(c)).toEqual({ left: 6, sold: 4, ...settled });
    for (const sku of [a, b, c]) {
      const ledger = await auditLedger(sku);
      expect(ledger?.sum).toBe(ledger?.available);
    }
  });

  test('is found by the words of what it holds now', async () => {
    const [a, b] = [await createProduct(10), await createProduct(10)];
    const order = await placedOrder([[a, 1]]);
    await edited(order, [[b, 1]], { purchaseOrder: 'PO-NEW-7', address: { ...ohio, city: 'Akron' } });
    const { words } = await storedOrder(order.number);
    expect(words).toEqual(expect.arrayContaining([b.toLowerCase(), 'po-new-7', 'akron']));
    expect(words).not.toContain(a.toLowerCase());
  });

  test('keeps the agreed price of lines that stay; added ones have the present price', async () => {
    const [a, b] = [await createProduct(10), await createProduct(10)];
    const order = await placedOrder([[a, 2]]);
    await storedProducts().updateMany(
      { 'variants.sku': { $in: [a, b] } },
      { $set: { 'variants.$[].price': 1_500 } },
    );
    const { lines } = await edited(order, [[a, 3], [b, 1]]); // prettier-ignore
    expect(lines.map(({ unitPrice }) => unitPrice)).toEqual([1_000, 1_500]);
  });

  test('tells the customer what it was and what it is, and history and audit log record it', async () => {
    const [a, b] = [await createProduct(10, { name: 'Vise' }), await createProduct(10, { name: 'Clamp' })];
    const order = await placedOrder([[a, 1]]);
    const why = 'As agreed by phone';
    const after = await edited(order, [[a, 2], [b, 3]], { why, delivery: 'express' }); // prettier-ignore
    const event = after.history.at(-1)!;
    expect(event).toMatchObject({ what: 'edited', by: 'Grace Shop (shop)' });
    expect(event.why.split('\n')).toEqual([
      why,
      `Vise, ${a}: 2 instead of 1`,
      `Added: 3 × Clamp, ${b}`,
      expect.stringMatching(/^Delivery: /),
    ]);
    const mails = await outbox()
      .find({ to: order.customer.email, subject: `Order ${order.number} has changed` })
      .toArray();
    expect(mails).toHaveLength(1);
    for (const part of [why, `Now: 2 × Vise, ${a}`, `Before: 1 × Vise, ${a}`, 'Now: Total', 'Before: Total'])
      expect(mails[0]!.text).toContain(part);
    const [record, ...others] = await auditRecords()
      .find({ 'subject.name': order.number, action: 'order-edited' })
      .toArray();
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      actor: { email: admin.email },
      before: { lines: `1 × ${a}`, total: order.totals.total },
      after: { total: after.totals.total },
    });
  });

  test('is made once, however often its key is sent', async () => {
    const sku = await createProduct(10);
    const order = await placedOrder([[sku, 2]]);
    const [input, key] = [await editFor(order, [[sku, 4]]), newKey()];
    const edit = () => editOrder(admin, order.number, input, key);
    const results = await Promise.all([edit(), edit(), edit()]);
    results.push(await edit());
    expect(results.some(({ ok }) => ok)).toBe(true);
    expect(results.at(-1)).toMatchObject({ ok: true });
    expect(await unitsInPlay(sku)).toEqual({ left: 6, held: 0, sold: 4, returning: 0 });
    expect((await storedOrder(order.number)).edits).toHaveLength(1);
    expect(await outbox().countDocuments({ subject: `Order ${order.number} has changed` })).toBe(1);
  });

  test('may keep or reduce a product that is no longer sold, but not add to it', async () => {
    const [sku, other] = [await createProduct(10), await createProduct(10)];
    const order = await placedOrder([[sku, 4]]);
    await storedProducts().updateOne({ 'variants.sku': sku }, { $set: { state: 'archived' } });
    const more = { ...(await editFor(order, [[sku, 4]])), lines: [{ sku, quantity: 5 }] };
    expect(await editOrder(admin, order.number, more, newKey())).toMatchObject({
      failure: { code: 'not-for-sale' },
    });
    const after = await edited(order, [[sku, 3], [other, 1]]); // prettier-ignore
    expect(after.lines.map(({ total }) => total)).toEqual([3_000, 1_000]);
    expect(await unitsInPlay(sku)).toEqual({ left: 7, held: 0, sold: 3, returning: 0 });
  });
});

describe('an edit fails and takes nothing', () => {
  const untouched = async (sku: string, order: { number: string; version: number }) => {
    expect(await unitsInPlay(sku)).toEqual({ left: 3, held: 0, sold: 2, returning: 0 });
    expect((await storedOrder(order.number)).edits).toBeUndefined();
  };

  test.each([
    ['without a line', 'no-lines', { lines: [] }],
    ['with lines of no units alone', 'no-lines', (sku: string) => ({ lines: [{ sku, quantity: 0 }] })],
    ['with another total than the shop computes', 'total-changed', { total: 1 }],
    ['that changes nothing', 'nothing-changed', (sku: string) => ({ lines: [{ sku, quantity: 2 }] })],
    ['with a delivery method that is not offered', 'unknown-delivery', { delivery: 'pigeon' }],
    ['of a version that is not the present one', 'order-changed', { version: 7 }],
  ])('%s', async (_, code, change) => {
    const sku = await createProduct(5);
    const order = await placedOrder([[sku, 2]]);
    const kept = await editFor(order, [[sku, code === 'nothing-changed' ? 2 : 4]]);
    const input = { ...kept, ...(typeof change === 'function' ? change(sku) : change) };
    expect(await editOrder(admin, order.number, input, newKey())).toMatchObject({
      ok: false,
      failure: { code },
    });
    await untouched(sku, order);
  });

  test('with more units than are left', async () => {
    const [sku, other] = [await createProduct(5), await createProduct(9)];
    const order = await placedOrder([[sku, 2]]);
    const input = await editFor(order, [[other, 1], [sku, 6]]); // prettier-ignore
    expect(await editOrder(admin, order.number, input, newKey())).toMatchObject({
      failure: { code: 'out-of-stock', fields: { [sku]: 'Only 3 left' } },
    });
    await untouched(sku, order);
    expect(await unitsInPlay(other)).toMatchObject({ left: 9, held: 0 });
  });

  test('once the order is confirmed, cancelled or paid', async () => {
    const sku = await createProduct(99);
    const [one, two, three] = [
      await placedOrder([[sku, 2]]),
      await placedOrder([[sku, 2]]),
      await placedOrder([[sku, 2]]),
    ];
    const inputs = await Promise.all([one, two, three].map((order) => editFor(order, [[sku, 3]])));
    await changeOrder(admin, one.number, statusOf('confirmed'));
    await changeOrder(admin, two.number, statusOf('cancelled'));
    await changePayment(admin, three.number, { to: 'paid', why: '', undo: false });
    for (const [index, { number }] of [one, two, three].entries())
      expect(await editOrder(admin, number, inputs[index]!, newKey())).toMatchObject({
        failure: { code: 'illegal-change' },
      });
  });
});

describe('discounts of an edited order', () => {
  test('stay when they are used up, paused or over, as long as the goods fit them', async () => {
    const sku = await createProduct(20);
    const discount = await createDiscount({ maxUses: 1, maxUsesPerCustomer: 1 });
    const { code, id } = discount;
    const order = await placedOrder([[sku, 2]], { code });
    await discounts().updateOne({ code }, { $set: { active: false, to: '2020-01-01' } });
    const after = await edited(order, [[sku, 4]]);
    expect(after.totals.discount).toBe(400);
    expect(after.discounts).toMatchObject([{ id, code, amount: 400 }]);
    expect(await usesOf(discount)).toEqual({ used: 1, perCustomer: 1, open: 0, ordered: 1 });
  });

  test('give their use back when they no longer apply, can be claimed again, and go with a cancellation', async () => {
    const sku = await createProduct(20);
    const discount = await createDiscount({ maxUses: 1, minSubtotal: 2_000 });
    const { code } = discount;
    const customer = createCustomer();
    const first = await placedOrder([[sku, 2]], { code }, customer);
    const none = { perCustomer: 0, open: 0, used: 0, ordered: 0 };
    await edited(first, [[sku, 1]]);
    expect(await usesOf(discount)).toEqual(none);
    await edited(await storedOrder(first.number), [[sku, 3]], { code });
    expect(await usesOf(discount)).toEqual({ used: 1, perCustomer: 1, open: 0, ordered: 1 });
    expect((await cancelOwnOrder(customer, first.number, '')).ok).toBe(true);
    await sweepOrders();
    expect(await usesOf(discount)).toEqual(none);
    expect(await unitsInPlay(sku)).toEqual({ left: 20, held: 0, sold: 0, returning: 0 });
  });

  test('are claimed within their limit: of ten orders that add the code at once, three get it', async () => {
    const sku = await createProduct(50);
    const discount = await createDiscount({ maxUses: 3 });
    const all = await Promise.all(Array.from({ length: 10 }, () => placedOrder([[sku, 1]])));
    const inputs = await Promise.all(all.map((order) => editFor(order, [[sku, 1]], { code: discount.code })));
    const results = await Promise.all(
      all.map(({ number }, index) => editOrder(admin, number, inputs[index]!, newKey())),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await usesOf(discount)).toEqual({ used: 3, perCustomer: 3, open: 0, ordered: 3 });
  });
});
