import { Collection, ObjectId } from 'mongodb';
import { auditRecords } from '@/lib/audit/collection';
import { sessions } from '@/lib/auth/collection';
import { contactMessages, type ContactMessageDocument } from '@/lib/contact/collection';
import { outbox, type MailDocument } from '@/lib/mail/collection';
import { orders } from '@/lib/orders/collection';
import { setClock } from '@/lib/platform/clock';
import { erasureReports } from '@/lib/retention/collection';
import { runRetentionJob } from '@/lib/retention/jobs';
import { listErasureReports, noCounts } from '@/lib/retention/queries';
import { fixedPeriods } from '@/lib/retention/rules';
import { missedSearches } from '@/lib/search/collection';
import { saveShop } from '@/lib/settings/commands';
import { findShop } from '@/lib/settings/queries';
import { openAccount } from '@/lib/users/commands/open-account';
import { users } from '@/lib/users/collection';
import { allCollections } from '../../../scripts/indexes';
import { explained } from '../explained';

// Far in the future, so that no TTL index deletes what the tests store.
const start = Date.parse('2126-05-04T16:00:00Z');
const dayLength = 86_400_000;
const ago = (days: number) => new Date(start - days * dayLength);
const actor = { userId: 'olga', email: 'olga@shop.example' };

function message(name: string, state: 'open' | 'closed', days: number, lastEntry?: number) {
  const entry = { id: name, kind: 'note' as const, text: 'Called back', by: { userId: 'u', name: 'Olga' } };
  const document: ContactMessageDocument = {
    _id: new ObjectId(),
    reference: name,
    fingerprint: name,
    topic: 'other',
    name: 'Ada',
    email: 'ada@plant.example',
    message: 'Hello',
    product: null,
    sku: null,
    quantity: null,
    userId: null,
    state,
    assignee: null,
    entries: lastEntry === undefined ? [] : [{ ...entry, at: ago(lastEntry) }],
    messageIds: [],
    words: [],
    receivedAt: ago(days),
    mails: [],
  };
  return document;
}

const mail = (_id: string, state: MailDocument['state'], days: number): MailDocument => ({
  _id,
  to: 'ada@plant.example',
  from: 'shop@shop.example',
  subject: _id,
  html: '',
  text: '',
  state,
  attempts: 1,
  composedAt: ago(days),
});

async function account(name: string, days: number, verified = false): Promise<string> {
  setClock(() => start - days * dayLength);
  const _id = new ObjectId();
  await openAccount({ _id, name, email: `${name}@plant.example`, passwordHash: null, verified });
  setClock(() => start);
  return _id.toHexString();
}

beforeAll(async () => {
  setClock(() => start);
  await contactMessages().insertMany([
    message('closed-old', 'closed', 800),
    message('closed-old-continued', 'closed', 800, 10),
    message('closed-new', 'closed', 710),
    message('open-old', 'open', 800),
  ]);
  await missedSearches().insertMany(
    Array.from({ length: 1200 }, (_, index) => ({
      _id: `search ${index}`,
      count: 1,
      firstAt: ago(900),
      lastAt: ago(index < 1100 ? 400 : 300),
    })),
  );
  const record = { actor, action: 'changed', subject: { kind: 'product', id: 'p' } };
  await auditRecords().insertMany([
    ...Array.from({ length: 3 }, () => ({
      _id: new ObjectId(),
      at: ago(91),
      ...record,
      from: '203.0.113.9',
    })),
    ...Array.from({ length: 50 }, () => ({ _id: new ObjectId(), at: ago(200), ...record })),
    { _id: new ObjectId(), at: ago(89), ...record, from: '203.0.113.10' },
  ]);
  await outbox().insertMany([
    mail('failed-old', 'failed', 91),
    mail('failed-new', 'failed', 89),
    mail('kept-old', 'kept', 91),
    { ...mail('bulk', 'failed', 91), bulk: true },
  ]);
});
afterAll(() => setClock());

test('what is older than its period is erased once a day, and counted; what is in use stays', async () => {
  await account('forgotten', 181);
  await account('new', 179);
  await account('confirmed', 900, true);
  const buyer = await account('buyer', 900);
  await orders().insertOne({ _id: new ObjectId(), customer: { id: buyer } } as never);
  const present = await account('present', 900);
  await sessions().insertOne({
    _id: 'session',
    userId: present,
    expiresAt: ago(-1),
    endedAt: null,
  } as never);

  const counts = {
    messages: 1,
    searches: 1100,
    auditAddresses: 3,
    failedMails: 1,
    unverifiedAccounts: 1,
  };
  expect(await runRetentionJob()).toMatchObject({ ok: true, value: counts });
  const names = (await users().find({}).sort({ name: 1 }).toArray()).map(({ name }) => name);
  expect(names).toEqual(['buyer', 'confirmed', 'new', 'present']);
  const messages = await contactMessages().find({}).sort({ reference: 1 }).toArray();
  expect(messages.map(({ reference }) => reference)).toEqual([
    'closed-new',
    'closed-old-continued',
    'open-old',
  ]);
  expect(await missedSearches().countDocuments({})).toBe(100);
  expect(await auditRecords().countDocuments({ from: { $exists: true } })).toBe(1);
  expect((await outbox().distinct('_id')).sort()).toEqual(['bulk', 'failed-new', 'kept-old']);

  expect(await runRetentionJob()).toMatchObject({ ok: true, value: noCounts });
  const at = new Date(start).toISOString();
  expect(await listErasureReports()).toEqual([{ day: '2126-05-04', startedAt: at, finishedAt: at, counts }]);
});

test('changed periods are recorded and hold on the next day; without one nothing is erased', async () => {
  const { retention } = await findShop();
  await saveShop(actor, { retention: { ...retention, searches: 200, auditAddresses: null } });
  expect(await auditRecords().countDocuments({ action: 'settings-changed' })).toBe(1);
  setClock(() => start + 30 * dayLength);
  expect(await runRetentionJob()).toMatchObject({
    ok: true,
    // The session of one account has ended meanwhile.
    value: { searches: 100, auditAddresses: 0, messages: 1, unverifiedAccounts: 2, failedMails: 1 },
  });
});

test('a run that was stopped is continued by the next one', async () => {
  setClock(() => start + 31 * dayLength);
  await outbox().insertOne(mail('failed-older', 'failed', 400));
  const deletion = jest.spyOn(Collection.prototype, 'deleteMany');
  deletion.mockRejectedValueOnce(new Error('The server was stopped'));
  await expect(runRetentionJob()).rejects.toThrow('The server was stopped');
  deletion.mockRestore();
  const [unfinished] = await listErasureReports();
  expect(unfinished).toMatchObject({ day: '2126-06-04', finishedAt: null });
  expect(await runRetentionJob()).toMatchObject({ ok: true, value: { failedMails: 1 } });
});

test('every step reads through an index, and hardly more than it erases', async () => {
  await erasureReports().deleteMany({});
  const { retention } = await findShop();
  await saveShop(actor, { retention: { ...retention, auditAddresses: 90 } });
  const queries = await explained(runRetentionJob);
  for (const { ran, plan, docs } of queries.filter(({ ran }) => !/shopSettings|erasureReports/.test(ran)))
    expect([ran, plan.includes('IXSCAN') && !plan.includes('COLLSCAN'), docs <= 5]).toEqual([
      ran,
      true,
      true,
    ]);
  const erased = ['contactMessages', 'missedSearches', 'auditRecords', 'outbox', 'users'];
  expect(queries.map(({ ran }) => ran)).toEqual(expect.arrayContaining(erased));
});

test('the page lists every collection whose documents the database removes', () => {
  const expiring = allCollections.filter(({ indexes }) =>
    indexes.some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined),
  );
  const names = expiring.map(({ collectionName }) => collectionName).sort();
  expect(fixedPeriods.map(({ collection }) => collection).sort()).toEqual(names);
});
