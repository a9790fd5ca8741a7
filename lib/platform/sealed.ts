import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env, shopSecrets } from './env';

const cipher = 'aes-256-gcm';

/** What a sealed text is for; each purpose has its own key. */
export type Purpose =
  'two-factor secret' | 'mail' | 'signing key' | 'webhook secret' | 'punch-out secret' | 'response';

const keyFor = (purpose: Purpose, shopSecret: string) =>
  new Uint8Array(hkdfSync('sha256', shopSecret, '', `hexbolt ${purpose}`, 32));

/** Encrypts a secret for storage: it can't be read from the database alone, nor moved to another owner. */
export function seal(purpose: Purpose, secret: string, ownerId: string): string {
  const nonce = randomBytes(12);
  const encryption = createCipheriv(cipher, keyFor(purpose, env().NEXTAUTH_SECRET), nonce).setAAD(
    Buffer.from(ownerId),
  );
  const text = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()]);
  return [nonce, encryption.getAuthTag(), text].map((part) => part.toString('base64url')).join('.');
}

function unsealWith(shopSecret: string, purpose: Purpose, sealed: string, ownerId: string): string | null {
  const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (nonce?.length !== 12 || tag?.length !== 16 || !text) return null;
  try {
    const decryption = createDecipheriv(cipher, keyFor(purpose, shopSecret), nonce)
      .setAAD(Buffer.from(ownerId))
      .setAuthTag(tag);
    return Buffer.concat([decryption.update(text), decryption.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * Decrypts a text sealed for this owner; null when it was tampered with, or sealed with neither the present NEXTAUTH_SECRET nor
 * the one before it.
 */
export function unseal(purpose: Purpose, sealed: string, ownerId: string): string | null {
  for (const shopSecret of shopSecrets()) {
    const secret = unsealWith(shopSecret, purpose, sealed, ownerId);
    if (secret !== null) return secret;
  }
  return null;
}

/** The same text sealed with the present NEXTAUTH_SECRET: as it is when it was sealed with that; null when it can't be read. */
export function sealAgain(purpose: Purpose, sealed: string, ownerId: string): string | null {
  if (unsealWith(env().NEXTAUTH_SECRET, purpose, sealed, ownerId) !== null) return sealed;
  const secret = unseal(purpose, sealed, ownerId);
  return secret === null ? null : seal(purpose, secret, ownerId);
}
