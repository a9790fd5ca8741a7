import { contactMessages } from '../collection';

/**
 * Deletes at most `limit` closed messages of which no part is from `before` or later; returns how many. Safe to repeat.
 */
export async function eraseClosedMessages(before: Date, limit: number): Promise<number> {
  const old = {
    state: 'closed' as const,
    receivedAt: { $lt: before },
    'entries.at': { $not: { $gte: before } },
  };
  const found = await contactMessages()
    .find(old, { projection: { _id: 1 } })
    .limit(limit)
    .toArray();
  if (found.length === 0) return 0;
  const ids = found.map(({ _id }) => _id);
  return (await contactMessages().deleteMany({ ...old, _id: { $in: ids } })).deletedCount;
}
