import { now } from '../platform/clock';
import { isDuplicateKey } from '../platform/database';
import { signInAttempts } from './collection';

/** At most `count` attempts in any stretch of `seconds`, wherever it begins. */
export type Allowance = { name: string; count: number; seconds: number };

const keyOf = ({ name }: Allowance, subject: string) => `${name}:${subject}`;

/**
 * Notes one attempt before anything costly or telling is done. Answers 0 when it may go on, otherwise the seconds
 * until the next one may. Attempts that are refused are not noted, so nobody is kept out by others knocking.
 */
export async function attempt(allowance: Allowance, subject: string): Promise<number> {
  const { count, seconds } = allowance;
  const time = now();
  const forgotten = new Date(time.getTime() - seconds * 1000);
  const _id = keyOf(allowance, subject);
  const roomLeft = { $or: [{ [`at.${count - 1}`]: { $exists: false } }, { 'at.0': { $lte: forgotten } }] };
  // The filter and the push are one atomic deed on one document: of 200 at once, `count` get through.
  const noting = {
    $push: { at: { $each: [time], $slice: -count } },
    $set: { expiresAt: new Date(time.getTime() + seconds * 1000) },
  };
  for (let tries = 0; tries < 2; tries++) {
    try {
      await signInAttempts().updateOne({ _id, ...roomLeft }, noting, { upsert: true });
      return 0;
    } catch (error) {
      // Either no room is left, or another's first attempt made the document a moment ago: look again.
      if (!isDuplicateKey(error)) throw error;
    }
    const known = await signInAttempts().findOne({ _id });
    const oldest = known?.at[0];
    if (known && oldest && known.at.length >= count && oldest > forgotten) {
      return Math.max(1, Math.ceil((oldest.getTime() - forgotten.getTime()) / 1000));
    }
  }
  return 1;
}

/** Forgets the attempts: the right password was among them. */
export async function forgiveAttempts(allowance: Allowance, subject: string): Promise<void> {
  await signInAttempts().deleteOne({ _id: keyOf(allowance, subject) });
}
