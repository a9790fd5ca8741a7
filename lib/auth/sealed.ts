import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '../platform/env';

const cipher = 'aes-256-gcm';

const key = () =>
  new Uint8Array(hkdfSync('sha256', env().NEXTAUTH_SECRET, '', 'hexbolt two-factor secret', 32));

/** A secret as it may lie in the database: whoever reads only that can't use it, nor give it to another owner. */
export function seal(secret: string, ownerId: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, key(), nonce).setAAD(Buffer.from(ownerId));
  const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return [nonce, sealing.getAuthTag(), text].map((part) => part.toString('base64url')).join('.');
}

/** What was sealed for this owner; null when NEXTAUTH_SECRET is another by now, or the text was tampered with. */
export function unseal(sealed: string, ownerId: string): string | null {
  const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (nonce?.length !== 12 || tag?.length !== 16 || !text) return null;
  try {
    const opening = createDecipheriv(cipher, key(), nonce).setAAD(Buffer.from(ownerId)).setAuthTag(tag);
    return Buffer.concat([opening.update(text), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}
