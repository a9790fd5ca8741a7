import { ObjectId } from 'mongodb';
import { listKnownDevices, rememberDevice } from '@/lib/auth/known-devices';
import { deleteSignIns } from '@/lib/auth/sessions';
import { readSession } from '@/lib/auth/current-session';
import { deleteCart } from '@/lib/cart/commands';
import { deleteMessages, sendMessage } from '@/lib/contact/commands/send-message';
import { listOwnMessages } from '@/lib/contact/queries';
import { anonymizeOrders } from '@/lib/orders/commands/anonymize-orders';
import { database } from '@/lib/platform/database';
import { anonymizeReviews } from '@/lib/reviews/commands';
import { closeAccount, makeAdmin, rejectLastAdmin } from '@/lib/users/commands/roles';
import { findAccount } from '@/lib/users/queries';
import type { SignedIn } from '@/lib/users/types';
import { createAccount, signedIn, signedInRequest, sessionOf } from '../auth/people';

async function createOrder(person: SignedIn, state: string) {
  const _id = new ObjectId();
  await database()
    .collection('orders')
    .insertOne({
      _id,
      state,
      number: `HX-${_id.toHexString().slice(-8)}`,
      placedAt: new Date(),
      version: 1,
      customer: { id: person.userId, name: person.name, email: person.email },
      address: {
        name: 'Secret Name',
        company: 'Secret Ltd.',
        line1: '1 Secret Street',
        line2: '',
        phone: '555',
        city: 'Cleveland',
        region: 'OH',
        postcode: '44114',
        country: 'US',
      },
      payment: { method: 'invoice', state: 'paid', purchaseOrder: '' },
      lines: [{ sku: 'A-1', name: 'Drill', quantity: 2 }],
      totals: { total: 1000, currency: 'USD' },
      history: [
        { what: 'placed', at: new Date(), by: person.name, why: '' },
        { what: 'confirmed', at: new Date(), by: 'Morgan Hale (shop)', why: '' },
      ],
    });
  return _id;
}

const order = (_id: ObjectId) => database().collection('orders').findOne({ _id });

test('finished orders stay, without personal data of the customer', async () => {
  const person = await signedIn((await createAccount()).id);
  const id = await createOrder(person, 'delivered');
  expect(await anonymizeOrders(person)).toMatchObject({ ok: true });
  const kept = await order(id);
  expect(kept).toMatchObject({
    state: 'delivered',
    totals: { total: 1000 },
    address: { city: 'Cleveland', region: 'OH', country: 'US' },
    history: [{ by: 'Deleted customer' }, { by: 'Morgan Hale (shop)' }],
  });
  const text = JSON.stringify(kept);
  for (const trace of [person.userId, person.email, person.name, 'Secret']) expect(text).not.toContain(trace);
});

test.each(['placing', 'placed', 'confirmed', 'shipped'])(
  'while an order is %s the account can’t be deleted, and nothing changes',
  async (state) => {
    const person = await signedIn((await createAccount()).id);
    const ids = [await createOrder(person, 'delivered'), await createOrder(person, state)];
    expect(await anonymizeOrders(person)).toMatchObject({ failure: { code: 'orders-under-way' } });
    for (const id of ids) expect(await order(id)).toMatchObject({ customer: { email: person.email } });
  },
);

test('cart and addresses are deleted, reviews lose their author, and no sign-in works', async () => {
  const account = await createAccount();
  const request = await signedInRequest(account.id);
  const person = await sessionOf(request);
  const { userId } = person;
  await database().collection<{ _id: string }>('carts').insertOne({ _id: userId });
  await database().collection('addresses').insertOne({ customerId: userId, fingerprint: 'x' });
  await database().collection('reviews').insertOne({ productId: 'drill', userId, author: person.name });
  await database()
    .collection('accounts')
    .insertOne({ userId: new ObjectId(userId), provider: 'google', providerAccountId: userId });
  await rememberDevice(account, 'a'.repeat(43), 'Firefox on Linux');
  const message = { topic: 'other' as const, name: person.name, email: person.email, message: 'Hello' };
  await sendMessage(person, message);
  expect(await listOwnMessages(userId)).toMatchObject([{ message: 'Hello', sku: null, quantity: null }]);
  expect(await listKnownDevices(userId)).toMatchObject([{ device: 'Firefox on Linux' }]);
  await anonymizeOrders(person);
  await deleteCart(person);
  await deleteMessages(person);
  expect(await anonymizeReviews(person)).toEqual(['reviews:drill']);
  expect(await closeAccount(person)).toMatchObject({ ok: true });
  await deleteSignIns(person);
  expect(await findAccount(userId)).toBeNull();
  expect(await readSession(request, { cookieAlone: true })).toBeNull();
  expect(await database().collection('reviews').findOne({ userId })).toMatchObject({
    author: 'Former customer',
  });
  for (const name of ['carts', 'addresses', 'accounts', 'contactMessages', 'knownDevices'])
    expect([name, await database().collection(name).countDocuments({})]).toEqual([name, 0]);
  expect(await database().collection('sessions').countDocuments({ userId })).toBe(0);
  expect(await closeAccount(person)).toMatchObject({ ok: true });
});

test('the last admin can’t close the account', async () => {
  const account = await createAccount();
  await makeAdmin('command-line', account.email);
  const admin = await signedIn(account.id);
  expect(await rejectLastAdmin(admin)).toMatchObject({ failure: { code: 'last-admin' } });
  expect(await closeAccount(admin)).toMatchObject({ failure: { code: 'last-admin' } });
  const other = await createAccount();
  await makeAdmin('command-line', other.email);
  expect(await rejectLastAdmin(admin)).toBeNull();
  expect(await closeAccount(admin)).toMatchObject({ ok: true });
});
