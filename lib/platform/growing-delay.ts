import { now } from './clock';
import { defineCollection, isDuplicateKey } from './database';

type GrowingDelayDocument = { _id: string; attempts: number; allowedAt: Date; expiresAt: Date };

export const growingDelays = defineCollection<GrowingDelayDocument>('growingDelays', [
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);

/**
 * Exponential backoff: after `free` attempts, each attempt doubles the wait before the next one, up to `maxSeconds`. It
 * slows guessing down without ever locking a subject out. After `forgetSeconds` without an attempt, a subject starts
 * over.
 */
export type DelayPolicy = {
  name: string;
  free: number;
  firstSeconds: number;
  maxSeconds: number;
  forgetSeconds: number;
};

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

function delayAfter({ free, firstSeconds, maxSeconds }: DelayPolicy, attempts: number): number {
  return attempts < free ? 0 : Math.min(maxSeconds, firstSeconds * 2 ** (attempts - free));
}

/**
 * Counts one attempt; returns 0 when it is allowed, otherwise the seconds to wait. Rejected attempts are not counted.
 */
export async function countDelayedAttempt(policy: DelayPolicy, subject: string): Promise<number> {
  const _id = `${policy.name}:${subject}`;
  for (let tries = 0; tries < 5; tries++) {
    const time = now();
    const known = await growingDelays().findOne({ _id });
    if (known && known.allowedAt > time)
      return Math.max(1, Math.ceil((known.allowedAt.getTime() - time.getTime()) / 1000));
    const attempts = (known && known.expiresAt > time ? known.attempts : 0) + 1;
    const next = {
      attempts,
      allowedAt: later(time, delayAfter(policy, attempts)),
      expiresAt: later(time, policy.forgetSeconds),
    };
    // Compare-and-set: of simultaneous attempts that read the same count only one is allowed; the others read again.
    if (known) {
      const { attempts: before, allowedAt } = known;
      const { modifiedCount } = await growingDelays().updateOne(
        { _id, attempts: before, allowedAt },
        { $set: next },
      );
      if (modifiedCount) return 0;
    } else {
      try {
        await growingDelays().insertOne({ _id, ...next });
        return 0;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }
  return 1;
}

/** Forgets the attempts of a subject. */
export async function clearDelay({ name }: DelayPolicy, subject: string): Promise<void> {
  await growingDelays().deleteOne({ _id: `${name}:${subject}` });
}
