import { fail } from '../shared/result';
import { now } from './clock';
import { defineCollection, isDuplicateKey } from './database';

/** The latest attempts of one subject, oldest first: at most as many as its limit. */
type RateLimitDocument = { _id: string; at: Date[]; expiresAt: Date };

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
    const oldest = known?.at[0];
    if (known && oldest && known.at.length >= count && oldest > windowStart) {
      return Math.max(1, Math.ceil((oldest.getTime() - windowStart.getTime()) / 1000));
    }
  }
  return 1;
}

/** Deletes the attempts of a subject after a correct password or code. */
export async function clearAttempts(limit: Limit, subject: string): Promise<void> {
  await rateLimits().deleteOne({ _id: keyOf(limit, subject) });
}

/** The failure for a caller who must wait so many seconds. */
export function rateLimited(seconds: number, code = 'too-many-requests') {
  const message = `Too many attempts. Try again in ${seconds} seconds`;
  return fail('too-many', code, message, { retryAfter: seconds });
}
