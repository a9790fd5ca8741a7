import { ObjectId } from 'mongodb';
import { contactMessages } from '@/lib/contact/collection';
import {
  countMessages,
  findMessage,
  listMessages,
  listOwnMessages,
  listReplyTemplates,
} from '@/lib/contact/queries';
import { messageStatuses, messageWords } from '@/lib/contact/rules';
import { messageFilters } from '@/lib/contact/schema';
import { explained } from '../explained';

const pageSize = 25;
const admin = { userId: new ObjectId().toHexString(), name: 'Grace Shop' };
const customer = new ObjectId().toHexString();

/** 400 messages: half of them wait for the customer, and every status has as many assigned as unassigned ones. */
beforeAll(async () => {
  await contactMessages().insertMany(
    Array.from({ length: 400 }, (_, index) => {
      const reference = `M-${String(index).padStart(8, '0')}`;
      const sender = { name: `Buyer ${index}`, email: `buyer${index}@plant.example` };
      const message = index % 8 === 0 ? 'Two pallet trucks, please' : 'Where is my parcel?';
      return {
        _id: new ObjectId(),
        reference,
        fingerprint: reference,
        topic: 'order' as const,
        ...sender,
        message,
        product: null,
        sku: null,
        quantity: null,
        userId: index % 100 === 0 ? customer : null,
        state: messageStatuses[index % 4] ?? 'waiting',
        assignee: index % 8 < 4 ? admin : null,
        entries: [],
        messageIds: [],
        words: messageWords({ reference, ...sender, message }),
        receivedAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
        mails: [],
      };
    }),
  );
});

const list = (query: Record<string, string>) => async () => {
  const { rows } = await listMessages(messageFilters.parse(query), admin, 1);
  expect(rows).toHaveLength(pageSize);
};

/** Reads of the inbox, each with the number of documents that one query of it may read. */
const reads: Record<string, [read: () => Promise<unknown>, docs: number]> = {
  'a message': [() => findMessage('M-00000007'), 1],
  'the messages of a status': [list({ state: 'open' }), 100],
  'the messages of an admin': [list({ assignee: 'me' }), 200],
  'the messages of nobody': [list({ assignee: 'nobody' }), 200],
  'the open messages of nobody': [list({ state: 'open', assignee: 'nobody' }), 200],
  'the messages with two words': [list({ q: 'pall truck' }), 50],
  'the open messages with a word': [list({ q: 'pallet', state: 'open' }), 100],
  'the counts of the statuses': [() => countMessages(), 200],
  'the messages of a customer': [() => listOwnMessages(customer), 4],
};

describe('every read of the inbox uses an index and reads no more than it must', () => {
  test.each(Object.entries(reads))('%s', async (_, [read, docs]) => {
    const plans = await explained(read);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
    expect(plans.filter((plan) => plan.docs > docs)).toEqual([]);
  });
});

test.each<Record<string, string>>([{}, { state: 'open' }, { assignee: 'me' }, { assignee: 'nobody' }])(
  'the index gives the first page of %j in its order, without sorting or reading all',
  async (query) => {
    const [page] = await explained(list(query));
    expect(page!.plan).not.toContain('COLLSCAN');
    expect(page!.plan).not.toContain('"SORT"');
    expect(page!.docs).toBeLessThanOrEqual(pageSize);
  },
);

test('the reply templates come from the index of their names', async () => {
  const [templates] = await explained(listReplyTemplates);
  expect(templates!.plan).not.toContain('COLLSCAN');
});
