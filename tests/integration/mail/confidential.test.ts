import { passwordResetMail } from '@/lib/auth/emails';
import { outbox } from '@/lib/mail/collection';
import { composeMail, relayMails } from '@/lib/mail/outbox';
import { findMail } from '@/lib/mail/queries';
import { deliverOutbox } from '@/lib/mail/worker';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { defaultShop } from '@/lib/settings/rules/shop';
import { PostOffice } from './smtp-test-server';

const office = new PostOffice();
const secret = 'the-secret-of-the-link';
const mail = () => composeMail('owner@home.example', passwordResetMail('Ada', secret), defaultShop);
const tokens = () => database().collection<{ _id: string; mails: unknown[] }>('oneTimeTokens');

/** Everything that the database holds about mails, as text. */
async function databaseText(): Promise<string> {
  return JSON.stringify([await tokens().find().toArray(), await outbox().find().toArray()]);
}

afterEach(() => {
  env().SMTP_URL = undefined;
});
afterAll(() => office.close());

test('a mailed secret is never readable in the database, arrives, and is deleted once sent', async () => {
  env().SMTP_URL = await office.open();
  const composed = mail();
  await tokens().insertOne({ _id: 'carrier', mails: [composed] });
  expect(await databaseText()).not.toContain(secret);
  await relayMails({ collectionName: 'oneTimeTokens' });
  const waiting = await outbox().findOne({ _id: composed._id });
  expect(waiting?.state).toBe('kept');
  expect(JSON.stringify(waiting)).not.toContain(secret);
  await deliverOutbox();
  expect(office.received[0]!.text).toContain(`token=${secret}`);
  expect(office.received[0]!.html).toContain(`token=${secret}`);
  const sent = await outbox().findOne({ _id: composed._id });
  expect(sent).toMatchObject({ state: 'sent', subject: 'Choose a new password', html: '', text: '' });
  expect(sent).not.toHaveProperty('sealed');
});

test('without a mail server the outbox shows the whole mail', async () => {
  const composed = mail();
  await tokens().insertOne({ _id: 'carrier-without-server', mails: [composed] });
  await relayMails({ collectionName: 'oneTimeTokens' });
  expect((await findMail(composed._id))!.text).toContain(secret);
});
