import { createHash } from 'node:crypto';

/** The SHA-256 hash of text or bytes, URL-safe: 43 characters. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
