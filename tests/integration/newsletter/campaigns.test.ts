import { auditRecords } from '@/lib/audit/collection';
import { outbox } from '@/lib/mail/collection';
import { subscribers } from '@/lib/newsletter/collection';
import { campaigns, recipients } from '@/lib/newsletter/collection/campaigns';
import { unsubscribe } from '@/lib/newsletter/commands';
import {
  copyCampaign,
  createCampaign,
  removeCampaign,
  saveCampaign,
  sendTestMail,
} from '@/lib/newsletter/commands/campaigns';
import { changeSending } from '@/lib/newsletter/commands/change-sending';
import { sendCampaigns } from '@/lib/newsletter/commands/send-campaigns';
import { countAudience } from '@/lib/newsletter/queries/audience';
import { countCampaigns, findCampaign, listCampaigns } from '@/lib/newsletter/queries/campaigns';
import { setClock } from '@/lib/platform/clock';
import { changeOrders } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import type { Customer } from '@/lib/users/types';
import { createAccount } from '../auth/people';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from '../orders/fixtures';
import { addSubscribers, campaignText, editor, figuresNow, sendCampaign, valueOf } from './campaign-fixtures';

beforeEach(async () => {
  setClock();
  for (const each of [outbox, subscribers, campaigns, recipients, auditRecords]) await each().deleteMany({});
});
afterAll(() => setClock());

const actionsOn = async (id: string) =>
  (await auditRecords().find({ 'subject.id': id }).sort({ _id: 1 }).toArray()).map(({ action }) => action);

test('a campaign for a category reaches the subscribers who bought in it, and nobody else', async () => {
  const drill = await createProduct(10, { category: 'drills' } as object);
  const vise = await createProduct(10);
  const people = await Promise.all([1, 2, 3, 4].map(() => createAccount()));
  const order = async (person: { id: string; email: string }, sku: string) => {
    const customer = { ...createCustomer(), userId: person.id, email: person.email } as Customer;
    return valueOf(await placeOrder(customer, await bodyFor([[sku, 1]]), newKey()));
  };
  const [buyer, other, quitter, stranger] = people as [(typeof people)[0], ...typeof people];
  await addSubscribers([buyer.email, other!.email, quitter!.email, 'no-account@plant.example']);
  await order(buyer, drill);
  await order(other!, vise);
  const { number } = await order(quitter!, drill);
  valueOf(await changeOrders(createAdmin(), { numbers: [number], to: 'cancelled', why: 'Mistake' }));
  // A buyer who has not subscribed gets nothing.
  await order(stranger!, drill);

  expect(await countAudience('drills')).toBe(1);
  expect(await countAudience(null)).toBe(4);
  const { id } = await sendCampaign({ category: 'drills' });
  await sendCampaigns();
  expect(await outbox().distinct('to', { bulk: true })).toEqual([buyer.email]);
  expect(await figuresNow(id)).toMatchObject({ recipients: 1, waiting: 1 });
});

test('a campaign without text, recipients or a known category is not sent', async () => {
  const empty = valueOf(await createCampaign(editor, { ...campaignText, body: ' ' }));
  const send = { action: 'send' as const, revision: 0 };
  expect(await changeSending(editor, empty.id, send)).toMatchObject({
    failure: { fields: { body: 'Enter a text' } },
  });
  const lonely = valueOf(await createCampaign(editor, campaignText));
  expect(await changeSending(editor, lonely.id, send)).toMatchObject({ failure: { code: 'no-recipients' } });
  expect(await createCampaign(editor, { ...campaignText, category: 'no-such' })).toMatchObject({
    failure: { code: 'no-such-category' },
  });
});

test('a scheduled campaign starts at its time in the shop’s time zone, unless it is canceled', async () => {
  setClock(() => Date.parse('2126-07-01T12:00:00Z'));
  await addSubscribers(['reader@plant.example']);
  const draft = valueOf(await createCampaign(editor, campaignText));
  const schedule = (revision: number, at: string) =>
    changeSending(editor, draft.id, { action: 'schedule', revision, at });
  expect(await schedule(0, '2126-07-01T07:59')).toMatchObject({ failure: { code: 'past' } });
  const first = valueOf(await schedule(0, '2126-07-01T08:30'));
  expect(first.sendAt).toBe('2126-07-01T12:30:00.000Z');
  const canceled = valueOf(await changeSending(editor, draft.id, { action: 'cancel', revision: 1 }));
  expect(canceled.state).toBe('draft');
  setClock(() => Date.parse('2126-07-01T13:00:00Z'));
  await sendCampaigns();
  expect((await findCampaign(draft.id))!.state).toBe('draft');
  valueOf(await schedule(2, '2126-07-01T09:30'));
  await sendCampaigns();
  expect((await findCampaign(draft.id))!.state).toBe('scheduled');
  setClock(() => Date.parse('2126-07-01T13:30:00Z'));
  await sendCampaigns();
  expect((await findCampaign(draft.id))!.state).toBe('sent');
  expect(await actionsOn(draft.id)).toEqual([
    'campaign-added',
    'campaign-scheduled',
    'campaign-canceled',
    'campaign-scheduled',
    'campaign-started',
  ]);
});

test('of two people who save or send the same draft, the second is told; a repeat of a call succeeds', async () => {
  await addSubscribers(['reader@plant.example']);
  const { id } = valueOf(await createCampaign(editor, campaignText));
  const text = { ...campaignText, subject: 'Changed' };
  for (let time = 0; time < 2; time++) valueOf(await saveCampaign(editor, id, { revision: 0, text }));
  const colleague = createAdmin('Linus Shop');
  expect(await saveCampaign(colleague, id, { revision: 0, text: campaignText })).toMatchObject({
    failure: { code: 'campaign-changed', message: expect.stringContaining('Grace Shop has saved') },
  });
  const send = { action: 'send' as const, revision: 1 };
  const results = await Promise.all([editor, colleague].map((person) => changeSending(person, id, send)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await saveCampaign(editor, id, { revision: 2, text })).toMatchObject({
    failure: { kind: 'conflict' },
  });
  expect(await removeCampaign(editor, id, 2)).toMatchObject({ failure: { kind: 'conflict' } });
});

test('a copy is a draft with the same text, and a draft can be deleted', async () => {
  await addSubscribers(['reader@plant.example']);
  const sent = await sendCampaign();
  await sendCampaigns();
  const copy = valueOf(await copyCampaign(editor, sent.id));
  expect(copy).toMatchObject({ state: 'draft', text: campaignText, figures: { recipients: 0 } });
  expect(await countCampaigns()).toMatchObject({ draft: 1, sent: 1 });
  valueOf(await removeCampaign(editor, copy.id, 0));
  expect((await listCampaigns({}, 1)).rows.map(({ id }) => id)).toEqual([sent.id]);
});

test('a test mail goes to the person who asks alone, and its unsubscribe link takes nobody off the list', async () => {
  await addSubscribers([editor.email, 'reader@plant.example']);
  const { id } = valueOf(await createCampaign(editor, campaignText));
  expect(valueOf(await sendTestMail(editor, id))).toEqual({ to: editor.email });
  const mails = await outbox().find().toArray();
  expect(mails).toMatchObject([{ to: editor.email, subject: '[Test] New drills' }]);
  expect(mails[0]!.html).toContain('<strong>reader</strong>');
  const [, token] = /token=([\w-]{43})/.exec(mails[0]!.text)!;
  expect(await unsubscribe(null, { token: token! })).toMatchObject({ failure: { code: 'unknown-link' } });
});
