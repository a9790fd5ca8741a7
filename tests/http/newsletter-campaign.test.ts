import { randomBytes } from 'node:crypto';
import { closeTheDatabase, theDatabase } from '../support/factories';
import { theSettings, theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';

type Campaign = { id: string; revision: number; state: string; figures: Record<string, number> };
type Mail = { _id: string; to: string; unsubscribe: string; html: string; bulk: boolean };

let admin: Person;
beforeAll(async () => {
  admin = await new Person(theShop()).signIn(demoAdmin);
});
afterAll(closeTheDatabase);

async function addReaders(count: number): Promise<string[]> {
  const domain = `${randomBytes(4).toString('hex')}.example`;
  const emails = Array.from({ length: count }, (_, index) => `reader${index}@${domain}`);
  const at = new Date();
  await theDatabase()
    .collection('subscribers')
    .insertMany(
      emails.map((email) => ({
        email,
        state: 'confirmed',
        unsubscribeHashes: [],
        mailedAt: null,
        subscribedAt: at,
        confirmedAt: at,
        words: [email],
        mails: [],
      })),
    );
  return emails;
}

const runJob = () =>
  fetch(`${theShop()}/api/cron/newsletter`, {
    method: 'POST',
    headers: { authorization: `Bearer ${theSettings().CRON_SECRET}` },
  });

test('staff write a campaign and send it; a reader leaves the list by one click, and the report says so', async () => {
  const emails = await addReaders(12);
  const subject = `News ${randomBytes(4).toString('hex')}`;
  const text = { subject, preheader: '', body: 'Hello **reader**.', category: null, perMinute: 1_000 };
  const draft = (await admin.post<Campaign>('/api/campaigns', text)).json;
  const { revision } = draft;
  const sent = await admin.put<Campaign>(`/api/campaigns/${draft.id}/sending`, { action: 'send', revision });
  expect([sent.status, sent.json.state]).toEqual([200, 'scheduled']);
  expect((await runJob()).status).toBe(200);

  const mails = await theDatabase().collection<Mail>('outbox').find({ subject }).toArray();
  const report = async () => (await admin.get<Campaign>(`/api/campaigns/${draft.id}`)).json;
  expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining(emails));
  expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length);
  expect(await report()).toMatchObject({ state: 'sent', figures: { recipients: mails.length } });

  // What a mail program posts for RFC 8058, without cookies and without a page of ours.
  const [{ unsubscribe, to }] = mails as [Mail];
  const left = await fetch(unsubscribe, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(left.status).toBe(200);
  expect((await report()).figures).toMatchObject({ unsubscribed: 1, skipped: 1 });
  const csv = (await admin.get('/api/subscribers/export?state=unsubscribed')).text;
  expect(csv).toContain(to);

  const page = await admin.get(`/dashboard/newsletter/${draft.id}`);
  expect([page.status, page.text.includes(subject)]).toEqual([200, true]);
});
