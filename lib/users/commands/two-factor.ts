import { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { users } from '../collection';

/** Keeps a secret (sealed by the caller) that the person has not yet proven to have in an app; it asks for nothing until then. */
export async function offerTwoFactor(userId: string, secret: string): Promise<boolean> {
  const { matchedCount } = await users().updateOne(
    { _id: new ObjectId(userId), 'twoFactor.confirmedAt': null },
    { $set: { twoFactor: { secret, confirmedAt: null, lastStep: 0, recovery: [] } } },
  );
  return matchedCount === 1;
}

/** From now on signing in asks for a code. False when that secret is no longer the one on offer. */
export async function turnOnTwoFactor(
  userId: string,
  { secret, step, recovery }: { secret: string; step: number; recovery: string[] },
): Promise<boolean> {
  const { matchedCount } = await users().updateOne(
    { _id: new ObjectId(userId), 'twoFactor.secret': secret, 'twoFactor.confirmedAt': null },
    { $set: { twoFactor: { secret, confirmedAt: now(), lastStep: step, recovery } } },
  );
  return matchedCount === 1;
}

/** Signing in asks for the password alone again. Safe to repeat. */
export async function turnOffTwoFactor(userId: string): Promise<void> {
  await users().updateOne({ _id: new ObjectId(userId) }, { $set: { twoFactor: null } });
}

/** Uses a code's step up: false when it, or a later one, was used before. */
export async function consumeStep(userId: string, step: number): Promise<boolean> {
  const { modifiedCount } = await users().updateOne(
    { _id: new ObjectId(userId), 'twoFactor.lastStep': { $lt: step } },
    { $set: { 'twoFactor.lastStep': step } },
  );
  return modifiedCount === 1;
}

/** Uses a recovery code up, given its hash: false when there is none like it. */
export async function consumeRecoveryCode(userId: string, hash: string): Promise<boolean> {
  const { modifiedCount } = await users().updateOne(
    { _id: new ObjectId(userId), 'twoFactor.recovery': hash },
    { $pull: { 'twoFactor.recovery': hash } },
  );
  return modifiedCount === 1;
}

/** Replaces the recovery codes; the old ones are void. */
export async function replaceRecoveryCodes(userId: string, recovery: string[]): Promise<boolean> {
  const { matchedCount } = await users().updateOne(
    { _id: new ObjectId(userId), 'twoFactor.confirmedAt': { $type: 'date' } },
    { $set: { 'twoFactor.recovery': recovery } },
  );
  return matchedCount === 1;
}

/** Notes when the person chose to go on without a second factor for now. */
export async function notePutOff(userId: string): Promise<void> {
  await users().updateOne({ _id: new ObjectId(userId) }, { $set: { twoFactorPutOffAt: now() } });
}
