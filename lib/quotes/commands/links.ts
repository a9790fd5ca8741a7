import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { randomBase32 } from '../../platform/ids';
import { siteUrl } from '../../platform/env';
import { signToken } from '../../platform/signed-token';
import { sealDocumentsAgain, type SealedAgain } from '../../platform/seal-again';
import { seal, unseal } from '../../platform/sealed';
import type { Staff } from '../../users/types';
import { quoteKeys } from '../collection';
import { linkGraceDays, maxValidDays } from '../rules/status';

const retention = (maxValidDays + linkGraceDays + 1) * 86_400_000;

async function addKey(): Promise<void> {
  const _id = randomBase32(12);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const { x } = publicKey.export({ format: 'jwk' });
  try {
    await quoteKeys().insertOne({
      _id,
      x: x!,
      sealed: seal('signing key', secret, _id),
      current: true,
      createdAt: now(),
    });
  } catch (error) {
    // Another request has added one.
    if (!isDuplicateKey(error)) throw error;
  }
}

async function retire(id: string): Promise<void> {
  await quoteKeys().updateOne(
    { _id: id, current: true },
    { $unset: { current: 1, sealed: 1 }, $set: { removeAt: new Date(now().getTime() + retention) } },
  );
}

/** The key that signs; a new one where there is none, or none that can be decrypted. */
export async function findSigningKey(): Promise<{ id: string; privateKey: KeyObject }> {
  for (;;) {
    const found = await quoteKeys().findOne({ current: true });
    const secret = found?.sealed && unseal('signing key', found.sealed, found._id);
    if (found && secret) {
      const key = Buffer.from(secret, 'base64');
      return { id: found._id, privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' }) };
    }
    if (found) await retire(found._id);
    await addKey();
  }
}

/** Seals the key that signs links with the present NEXTAUTH_SECRET. */
export const sealSigningKeyAgain = (): Promise<SealedAgain> =>
  sealDocumentsAgain(quoteKeys(), { current: true }, 'signing key', ({ sealed }): Record<string, string> =>
    sealed ? { sealed } : {},
  );

/** Replaces the key that signs links. Links that are out work on until they expire. */
export async function rotateQuoteKey({ userId, email }: Pick<Staff, 'userId' | 'email'>): Promise<void> {
  const { id } = await findSigningKey();
  await retire(id);
  const { id: next } = await findSigningKey();
  await recordChange({
    actor: { userId, email },
    action: 'quote-key-replaced',
    subject: { kind: 'quote-key', id, name: id },
    after: { key: next },
  });
}

/** The token of the link to a version, which works for 30 days longer than the version can be accepted. */
export async function quoteToken(number: string, version: number, expiresAt: Date): Promise<string> {
  const { id, privateKey } = await findSigningKey();
  const exp = Math.floor(expiresAt.getTime() / 1_000) + linkGraceDays * 86_400;
  return signToken({ quote: number, version, exp }, id, privateKey);
}

/** The address that opens a version without an account. */
export const quoteLink = (token: string): string => `${siteUrl()}/quote/${token}`;
