import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env';

const cipher = 'aes-256-gcm';

/** What a sealed text is for; each purpose has its own key. */
type Purpose = 'two-factor secret' | 'mail';

const keyFor = (purpose: Purpose) =>
  new Uint8Array(hkdfSync('sha256', env().NEXTAUTH_SECRET, '', `hexbolt ${purpose}`, 32));

/** Encrypts a secret for storage: it can't be read from the database alone, nor moved to another owner. */
export function seal(purpose: Purpose, secret: string, ownerId: string): string {
  const nonce = randomBytes(12);
  const encryption = createCipheriv(cipher, keyFor(purpose), nonce).setAAD(Buffer.from(ownerId));
  const text = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()]);
  return [nonce, encryption.getAuthTag(), text].map((part) => part.toString('base64url')).join('.');
}

/** Decrypts a text sealed for this owner; null when NEXTAUTH_SECRET has changed or the text was tampered with. */
export function unseal(purpose: Purpose, sealed: string, ownerId: string): string | null {
  const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (nonce?.length !== 12 || tag?.length !== 16 || !text) return null;
  try {
    const decryption = createDecipheriv(cipher, keyFor(purpose), nonce)
      .setAAD(Buffer.from(ownerId))
      .setAuthTag(tag);
    return Buffer.concat([decryption.update(text), decryption.final()]).toString('utf8');
  } catch {
    return null;
  }
}
