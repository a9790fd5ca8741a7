import { ObjectId } from 'mongodb';
import { outbox } from '@/lib/mail/collection';
import { retryFailedMail } from '@/lib/mail/commands';
import { countFailedMails, listFailedMails } from '@/lib/mail/queries';
import { composeMail, mailsIndex, mailSources, relayMails, type PendingMail } from '@/lib/mail/outbox';
import { deliverOutbox } from '@/lib/mail/worker';
import { setClock } from '@/lib/platform/clock';
import { defineCollection } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { requestId, withRequestId } from '@/lib/platform/request-id';
import { defaultShop } from '@/lib/settings/rules/shop';
import { allCollections } from '../../../scripts/indexes';
import { PostOffice } from './smtp-test-server';

// A collection of the list of mail sources, used here for documents with nothing but mails.
const causes = defineCollection<{ _id: ObjectId; mails: PendingMail[] }>('oneTimeTokens', [mailsIndex]);

const office = new PostOffice();
// Far in the future, so that the database's TTL index never deletes a sent mail.
const start = Date.parse('2126-05-04T08:00:00Z');
let minutes = 0;
const pass = (more: number) => {
  minutes += more;
  setClock(() => start + minutes * 60_000);
};

let number = 0;
async function queueMail(to = 'buyer@plant.example'): Promise<string> {
  const subject = `Mail ${(number += 1)}`;
  const template = { subject, heading: subject, paragraphs: ['Hello'] };
  await causes().insertOne({ _id: new ObjectId(), mails: [composeMail(to, template, defaultShop)] });
  return subject;
}

const stored = async (subject: string) => (await outbox().findOne({ subject }))!;

beforeAll(async () => {
  env().SMTP_URL = await office.open();
});
beforeEach(async () => {
  pass(0);
  office.behavior = 'friendly';
  office.received = [];
  await outbox().deleteMany({});
});
afterAll(async () => {
  setClock();
  env().SMTP_URL = undefined;
  await office.close();
});

test('the list of mail sources names every collection whose documents carry mails', () => {
  const carriers = allCollections.filter(({ indexes }) => indexes.includes(mailsIndex));
  expect(carriers.map(({ collectionName }) => collectionName).sort()).toEqual([...mailSources].sort());
});

test('a mail gets from the document that caused it to the mail server, once', async () => {
  const subject = await queueMail();
  await deliverOutbox();
  await deliverOutbox();
  expect(office.arrivals()).toEqual({ [subject]: 1 });
  const [mail] = office.received;
  expect(mail!.from?.text).toBe('"Hexbolt" <sales@hexbolt.example>');
  expect(mail!.text).toContain('Hello');
  expect(mail!.html).toContain('Hello');
  expect((await stored(subject)).state).toBe('sent');
  expect(await causes().findOne({ 'mails._id': { $exists: true } })).toBeNull();
});

test('a mail names the request that caused it, whoever sends it', async () => {
  const subject = await withRequestId('0123456789AB', () => queueMail());
  await withRequestId('BA9876543210', deliverOutbox);
  expect((await stored(subject)).requestId).toBe('0123456789AB');
  expect(office.received[0]!.headers.get('x-request-id')).toBe('0123456789AB');
  expect(requestId()).toBeUndefined();
});

test('relaying in many places at once puts a mail into the outbox once', async () => {
  const subject = await queueMail();
  await Promise.all(Array.from({ length: 8 }, () => relayMails(causes)));
  expect(await outbox().countDocuments({ subject })).toBe(1);
});

test('a mail that its source document still has after a crash is not sent again', async () => {
  const subject = await queueMail();
  const carrier = (await causes().findOne({ 'mails.template.subject': subject }))!;
  await deliverOutbox();
  await causes().updateOne({ _id: carrier._id }, { $set: { mails: carrier.mails } });
  await deliverOutbox();
  expect(office.arrivals()).toEqual({ [subject]: 1 });
});

test('many workers at once send each mail once', async () => {
  for (let count = 0; count < 10; count++) await queueMail();
  await relayMails(causes);
  const workers: (typeof deliverOutbox)[] = [];
  // Three separately loaded copies of the module stand in for three processes on one database.
  for (let count = 0; count < 3; count++) {
    await jest.isolateModulesAsync(async () => {
      (await import('@/lib/platform/clock')).setClock(() => start + minutes * 60_000);
      (await import('@/lib/platform/env')).env().SMTP_URL = office.url;
      workers.push((await import('@/lib/mail/worker')).deliverOutbox);
    });
  }
  await Promise.all(workers.map((worker) => worker()));
  expect(Object.values(office.arrivals())).toEqual(Array(10).fill(1));
});

test('while the server is down the mail waits 30 s, then a minute, up to 16 minutes, and arrives once', async () => {
  const { port } = office;
  await office.close();
  const subject = await queueMail();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    await deliverOutbox();
    const { dueAt } = await stored(subject);
    waits.push((dueAt!.getTime() - start) / 1000 - minutes * 60);
    pass(waits.at(-1)! / 60);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
  expect((await stored(subject)).lastError).toContain('ECONNREFUSED');
  await office.reopen(port);
  await deliverOutbox();
  expect(office.arrivals()).toEqual({ [subject]: 1 });
});

test('one failed try shows that the server is down: the other mails wait for the next round', async () => {
  office.behavior = 'refusing';
  for (let count = 0; count < 5; count++) await queueMail();
  const before = office.connections;
  await deliverOutbox();
  expect(office.connections - before).toBe(1);
  office.behavior = 'friendly';
  pass(1);
  await deliverOutbox();
  expect(Object.values(office.arrivals())).toEqual(Array(5).fill(1));
});

test('a rejected recipient does not delay the others, and is given up after five days', async () => {
  office.behavior = 'refuses-recipient';
  const bad = await queueMail('nobody@plant.example');
  await deliverOutbox();
  office.behavior = 'friendly';
  const good = await queueMail();
  await deliverOutbox();
  expect(office.arrivals()).toEqual({ [good]: 1 });
  office.behavior = 'refuses-recipient';
  pass(6 * 24 * 60);
  await deliverOutbox();
  expect(await stored(bad)).toMatchObject({ state: 'failed' });
  expect((await stored(bad)).lastError).toContain('No such mailbox');
});

test('a failed mail that an admin sends again is sent once', async () => {
  office.behavior = 'refuses-recipient';
  const subject = await queueMail('typo@plant.example');
  await deliverOutbox();
  pass(6 * 24 * 60);
  await deliverOutbox();
  expect((await listFailedMails()).rows.map((mail) => mail.subject)).toEqual([subject]);
  expect(await countFailedMails()).toBe(1);
  office.behavior = 'friendly';
  const { _id } = await stored(subject);
  const results = await Promise.all([1, 2, 3].map(() => retryFailedMail(_id)));
  expect(results.filter((mail) => mail)).toHaveLength(1);
  await deliverOutbox();
  expect(office.arrivals()).toEqual({ [subject]: 1 });
  expect(await countFailedMails()).toBe(0);
});

test('if the connection breaks after DATA, the mail is sent again with the same message id, so duplicates can be detected', async () => {
  office.behavior = 'cuts-after-data';
  const subject = await queueMail();
  await deliverOutbox();
  expect((await stored(subject)).state).toBe('kept');
  office.behavior = 'friendly';
  pass(1);
  await deliverOutbox();
  expect(office.arrivals()).toEqual({ [subject]: 2 });
  expect(new Set(office.received.map((mail) => mail.messageId)).size).toBe(1);
});

test('an unresponsive server times out after ten seconds, and the mail is tried again', async () => {
  office.behavior = 'silent';
  const subject = await queueMail();
  await deliverOutbox();
  expect(await stored(subject)).toMatchObject({ state: 'kept', attempts: 1 });
  office.behavior = 'friendly';
  pass(1);
  await deliverOutbox();
  expect(office.arrivals()).toEqual({ [subject]: 1 });
}, 40_000);

test('a mail of a worker that died while sending is sent by the next one after two minutes', async () => {
  const subject = await queueMail();
  await relayMails(causes);
  await outbox().updateOne(
    { subject },
    { $set: { claim: 'a dead worker', dueAt: new Date(start + minutes * 60_000 + 120_000) } },
  );
  await deliverOutbox();
  expect(office.arrivals()).toEqual({});
  pass(2);
  await deliverOutbox();
  expect(office.arrivals()).toEqual({ [subject]: 1 });
});

test('without SMTP settings mails are stored, and sent once there are settings', async () => {
  const url = env().SMTP_URL;
  env().SMTP_URL = undefined;
  const subject = await queueMail();
  await deliverOutbox();
  expect(await stored(subject)).toMatchObject({ state: 'kept', attempts: 0 });
  env().SMTP_URL = url;
  await deliverOutbox();
  expect(office.arrivals()).toEqual({ [subject]: 1 });
});

test('customers’ texts can’t add headers or recipients', async () => {
  const template = {
    subject: 'Hello\r\nBcc: everybody@plant.example',
    heading: 'Hi',
    paragraphs: ['<script>alert(1)</script>'],
  };
  await causes().insertOne({
    _id: new ObjectId(),
    mails: [composeMail('one@plant.example', template, defaultShop)],
  });
  await deliverOutbox();
  const [mail] = office.received;
  expect(mail!.bcc).toBeUndefined();
  expect(mail!.subject).toBe('Hello Bcc: everybody@plant.example');
  expect(mail!.html).not.toContain('<script>');
  for (const to of [
    'a@b.example, c@d.example',
    'a@b.example\nBcc: c@d.example',
    'no address',
    '<a@b.example>',
  ]) {
    expect(() => composeMail(to, template, defaultShop)).toThrow('exactly one plain address');
  }
});

test('an unavailable database does not fail the request that started the delivery', async () => {
  const { databaseClient } = await import('@/lib/platform/database');
  const broken = jest.spyOn(databaseClient(), 'db').mockImplementation(() => {
    throw new Error('away');
  });
  await expect(deliverOutbox()).resolves.toBeUndefined();
  broken.mockRestore();
});
