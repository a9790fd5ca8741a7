import { Collection } from 'mongodb';
import { outbox } from '@/lib/mail/collection';
import { composeMail } from '@/lib/mail/outbox';
import { deliverOutbox } from '@/lib/mail/worker';
import { listFailedMails } from '@/lib/mail/queries';
import { subscribers } from '@/lib/newsletter/collection';
import { campaigns, recipients } from '@/lib/newsletter/collection/campaigns';
import { unsubscribe } from '@/lib/newsletter/commands';
import { changeSending } from '@/lib/newsletter/commands/change-sending';
import { sendCampaigns } from '@/lib/newsletter/commands/send-campaigns';
import { findCampaign, listUndelivered } from '@/lib/newsletter/queries/campaigns';
import { setClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { rateLimits } from '@/lib/platform/rate-limit';
import { defaultShop } from '@/lib/settings/rules/shop';
import { PostOffice } from '../mail/smtp-test-server';
import { onCrashingServer } from '../orders/faults';
import { addSubscribers, editor, emailsAt, figuresNow, sendCampaign, valueOf } from './campaign-fixtures';

const office = new PostOffice();
// Far in the future, so that the database's TTL index never deletes a mail.
const start = Date.parse('2126-05-04T08:00:00Z');
let seconds = 0;
const pass = (more: number) => {
  seconds += more;
  setClock(() => start + seconds * 1_000);
};

beforeAll(async () => {
  env().SMTP_URL = await office.open();
});
beforeEach(async () => {
  pass(3_600);
  office.behavior = 'friendly';
  office.received = [];
  for (const each of [outbox, subscribers, campaigns, recipients, rateLimits]) await each().deleteMany({});
});
afterAll(async () => {
  setClock();
  env().SMTP_URL = undefined;
  await office.close();
});

/** What the cron job does each minute. */
async function job(): Promise<void> {
  await sendCampaigns();
  await deliverOutbox();
}

const addressOf = (index: number) => {
  const to = office.received[index]!.to!;
  return (Array.isArray(to) ? to[0]! : to).value[0]!.address!;
};
const arrivals = () => office.received.map((_, index) => addressOf(index)).sort();
const tokenOf = (index: number) => /token=([\w-]{43})/.exec(office.received[index]!.text!)![1]!;

test('a campaign reaches every subscriber once, with its text, its one-click header and a link of their own', async () => {
  const emails = emailsAt('once.example', 3);
  await addSubscribers(emails);
  const { id } = await sendCampaign();
  await job();
  await job();
  expect(arrivals()).toEqual(emails);
  const [mail] = office.received;
  const header = (name: string) => mail!.headerLines.find(({ key }) => key === name)?.line.replace(/\s/g, '');
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post:List-Unsubscribe=One-Click');
  expect(header('list-unsubscribe')).toContain(`/api/newsletter/unsubscribe?token=${tokenOf(0)}>`);
  expect(mail!.html).toMatch(/Hello <strong>reader<\/strong>, see <a href="https?:\/\/[^"]+\/shop\/drills"/);
  expect(mail!.html).toContain('Ten of them');
  expect(mail!.text).toMatch(/see the drills \(https?:\/\/[^)]+\/shop\/drills\)/);
  expect(mail!.text).toContain(defaultShop.address[1]);
  expect(new Set([0, 1, 2].map(tokenOf)).size).toBe(3);
  expect(await findCampaign(id)).toMatchObject({
    state: 'sent',
    figures: { recipients: 3, sent: 3, waiting: 0 },
  });
  expect(await campaigns().findOne({ _id: id, unsettled: true })).toBeNull();
  expect(await outbox().countDocuments({ html: { $ne: '' } })).toBe(0);
});

test('two workers at the same time, three times over, send each mail once', async () => {
  const emails = emailsAt('workers.example', 12).sort();
  await addSubscribers(emails);
  await sendCampaign();
  for (let round = 0; round < 3; round++) await Promise.all([sendCampaigns(), sendCampaigns()]);
  await deliverOutbox();
  expect(arrivals()).toEqual(emails);
});

test('a sender that is killed at any of its operations, again and again, sends each mail once', async () => {
  const emails = emailsAt('killed.example', 4);
  await addSubscribers(emails);
  const { id } = await sendCampaign();
  for (let at = 1, died = true; died; at++) {
    for (const when of ['before', 'after'] as const) {
      ({ died } = await onCrashingServer(at, when, sendCampaigns));
    }
    expect(at).toBeLessThan(200);
  }
  await job();
  await job();
  expect(arrivals()).toEqual(emails);
  expect(await figuresNow(id)).toMatchObject({ recipients: 4, sent: 4 });
});

test('the list of recipients is continued behind the last batch after a kill', async () => {
  const emails = emailsAt('batches.example', 1_100).sort();
  await addSubscribers(emails);
  const { id } = await sendCampaign({ perMinute: 1 });
  const { insertMany } = Collection.prototype;
  let batches = 0;
  const killed = jest.spyOn(Collection.prototype, 'insertMany').mockImplementation(async function (
    this: Collection,
    ...given: unknown[]
  ) {
    if ((batches += 1) === 2) throw new Error('killed');
    return insertMany.apply(this, given as Parameters<typeof insertMany>);
  } as typeof insertMany);
  await expect(sendCampaigns()).rejects.toThrow('killed');
  expect(await recipients().countDocuments({})).toBe(500);
  await sendCampaigns();
  killed.mockRestore();
  expect(batches).toBe(4);
  expect(await figuresNow(id)).toMatchObject({ recipients: 1_100, waiting: 1_100 });
});

test('no more mails leave in any minute than the limit allows, and the next campaign waits for its turn', async () => {
  await addSubscribers(emailsAt('limit.example', 12));
  await sendCampaign({ perMinute: 5 });
  pass(1);
  await sendCampaign({ subject: 'Second', perMinute: 5 });
  let before = 0;
  for (let minute = 0; minute < 8; minute++) {
    for (let half = 0; half < 2; half++) {
      await Promise.all([sendCampaigns(), sendCampaigns()]);
      await deliverOutbox();
      pass(30);
    }
    expect(office.received.length - before).toBeLessThanOrEqual(5);
    before = office.received.length;
  }
  expect(office.received).toHaveLength(24);
  expect(office.received.findIndex(({ subject }) => subject === 'Second')).toBe(12);
});

test('while the mail server is down no mails pile up in the outbox', async () => {
  await addSubscribers(emailsAt('down.example', 12));
  await sendCampaign({ perMinute: 5 });
  office.behavior = 'refusing';
  for (let run = 0; run < 5; run++) {
    await job();
    pass(61);
  }
  expect(await outbox().countDocuments({})).toBeLessThanOrEqual(6);
});

test('an order mail that comes later is sent before the mails of a campaign', async () => {
  await addSubscribers(emailsAt('first.example', 5));
  await sendCampaign();
  await sendCampaigns();
  pass(1);
  const order = { subject: 'Your order', heading: 'Your order', paragraphs: ['Thank you'] };
  const carrier = subscribers();
  await carrier.updateOne({}, { $push: { mails: composeMail('buyer@plant.example', order, defaultShop) } });
  await deliverOutbox();
  expect(office.received).toHaveLength(6);
  expect(office.received[0]!.subject).toBe('Your order');
});

test('an address that the server rejects for good is a bounce at once, one that it rejects for now is tried again', async () => {
  await addSubscribers(emailsAt('bounce.example', 2));
  const { id } = await sendCampaign();
  office.behavior = 'refuses-recipient';
  await job();
  office.behavior = 'friendly';
  pass(3_600);
  await job();
  expect(office.received).toHaveLength(0);
  expect(await figuresNow(id)).toMatchObject({ sent: 0, bounced: 2, waiting: 0 });
  expect(await listUndelivered(id)).toMatchObject([
    { email: 'reader0@bounce.example', state: 'bounced', error: expect.stringContaining('550') },
    { email: 'reader1@bounce.example', state: 'bounced' },
  ]);
  expect((await listFailedMails()).rows).toEqual([]);

  const later = await sendCampaign();
  office.behavior = 'postpones-recipient';
  await job();
  expect(await figuresNow(later.id)).toMatchObject({ sent: 0, waiting: 2 });
  office.behavior = 'friendly';
  pass(3_600);
  await job();
  await job();
  expect(await figuresNow(later.id)).toMatchObject({ sent: 2, waiting: 0 });
});

test('a mail that no server takes for five days has failed', async () => {
  await addSubscribers(emailsAt('late.example', 1));
  const { id } = await sendCampaign();
  office.behavior = 'postpones-recipient';
  await job();
  pass(6 * 24 * 3_600);
  await job();
  await job();
  expect(await figuresNow(id)).toMatchObject({ failed: 1, bounced: 0, waiting: 0 });
});

test('who unsubscribes in between gets no mail, neither from the list nor out of the outbox', async () => {
  const emails = emailsAt('leaver.example', 6);
  await addSubscribers(emails);
  const first = await sendCampaign({ perMinute: 3 });
  await job();
  const leaver = addressOf(0);
  const token = tokenOf(0);
  pass(61);
  const { id } = await sendCampaign({ subject: 'Second', perMinute: 6 });
  office.behavior = 'refusing';
  await sendCampaigns();
  await deliverOutbox();
  for (let time = 0; time < 2; time++) expect((await unsubscribe(null, { token })).ok).toBe(true);
  office.behavior = 'friendly';
  for (let run = 0; run < 4; run++) {
    pass(3_600);
    await job();
  }
  const second = office.received.flatMap(({ subject }, index) =>
    subject === 'Second' ? [addressOf(index)] : [],
  );
  expect(second.sort()).toEqual(emails.filter((email) => email !== leaver));
  expect(await figuresNow(first.id)).toMatchObject({ sent: 6, unsubscribed: 1 });
  expect(await figuresNow(id)).toMatchObject({ sent: 5, skipped: 1, waiting: 0, unsubscribed: 0 });
});

test('a campaign that is stopped sends nothing more, and says how many got it', async () => {
  await addSubscribers(emailsAt('stop.example', 10));
  const { id, revision } = await sendCampaign({ perMinute: 4 });
  await job();
  pass(61);
  office.behavior = 'refusing';
  await job();
  const stopped = valueOf(await changeSending(editor, id, { action: 'stop', revision }));
  expect(stopped).toMatchObject({ state: 'stopped', figures: { sent: 4, stopped: 6, waiting: 0 } });
  office.behavior = 'friendly';
  for (let run = 0; run < 3; run++) {
    pass(3_600);
    await job();
  }
  expect(office.received).toHaveLength(4);
});
