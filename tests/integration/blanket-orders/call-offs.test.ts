import { ObjectId } from 'mongodb';
import { requestApproval } from '@/lib/approvals/commands/request';
import { blanketOrders } from '@/lib/blanket-orders/collection';
import { closeBlanketOrder, saveBlanketOrder } from '@/lib/blanket-orders/commands/agree';
import { holdCallOff } from '@/lib/blanket-orders/commands/call-off';
import { findBlanketOrder } from '@/lib/blanket-orders/queries/blanket-orders';
import { cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { editOrder } from '@/lib/orders/commands/edit-order';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { cancelRest } from '@/lib/orders/commands/shipments';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import { decideAs, ruleOf, setApprovals } from '../approvals/fixtures';
import { codeOf, createMember, valueOf } from '../companies/fixtures';
import { editFor, storedOrder } from '../orders/edit-fixtures';
import { onCrashingServer } from '../orders/faults';
import { createCustomer, createProduct, newKey, orderWithRetries, unitsOf } from '../orders/fixtures';
import { move, shipped } from '../orders/shipping';
import { callOffOf, createAgreement, inputOf, remainingOf, staff } from './fixtures';

beforeEach(() => setClock());
afterAll(() => setClock());

const day = 86_400_000;
const inDays = (count: number) => setClock(() => Date.now() + count * day);

test('a call-off is an order at the agreed prices under the purchase order number, with its stock taken', async () => {
  const [a, b] = [await createProduct(50), await createProduct(50)];
  const { contact, number } = await createAgreement([[a, 30, 700], [b, 10, 250]]); // prettier-ignore
  const body = await callOffOf(number, [[a, 12], [b, 3]]); // prettier-ignore
  const key = newKey();
  const order = valueOf(await placeOrder(contact, body, key));
  expect(order).toMatchObject({
    blanketOrder: { number },
    payment: { purchaseOrder: 'PO-2026-1' },
    totals: { subtotal: 12 * 700 + 3 * 250 },
  });
  expect(valueOf(await placeOrder(contact, body, key)).number).toBe(order.number);
  expect(await remainingOf(number)).toEqual({ [a]: 18, [b]: 7 });
  expect(await unitsOf(a)).toEqual({ left: 38, held: 0, sold: 12 });
  expect((await findBlanketOrder(number))!.callOffs).toMatchObject([
    { order: order.number, by: contact.name },
  ]);
  expect((await findBlanketOrder(number))!.callOffs[0]!.lines).toContainEqual({ sku: a, quantity: 12 });
  const wrong = await callOffOf(number, [[a, 19]]);
  expect(await placeOrder(contact, wrong, newKey())).toMatchObject({
    failure: { code: 'call-off-exceeded', fields: { [a]: 'Only 18 left to call off' } },
  });
  const withCode = { ...(await callOffOf(number, [[a, 1]])), code: 'SAVE10' };
  expect(codeOf(await placeOrder(contact, withCode, newKey()))).toBe('code-with-quote');
});

test('of 40 call-offs of 10 at once from 100 exactly ten pass, and nothing stays held', async () => {
  const sku = await createProduct(1_000);
  const { company, number } = await createAgreement([[sku, 100, 500]]);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => createMember(company.id, 'approver')));
  const body = await callOffOf(number, [[sku, 10]]);
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, index) => orderWithRetries(buyers[index % 8]!, body)),
  );
  const codes = results.map(codeOf);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
  expect(new Set(codes)).toEqual(new Set(['ok', 'call-off-exceeded']));
  expect(await remainingOf(number)).toEqual({ [sku]: 0 });
  expect(await unitsOf(sku)).toEqual({ left: 900, held: 0, sold: 100 });
  const stored = (await blanketOrders().findOne({ number }))!;
  expect(stored.callOffs.map(({ pendingAt, lines }) => [pendingAt, lines[0]!.quantity])).toEqual(
    Array.from({ length: 10 }, () => [undefined, 10]),
  );
  expect(await findBlanketOrder(number)).toMatchObject({ status: 'used-up' });
}, 60_000);

test('cancelled, reduced and undelivered units can be called off again; an order can’t grow by an edit', async () => {
  const sku = await createProduct(100);
  const { contact, number } = await createAgreement([[sku, 60, 500]]);
  const callOff = async (quantity: number) =>
    valueOf(await placeOrder(contact, await callOffOf(number, [[sku, quantity]]), newKey())).number;
  const [cancelled, edited, cut] = [await callOff(10), await callOff(20), await callOff(30)];
  expect(await remainingOf(number)).toEqual({ [sku]: 0 });
  valueOf(await cancelOwnOrder(contact, cancelled, ''));
  expect(await remainingOf(number)).toEqual({ [sku]: 10 });
  const more = await editFor(await storedOrder(edited), [[sku, 25]]);
  expect(codeOf(await editOrder(staff, edited, more, newKey()))).toBe('call-off-exceeded');
  const fewer = await editFor(await storedOrder(edited), [[sku, 14]]);
  const order = valueOf(await editOrder(staff, edited, fewer, newKey()));
  expect(order.lines).toMatchObject([{ quantity: 14, unitPrice: 500 }]);
  expect(await remainingOf(number)).toEqual({ [sku]: 16 });
  await move(cut, 'confirmed');
  await shipped(cut, [[sku, 12]]);
  valueOf(await cancelRest(staff, cut, 'No longer needed'));
  expect(await remainingOf(number)).toEqual({ [sku]: 34 });
  await sweepOrders();
  expect(await remainingOf(number)).toEqual({ [sku]: 34 });
});

test('what a dead server has taken comes back', async () => {
  const sku = await createProduct(10);
  const { number } = await createAgreement([[sku, 10, 500]]);
  const dead = { order: new ObjectId(), number, by: 'Ada', lines: [{ sku, quantity: 4 }] };
  expect(await holdCallOff(dead)).toBeNull();
  expect(await holdCallOff(dead)).toBeNull();
  expect(await remainingOf(number)).toEqual({ [sku]: 6 });
  setClock(() => Date.now() + 60_000);
  await sweepOrders();
  expect(await remainingOf(number)).toEqual({ [sku]: 10 });
});

test('too little stock leaves the blanket order as it was', async () => {
  const sku = await createProduct(3);
  const { contact, number } = await createAgreement([[sku, 10, 500]]);
  expect(codeOf(await placeOrder(contact, await callOffOf(number, [[sku, 4]]), newKey()))).toBe(
    'out-of-stock',
  );
  expect(await remainingOf(number)).toEqual({ [sku]: 10 });
});

test('only members of the company who may order call off, on its days, while it is open', async () => {
  const sku = await createProduct(100);
  const { company, contact, number } = await createAgreement([[sku, 50, 500]], { from: 3, until: 10 });
  const body = await callOffOf(number, [[sku, 1]]);
  const tried = async (person: typeof contact, more = {}) =>
    codeOf(await placeOrder(person, { ...body, ...more }, newKey()));
  expect(await tried(contact)).toBe('blanket-order-not-open');
  inDays(4);
  expect(await tried(createCustomer(), { company: undefined })).toBe('no-such-blanket-order');
  expect(await tried(contact, { company: undefined })).toBe('wrong-company');
  expect(await tried(company.members.accountant)).toBe('company-not-allowed');
  expect(await tried(contact)).toBe('ok');
  inDays(12);
  expect(await tried(contact)).toBe('blanket-order-closed');
  inDays(4);
  valueOf(await closeBlanketOrder(staff, number, { why: 'Replaced' }));
  expect(await tried(contact)).toBe('blanket-order-closed');
});

test('rules of the company ask for an approval of a call-off, which the last approval places', async () => {
  const sku = await createProduct(20);
  const { company, contact, number } = await createAgreement([[sku, 10, 500]]);
  await setApprovals(company, { rules: [ruleOf(company)] });
  const body = await callOffOf(number, [[sku, 4]]);
  expect(codeOf(await placeOrder(contact, body, newKey()))).toBe('approval-required');
  const { id } = valueOf(
    await requestApproval(contact, { ...body, company: company.id, note: '' }, newKey()),
  );
  expect(await remainingOf(number)).toEqual({ [sku]: 10 });
  const decided = valueOf(await decideAs(company.members.approver, id, 'approve'));
  expect(decided.order).toMatch(/^HX-/);
  expect(await remainingOf(number)).toEqual({ [sku]: 6 });
});

test('staff change prices and quantities for the next call-offs, not below what was called off', async () => {
  const [a, b] = [await createProduct(50), await createProduct(50)];
  const { contact, number } = await createAgreement([[a, 20, 700]]);
  const first = valueOf(await placeOrder(contact, await callOffOf(number, [[a, 8]]), newKey()));
  const seen = (await findBlanketOrder(number))!;
  expect(await saveBlanketOrder(staff, number, inputOf(seen, [[a, 7, 600]]))).toMatchObject({
    failure: { fields: { 'lines.0.quantity': '8 were called off already' } },
  });
  expect(codeOf(await saveBlanketOrder(staff, number, inputOf(seen, [[b, 5, 100]])))).toBe(
    'invalid-blanket-order',
  );
  const changed = inputOf(seen, [[b, 5, 100], [a, 9, 600]]); // prettier-ignore
  valueOf(await saveBlanketOrder(staff, number, changed));
  expect(codeOf(await saveBlanketOrder(staff, number, changed))).toBe('changed');
  expect(await remainingOf(number)).toEqual({ [a]: 1, [b]: 5 });
  const second = valueOf(await placeOrder(contact, await callOffOf(number, [[a, 1]]), newKey()));
  expect([first, second].map(({ lines }) => lines[0]!.unitPrice)).toEqual([700, 600]);
  valueOf(await cancelOwnOrder(contact, first.number, ''));
  expect(await remainingOf(number)).toEqual({ [a]: 8, [b]: 5 });
});

test('a server that is killed after any write of a call-off loses and doubles nothing', async () => {
  const sku = await createProduct(10_000);
  const { contact, number } = await createAgreement([[sku, 1_000, 500]]);
  const body = await callOffOf(number, [[sku, 3]]);
  for (let [at, died] = [1, true]; died; at++) {
    const key = newKey();
    ({ died } = await onCrashingServer(at, 'after', () => placeOrder(contact, body, key)));
    setClock(() => Date.now() + 60_000);
    await sweepOrders();
    const again = await orderWithRetries(contact, body, key);
    expect(codeOf(again)).toBe('ok');
    setClock();
    const { sold, held } = await unitsOf(sku);
    expect(held).toBe(0);
    expect(await remainingOf(number)).toEqual({ [sku]: 1_000 - sold });
    valueOf(await cancelOwnOrder(contact, valueOf(again).number, ''));
    expect(await remainingOf(number)).toEqual({ [sku]: 1_000 });
  }
}, 120_000);
