import { ObjectId } from 'mongodb';
import type { PendingMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { sealDocumentsAgain, type SealedAgain } from '../../platform/seal-again';
import { users } from '../collection';

const idOf = (userId: string) => ({ _id: new ObjectId(userId) });

/** Seals the secrets of all accounts with the present NEXTAUTH_SECRET. */
export const sealTwoFactorSecretsAgain = (): Promise<SealedAgain> =>
  sealDocumentsAgain(
    users(),
    { 'twoFactor.secret': { $exists: true } },
    'two-factor secret',
    ({ twoFactor }): Record<string, string> => (twoFactor ? { 'twoFactor.secret': twoFactor.secret } : {}),
  );

/** Stores a sealed secret that the person has not confirmed with a code yet; false when two-factor sign-in is on. */
export async function offerTwoFactor(userId: string, secret: string): Promise<boolean> {
  const { matchedCount } = await users().updateOne(
    { ...idOf(userId), 'twoFactor.confirmedAt': null },
    { $set: { twoFactor: { secret, confirmedAt: null, lastStep: 0, recovery: [] } } },
  );
  return matchedCount === 1;
}

/** Turns two-factor sign-in on and notifies the owner; false when another secret has been offered meanwhile. */
export async function turnOnTwoFactor(
  userId: string,
  { secret, lastStep, recovery }: { secret: string; lastStep: number; recovery: string[] },
  mail: PendingMail,
): Promise<boolean> {
  const { matchedCount } = await users().updateOne(
    { ...idOf(userId), 'twoFactor.secret': secret, 'twoFactor.confirmedAt': null },
    { $set: { twoFactor: { secret, confirmedAt: now(), lastStep, recovery } }, $push: { mails: mail } },
  );
  return matchedCount === 1;
}

/** Turns two-factor sign-in off and notifies the owner. Safe to repeat. */
export async function turnOffTwoFactor(userId: string, mail: PendingMail): Promise<void> {
  await users().updateOne(
    { ...idOf(userId), 'twoFactor.confirmedAt': { $type: 'date' } },
    { $set: { twoFactor: null }, $push: { mails: mail } },
  );
}

/** Consumes the time step of a code; false when this or a later step was used before. */
export async function consumeStep(userId: string, step: number): Promise<boolean> {
  const { modifiedCount } = await users().updateOne(
    { ...idOf(userId), 'twoFactor.lastStep': { $lt: step } },
    { $set: { 'twoFactor.lastStep': step } },
  );
  return modifiedCount === 1;
}

/** The stored hashes of the recovery codes that are left. */
export async function listRecoveryHashes(userId: string): Promise<string[]> {
  const user = await users().findOne(idOf(userId), { projection: { twoFactor: 1 } });
  return user?.twoFactor?.recovery ?? [];
}

/** Consumes a recovery code by its stored hash and notifies the owner; false when it is gone. */
export async function consumeRecoveryCode(userId: string, hash: string, mail: PendingMail): Promise<boolean> {
  const { modifiedCount } = await users().updateOne(
    { ...idOf(userId), 'twoFactor.recovery': hash },
    { $pull: { 'twoFactor.recovery': hash }, $push: { mails: mail } },
  );
  return modifiedCount === 1;
}

/** Replaces the recovery codes; the old ones no longer work. */
export async function replaceRecoveryCodes(userId: string, recovery: string[]): Promise<boolean> {
  const { matchedCount } = await users().updateOne(
    { ...idOf(userId), 'twoFactor.confirmedAt': { $type: 'date' } },
    { $set: { 'twoFactor.recovery': recovery } },
  );
  return matchedCount === 1;
}

/** Records when the person chose to continue without a second factor for now. */
export async function recordPostponement(userId: string): Promise<void> {
  await users().updateOne(idOf(userId), { $set: { twoFactorPutOffAt: now() } });
}
