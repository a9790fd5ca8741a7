import { createHash } from 'node:crypto';
import { z } from 'zod';
import { contactMessages } from '../../lib/contact/collection';
import { contactTopics, type ContactTopic } from '../../lib/contact/rules';
import { subscribers } from '../../lib/newsletter/collection';
import { missedSearches } from '../../lib/search/collection';
import { searchTermOf } from '../../lib/search/rules/query';
import { addMissing } from '../add-missing';
import { readTable } from '../files';
import type { Buyer } from './buyers';
import { demoCode, demoId } from './order-documents';

const day = 24 * 60 * 60_000;
const days = z.coerce.number().int().min(0);
const text = z.string().min(1);
const topics = contactTopics.map(({ id }) => id) as [ContactTopic, ...ContactTopic[]];

const messageRow = z.strictObject({
  daysAgo: days,
  topic: z.enum(topics),
  name: text,
  email: z.email(),
  product: z.string(),
  message: text,
  state: z.enum(['open', 'answered']),
});

const missedSearchRow = z.strictObject({
  typed: text,
  count: z.coerce.number().int().positive(),
  firstDaysAgo: days,
  lastDaysAgo: days,
});

/** Loads messages to the shop without mailing anyone. */
export async function seedMessages(buyers: Buyer[], end: Date): Promise<void> {
  const ids = new Map(buyers.map(({ email, id }) => [email, id]));
  const rows = await readTable('messages.csv', messageRow);
  const documents = rows.map(({ daysAgo, product, ...row }, index) => ({
    _id: demoId(`message ${index}`),
    reference: `M-${demoCode(`message ${index}`, 8)}`,
    fingerprint: createHash('sha256').update(`demo message ${index}`).digest('base64url'),
    ...row,
    item: product || null,
    sku: null,
    quantity: null,
    userId: ids.get(row.email) ?? null,
    receivedAt: new Date(end.getTime() - daysAgo * day - (index + 1) * 17 * 60_000),
    mails: [],
  }));
  await addMissing(contactMessages(), documents);
}

/** Loads searches that found nothing. */
export async function seedMissedSearches(end: Date): Promise<void> {
  const rows = await readTable('missed-searches.csv', missedSearchRow);
  const documents = rows.map(({ typed, count, firstDaysAgo, lastDaysAgo }) => ({
    _id: searchTermOf(typed) ?? typed,
    typed,
    count,
    firstAt: new Date(end.getTime() - firstDaysAgo * day),
    lastAt: new Date(end.getTime() - lastDaysAgo * day - 60 * 60_000),
  }));
  await addMissing(missedSearches(), documents);
}

/** Subscribes every second customer to the newsletter. */
export async function seedSubscribers(buyers: Buyer[], end: Date): Promise<void> {
  const documents = buyers
    .filter((_, index) => index % 2 === 0)
    .map(({ email }, index) => {
      const at = new Date(end.getTime() - (20 + index * 23) * day);
      return {
        _id: demoId(`subscriber ${email}`),
        email,
        state: 'confirmed' as const,
        unsubscribeHashes: [],
        mailedAt: null,
        subscribedAt: at,
        confirmedAt: at,
        mails: [],
      };
    });
  // An address that has already subscribed has another id, and must not be added twice.
  const known = await subscribers()
    .find({ email: { $in: documents.map(({ email }) => email) } }, { projection: { email: 1 } })
    .toArray();
  const listed = new Set(known.map(({ email }) => email));
  await addMissing(
    subscribers(),
    documents.filter(({ email }) => !listed.has(email)),
  );
}
