import { now } from './clock';
import { defineCollection } from './database';

type RateWindow = { _id: string; count: number; expiresAt: Date };

export const rateWindows = defineCollection<RateWindow>('rateWindows', [
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);

/** At most `count` deeds in each window of `seconds`. */
export type Limit = { name: string; count: number; seconds: number };

/**
 * Counts one deed of `subject` (an address, an account) against a limit that all servers share.
 * Answers 0 when it may go on, otherwise the seconds until the window ends. Nobody is locked out for longer.
 */
export async function countAgainst(limit: Limit, subject: string): Promise<number> {
  const time = now().getTime();
  const length = limit.seconds * 1000;
  const start = Math.floor(time / length) * length;
  const window = await rateWindows().findOneAndUpdate(
    { _id: `${limit.name}:${subject}:${start}` },
    { $inc: { count: 1 }, $setOnInsert: { expiresAt: new Date(start + length) } },
    { upsert: true, returnDocument: 'after' },
  );
  return (window?.count ?? 1) > limit.count ? Math.max(1, Math.ceil((start + length - time) / 1000)) : 0;
}
