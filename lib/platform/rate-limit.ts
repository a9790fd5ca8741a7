import { fail } from '../shared/result';
import { now } from './clock';
import { defineCollection, isDuplicateKey } from './database';

/** The latest attempts of one subject, oldest first: at most as many as its limit. */
type RateLimitDocument = { _id: string; at?: Date[]; calls?: number; expiresAt: Date };

export const rateLimits = defineCollection<RateLimitDocument>('rateLimits', [
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);

/** At most `count` attempts in any sliding window of `seconds`. */
export type Limit = { name: string; count: number; seconds: number };

const keyOf = ({ name }: Limit, subject: string) => `${name}:${subject}`;

/**
 * Counts one attempt of `subject` (an address, an account) against a sliding window that all servers share. Returns 0
 * when it is allowed, otherwise the seconds until the next one is. Rejected attempts are not counted, so repeating
 * one does not lengthen the wait.
 */
export async function countAttempt(limit: Limit, subject: string): Promise<number> {
  const { count, seconds } = limit;
  const time = now();
  const windowStart = new Date(time.getTime() - seconds * 1000);
  const _id = keyOf(limit, subject);
  const hasRoom = { $or: [{ [`at.${count - 1}`]: { $exists: false } }, { 'at.0': { $lte: windowStart } }] };
  // Filter and push are one atomic update of one document: of 200 simultaneous attempts exactly `count` pass.
  const record = {
    $push: { at: { $each: [time], $slice: -count } },
    $set: { expiresAt: new Date(time.getTime() + seconds * 1000) },
  };
  for (let tries = 0; tries < 2; tries++) {
    try {
      await rateLimits().updateOne({ _id, ...hasRoom }, record, { upsert: true });
      return 0;
    } catch (error) {
      // Either the window is full, or another request has just inserted the document: check again.
      if (!isDuplicateKey(error)) throw error;
    }
    const known = await rateLimits().findOne({ _id });
    const oldest = known?.at?.[0];
    if (known?.at && oldest && known.at.length >= count && oldest > windowStart) {
      return Math.max(1, Math.ceil((oldest.getTime() - windowStart.getTime()) / 1000));
    }
  }
  return 1;
}

/** What is left of a limit in the present window: of `limit.count` calls `remaining`, for `reset` seconds. */
export type Quota = { limit: Limit; remaining: number; reset: number; isExceeded: boolean };

/** Counts one call of `subject` in the present fixed window, which all servers share. Exact under concurrency. */
export async function countCall(limit: Limit, subject: string): Promise<Quota> {
  const length = limit.seconds * 1000;
  const time = now().getTime();
  const end = (Math.floor(time / length) + 1) * length;
  const add = () =>
    rateLimits().findOneAndUpdate(
      { _id: `${keyOf(limit, subject)}:${end}` },
      { $inc: { calls: 1 }, $setOnInsert: { expiresAt: new Date(end) } },
      { upsert: true, returnDocument: 'after' },
    );
  const counted = await add().catch((error: unknown) => {
    // Another request has just begun the window.
    if (!isDuplicateKey(error)) throw error;
    return add();
  });
  const calls = counted?.calls ?? 1;
  return {
    limit,
    remaining: Math.max(0, limit.count - calls),
    reset: Math.max(1, Math.ceil((end - time) / 1000)),
    isExceeded: calls > limit.count,
  };
}

/** Deletes the attempts of a subject after a correct password or code. */
export async function clearAttempts(limit: Limit, subject: string): Promise<void> {
  await rateLimits().deleteOne({ _id: keyOf(limit, subject) });
}

/** Takes back the latest counted attempt of a subject, for one that proved to be no guess. */
export async function returnAttempt(limit: Limit, subject: string): Promise<void> {
  await rateLimits().updateOne({ _id: keyOf(limit, subject) }, { $pop: { at: 1 } });
}

/** The failure for a caller who must wait so many seconds. */
export function rateLimited(seconds: number, code = 'too-many-requests') {
  const message = `Too many attempts. Try again in ${seconds} seconds`;
  return fail('too-many', code, message, { retryAfter: seconds });
}
