import { auditRecords } from '@/lib/audit/collection';
import { outbox } from '@/lib/mail/collection';
import { subscribers } from '@/lib/newsletter/collection';
import { campaigns, recipients } from '@/lib/newsletter/collection/campaigns';
import { confirmSubscription, subscribe } from '@/lib/newsletter/commands';
import { sendCampaigns } from '@/lib/newsletter/commands/send-campaigns';
import { deleteSubscription, unsubscribeFor } from '@/lib/newsletter/commands/subscribers';
import { countSubscribers, findSubscription, listSubscribers } from '@/lib/newsletter/queries/subscribers';
import { setClock } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { Customer } from '@/lib/users/types';
import { migrate } from '@/scripts/migrations';
import { createCustomer } from '../orders/fixtures';
import { addSubscribers, editor, figuresNow, sendCampaign, valueOf } from './campaign-fixtures';

beforeEach(async () => {
  setClock();
  for (const each of [outbox, subscribers, campaigns, recipients, auditRecords]) await each().deleteMany({});
});
afterAll(() => setClock());

const actionsOn = async (id: string) =>
  (await auditRecords().find({ 'subject.id': id }).sort({ _id: 1 }).toArray()).map(({ action }) => action);

test('staff find subscribers by parts of the address, and take one off the list who asks', async () => {
  const [ada] = await addSubscribers(['ada.berg@plant.example', 'bo@mill.example']);
  await subscribe(null, { email: 'new@plant.example' });
  const found = async (filters: Parameters<typeof listSubscribers>[0]) =>
    (await listSubscribers(filters, 1)).rows.map(({ email }) => email).sort();
  expect(await found({ q: 'berg' })).toEqual(['ada.berg@plant.example']);
  expect(await found({ q: 'plant' })).toEqual(['ada.berg@plant.example', 'new@plant.example']);
  expect(await found({ q: 'plant', state: 'confirmed' })).toEqual(['ada.berg@plant.example']);
  const id = ada!.toHexString();
  for (let time = 0; time < 2; time++) {
    expect(valueOf(await unsubscribeFor(editor, id)).state).toBe('unsubscribed');
  }
  expect(await actionsOn(id)).toEqual(['subscriber-unsubscribed']);
  expect(await countSubscribers()).toEqual({ confirmed: 1, pending: 1, unsubscribed: 1 });
});

test('a closed account takes its subscription along; its report keeps the figures', async () => {
  const email = 'closing@plant.example';
  await addSubscribers([email]);
  const { id } = await sendCampaign();
  await sendCampaigns();
  expect(await findSubscription(email)).toMatchObject({ email, state: 'confirmed', campaigns: 0 });
  const person = { ...createCustomer(), email } as Customer;
  await deleteSubscription({ ...person, emailVerified: false } as Customer);
  expect(await findSubscription(email)).not.toBeNull();
  for (let time = 0; time < 2; time++) await deleteSubscription(person);
  expect(await findSubscription(email)).toBeNull();
  expect(await outbox().countDocuments({ state: 'kept', to: email })).toBe(0);
  expect(await figuresNow(id)).toMatchObject({ recipients: 1, skipped: 1 });
  await subscribe(null, { email });
  const token = /token=([\w-]{43})/.exec((await outbox().findOne({ to: email, state: 'kept' }))!.text)![1]!;
  expect((await confirmSubscription(null, { token })).ok).toBe(true);
});

test('subscribers of earlier versions can be searched', async () => {
  await addSubscribers(['old@plant.example']);
  await database()
    .collection('subscribers')
    .updateMany({}, { $unset: { words: 1 } });
  await database().collection('migrations').deleteMany({});
  await migrate();
  expect((await listSubscribers({ q: 'plant' }, 1)).total).toBe(1);
});
