import { auditRecords } from '@/lib/audit/collection';
import { outbox } from '@/lib/mail/collection';
import { orders } from '@/lib/orders/collection';
import { orderNotes } from '@/lib/orders/collection/order-notes';
import { anonymizeOrders } from '@/lib/orders/commands/anonymize-orders';
import { cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { messageCustomer } from '@/lib/orders/commands/message-customer';
import { addNote, removeNote } from '@/lib/orders/commands/notes';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { listNotes } from '@/lib/orders/queries/notes';
import { findOwnOrder } from '@/lib/orders/queries/orders';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from './fixtures';

const [grace, alan] = [createAdmin('Grace Shop'), createAdmin('Alan Shop')];
const text = 'Ask for the gate code.\nThe driver was sent away twice.';

async function placedOrder() {
  const customer = createCustomer();
  const placed = await placeOrder(customer, await bodyFor([[await createProduct(10), 2]]), newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  return { customer, number: placed.value.number };
}

async function addedNote(number: string, key = newKey()) {
  const added = await addNote(grace, number, { text }, key);
  if (!added.ok) throw new Error(added.failure.message);
  return added.value;
}

test('staff read a note with its author; nothing that the customer gets holds it', async () => {
  const { customer, number } = await placedOrder();
  await addedNote(number);
  expect(await listNotes(alan, number)).toMatchObject([{ text, by: 'Grace Shop', own: false }]);
  expect(await listNotes(grace, number)).toMatchObject([{ own: true }]);
  // My Orders, the API and the data export all read this.
  expect(JSON.stringify(await findOwnOrder(customer.userId, number))).not.toContain('gate code');
  expect(await outbox().countDocuments({ to: customer.email })).toBe(1);
});

test('a note that is sent again under its key is one note', async () => {
  const { number } = await placedOrder();
  const key = newKey();
  const ids = await Promise.all(Array.from({ length: 8 }, async () => (await addedNote(number, key)).id));
  expect(new Set(ids).size).toBe(1);
  expect(await listNotes(grace, number)).toHaveLength(1);
});

test('only its author removes a note, and repeating it changes nothing', async () => {
  const { number } = await placedOrder();
  const { id } = await addedNote(number);
  expect(await removeNote(alan, number, id)).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
  expect(await removeNote(grace, number, id)).toMatchObject({ ok: true });
  expect(await removeNote(grace, number, id)).toMatchObject({ ok: true });
  expect(await listNotes(grace, number)).toEqual([]);
});

test('the audit log says who added and removed a note, without its text', async () => {
  const { number } = await placedOrder();
  const { id } = await addedNote(number);
  await removeNote(grace, number, id);
  const records = await auditRecords().find({ 'subject.name': number }).sort({ at: 1 }).toArray();
  expect(records).toMatchObject([
    { action: 'order-note-added', after: { note: id }, actor: { email: grace.email } },
    { action: 'order-note-removed', before: { note: id } },
  ]);
  expect(JSON.stringify(records)).not.toContain('gate code');
});

test('notes go with the account of the customer', async () => {
  const { customer, number } = await placedOrder();
  await addedNote(number);
  await cancelOwnOrder(customer, number, '');
  expect((await anonymizeOrders(customer)).ok).toBe(true);
  expect(await orderNotes().countDocuments({ number })).toBe(0);
});

test('a message is mailed to the customer once and kept in the history, however often it is sent', async () => {
  const { customer, number } = await placedOrder();
  const key = newKey();
  const send = () => messageCustomer(grace, number, { text: 'Your vise ships on Monday.' }, key);
  const results = await Promise.all([send(), send(), send(), send()]);
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect((await send()).ok).toBe(true);
  const mails = await outbox()
    .find({ to: customer.email, subject: `About your order ${number}` })
    .toArray();
  expect(mails.map((mail) => mail.text)).toEqual([expect.stringContaining('Your vise ships on Monday.')]);
  const stored = await orders().findOne({ number });
  expect(stored?.history.filter(({ what }) => what === 'message sent')).toMatchObject([
    { by: 'Grace Shop (shop)', why: 'Your vise ships on Monday.' },
  ]);
});

test('there are no notes about orders that do not exist', async () => {
  const missing = { ok: false, failure: { kind: 'not-found' } };
  expect(await addNote(grace, 'HX-00000000', { text }, newKey())).toMatchObject(missing);
  expect(await removeNote(grace, 'HX-00000000', '0'.repeat(24))).toMatchObject(missing);
  expect(await messageCustomer(grace, 'HX-00000000', { text }, newKey())).toMatchObject(missing);
});
