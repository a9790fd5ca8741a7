import { createHash } from 'node:crypto';
import { z } from 'zod';
import { contactMessages, replyTemplates, type EntryDocument } from '../../lib/contact/collection';
import { contactTopics, messageStatuses, messageWords, type ContactTopic } from '../../lib/contact/rules';
import { missedSearches } from '../../lib/search/collection';
import { searchTermOf } from '../../lib/search/rules/query';
import { addMissing } from '../add-missing';
import { readTable } from '../files';
import type { Buyer } from './buyers';
import { demoCode, demoId } from './demo-ids';

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
  state: z.enum(messageStatuses),
  note: z.string(),
  reply: z.string(),
  assigned: z.enum(['', 'yes']),
});

const missedSearchRow = z.strictObject({
  typed: text,
  count: z.coerce.number().int().positive(),
  firstDaysAgo: days,
  lastDaysAgo: days,
});

const templateRow = z.strictObject({ name: text, text });

/** Loads messages to the shop, with their conversations and the reply templates, without mailing anyone. */
export async function seedMessages(
  buyers: Buyer[],
  end: Date,
  admin: { id: string; name: string },
): Promise<void> {
  const ids = new Map(buyers.map(({ email, id }) => [email, id]));
  const rows = await readTable('messages.csv', messageRow);
  const by = { userId: admin.id, name: admin.name };
  const documents = rows.map(({ daysAgo, product, note, reply, assigned, ...row }, index) => {
    const reference = `M-${demoCode(`message ${index}`, 8)}`;
    const receivedAt = new Date(end.getTime() - daysAgo * day - (index + 1) * 17 * 60_000);
    const entries: EntryDocument[] = (['note', 'reply'] as const).flatMap((kind, place) => {
      const written = kind === 'note' ? note : reply;
      const at = new Date(receivedAt.getTime() + (place + 1) * 6 * 60_000);
      return written ? [{ id: `demo-${kind}-${index}`, kind, text: written, by, at }] : [];
    });
    return {
      _id: demoId(`message ${index}`),
      reference,
      fingerprint: createHash('sha256').update(`demo message ${index}`).digest('base64url'),
      ...row,
      product: product || null,
      sku: null,
      quantity: null,
      userId: ids.get(row.email) ?? null,
      assignee: assigned ? by : null,
      entries,
      messageIds: [],
      words: messageWords({ ...row, reference }),
      receivedAt,
      mails: [],
    };
  });
  await addMissing(contactMessages(), documents);
  // A template that an admin has added under the same name stays.
  const templates = await readTable('reply-templates.csv', templateRow);
  const named = await replyTemplates().distinct('name');
  await addMissing(
    replyTemplates(),
    templates
      .filter(({ name }) => !named.includes(name))
      .map((row) => ({ _id: demoId(`template ${row.name}`), ...row })),
  );
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
