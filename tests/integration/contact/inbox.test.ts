import { randomUUID } from 'node:crypto';
import { auditRecords } from '@/lib/audit/collection';
import { contactMessages } from '@/lib/contact/collection';
import { addEntry, changeMessage } from '@/lib/contact/commands/inbox';
import {
  addReplyTemplate,
  removeReplyTemplate,
  saveReplyTemplate,
} from '@/lib/contact/commands/reply-templates';
import { sendMessage } from '@/lib/contact/commands/send-message';
import {
  countMessages,
  findMessage,
  listMessages,
  listOwnMessages,
  listReplyTemplates,
} from '@/lib/contact/queries';
import { contactInput, entryInput } from '@/lib/contact/schema';
import { deliverOutbox } from '@/lib/mail/worker';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { defaultShop } from '@/lib/settings/rules/shop';
import type { Result } from '@/lib/shared/result';
import { makeAdmin } from '@/lib/users/commands/roles';
import { migrate } from '@/scripts/migrations';
import { createAccount } from '../auth/people';
import { PostOffice } from '../mail/smtp-test-server';
import { createAdmin } from '../orders/fixtures';

const office = new PostOffice();
const admin = createAdmin('Grace Shop');

beforeAll(async () => {
  env().SMTP_URL = await office.open();
});
beforeEach(() => {
  office.received = [];
});
afterAll(async () => {
  env().SMTP_URL = undefined;
  await office.close();
});

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

let count = 0;
async function createMessage(more: Record<string, unknown> = {}): Promise<string> {
  const message = `Where is parcel ${(count += 1)}?`;
  const input = { topic: 'order', name: 'Ada Berg', email: `ada${count}@plant.example`, message, ...more };
  return valueOf(await sendMessage(null, contactInput.parse(input))).reference;
}

const entry = (more: Record<string, unknown> = {}) =>
  entryInput.parse({ kind: 'reply', text: 'It is in Toledo.', seen: 0, ...more });
const mailTo = (address: string) => office.received.filter(({ to }) => JSON.stringify(to).includes(address));
const actionsOn = async (reference: string) =>
  (await auditRecords().find({ 'subject.id': reference }).sort({ _id: 1 }).toArray()).map(
    ({ action }) => action,
  );

test('a reply continues the thread of the receipt, and the next one that of the customer’s mail', async () => {
  const email = 'thread@plant.example';
  const reference = await createMessage({ email });
  await addEntry(
    admin,
    reference,
    entry({ text: 'It is in Toledo.\n\nTomorrow it is with you.' }),
    randomUUID(),
  );
  const messageId = '<4711@mail.plant.example>';
  await addEntry(
    admin,
    reference,
    entry({ kind: 'received', text: 'Thanks!', seen: 1, messageId }),
    randomUUID(),
  );
  await addEntry(admin, reference, entry({ text: 'You are welcome.', seen: 2 }), randomUUID());
  await deliverOutbox();
  const mails = mailTo(email).sort((a, b) => a.date!.getTime() - b.date!.getTime());
  const [receipt, first, second] = mails;
  expect(mails).toHaveLength(3);
  expect(first!.inReplyTo).toBe(receipt!.messageId);
  expect(first!.subject).toBe(`Re: ${receipt!.subject}`);
  expect(first!.text).toContain('Tomorrow it is with you.');
  expect(first!.text).toContain('Where is parcel');
  expect(first!.replyTo?.value[0]?.address).toBe(defaultShop.email);
  expect(second!.inReplyTo).toBe(messageId);
  expect(second!.references).toEqual([receipt!.messageId, first!.messageId, messageId]);
  expect(await findMessage(reference)).toMatchObject({
    state: 'waiting',
    entries: [
      { kind: 'reply', by: 'Grace Shop', delivery: { state: 'sent' } },
      { kind: 'received', text: 'Thanks!', delivery: null },
      { kind: 'reply', text: 'You are welcome.', delivery: { state: 'sent' } },
    ],
  });
});

test('a reply that is sent eight times at once with one key is one entry, one mail and one audit record', async () => {
  const email = 'twice-replied@plant.example';
  const reference = await createMessage({ email });
  const key = randomUUID();
  const results = await Promise.all(
    Array.from({ length: 8 }, () => addEntry(admin, reference, entry(), key)),
  );
  expect(results.map(({ ok }) => ok)).toEqual(Array(8).fill(true));
  valueOf(await addEntry(admin, reference, entry(), key));
  await deliverOutbox();
  expect(mailTo(email).filter(({ subject }) => subject?.startsWith('Re:'))).toHaveLength(1);
  expect((await findMessage(reference))!.entries).toHaveLength(1);
  expect(await actionsOn(reference)).toEqual(['message-replied']);
});

test('of two admins who reply at once, the second is told to read the first reply', async () => {
  const reference = await createMessage();
  const results = await Promise.all([1, 2].map(() => addEntry(admin, reference, entry(), randomUUID())));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'conversation-changed' } });
});

test('a note stays in the shop: no mail, and not in the customer’s export', async () => {
  const email = 'noted@plant.example';
  const reference = await createMessage({ email });
  await contactMessages().updateOne({ reference }, { $set: { userId: 'noted-customer' } });
  await addEntry(admin, reference, entry({ kind: 'note', text: 'Slow payer' }), randomUUID());
  await addEntry(admin, reference, entry({ seen: 1, close: true }), randomUUID());
  await deliverOutbox();
  expect(
    mailTo(email)
      .map(({ text }) => text)
      .join(),
  ).not.toContain('Slow payer');
  const [own] = await listOwnMessages('noted-customer');
  expect(own!.entries).toMatchObject([{ kind: 'reply', text: 'It is in Toledo.' }]);
  expect(JSON.stringify(own)).not.toContain('Slow payer');
  expect((await findMessage(reference))!.state).toBe('closed');
});

test('status and assignee change once, are recorded, and only an admin can be assigned', async () => {
  const reference = await createMessage();
  const [colleague, customer] = [await createAccount(), await createAccount()];
  await makeAdmin('command-line', colleague.email);
  const change = { state: 'closed' as const, assignee: colleague.id };
  valueOf(await changeMessage(admin, reference, change));
  const after = valueOf(await changeMessage(admin, reference, change));
  expect(after).toMatchObject({ state: 'closed', assignee: { id: colleague.id, name: colleague.name } });
  expect(await actionsOn(reference)).toEqual(['message-status-changed', 'message-assigned']);
  expect(await changeMessage(admin, reference, { assignee: customer.id })).toMatchObject({
    failure: { code: 'not-an-admin' },
  });
  const { rows } = await listMessages({ assignee: 'me' }, { userId: colleague.id }, 1);
  expect(rows.map((row) => row.reference)).toEqual([reference]);
});

test('the list filters by status, assignee and search words, newest first, and counts each status', async () => {
  await contactMessages().deleteMany({});
  const first = await createMessage({ message: 'Two pallet trucks, please' });
  const second = await createMessage({ name: 'Bo Lind', message: 'A vise' });
  await changeMessage(admin, first, { state: 'waiting' });
  const references = async (filters: Parameters<typeof listMessages>[0]) =>
    (await listMessages(filters, admin, 1)).rows.map(({ reference }) => reference);
  expect(await references({})).toEqual([second, first]);
  expect(await references({ state: 'open', assignee: 'nobody' })).toEqual([second]);
  expect(await references({ q: 'pall truck' })).toEqual([first]);
  expect(await references({ q: 'lind' })).toEqual([second]);
  expect(await references({ q: first.toLowerCase() })).toEqual([first]);
  expect(await countMessages()).toEqual({ open: 1, waiting: 1, closed: 0 });
});

test('templates have unique names, and changes of them are recorded', async () => {
  const template = valueOf(await addReplyTemplate(admin, { name: 'Thanks', text: 'Dear {name}' }));
  const other = valueOf(await addReplyTemplate(admin, { name: 'Later', text: 'Tomorrow' }));
  expect(await addReplyTemplate(admin, { name: 'Thanks', text: 'x' })).toMatchObject({
    failure: { code: 'name-taken' },
  });
  expect(await saveReplyTemplate(admin, other.id, { name: 'Thanks', text: 'x' })).toMatchObject({
    failure: { code: 'name-taken' },
  });
  valueOf(await saveReplyTemplate(admin, template.id, { name: 'Thanks', text: 'Hello {name}' }));
  valueOf(await removeReplyTemplate(admin, other.id));
  expect(await listReplyTemplates()).toEqual([{ id: template.id, name: 'Thanks', text: 'Hello {name}' }]);
  expect(await actionsOn(template.id)).toEqual(['template-added', 'template-changed']);
});

test('messages of earlier versions get the fields of the inbox, and answered ones are closed', async () => {
  const reference = await createMessage({ message: 'An old question' });
  await database()
    .collection('contactMessages')
    .updateOne(
      { reference },
      { $set: { state: 'answered' }, $unset: { words: 1, entries: 1, assignee: 1, messageIds: 1 } },
    );
  await database().collection('migrations').deleteMany({});
  await migrate();
  const { rows } = await listMessages({ q: 'question' }, admin, 1);
  expect(rows).toMatchObject([{ reference, state: 'closed', assignee: null }]);
  valueOf(await addEntry(admin, reference, entry(), randomUUID()));
});
