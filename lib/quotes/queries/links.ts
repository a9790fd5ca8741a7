import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { now } from '../../platform/clock';
import { keyIdOf, readToken } from '../../platform/signed-token';
import { quoteKeys, quotes, staffQuoteView } from '../collection';
import type { QuoteStatus } from '../rules/status';
import type { PublicKey, QuoteVersion } from '../schema/quote';

const publicKeyOf = (x: string) => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });

/** The public key of an id, or null. */
export async function findPublicKey(id: string): Promise<KeyObject | null> {
  const found = await quoteKeys().findOne({ _id: id });
  return found && publicKeyOf(found.x);
}

/** The public keys whose links may still work, as JSON Web Keys, the one that signs first. */
export async function listPublicKeys(): Promise<PublicKey[]> {
  const found = await quoteKeys().find().limit(1_000).toArray();
  return found
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .map(({ _id: kid, x, createdAt }) => ({
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      kid,
      x,
      createdAt: createdAt.toISOString(),
    }));
}

const payload = z.strictObject({ quote: z.string(), version: z.int().min(1), exp: z.int() });

/** What a link opens: one version as it was sent, and whether it still counts. */
export type LinkedQuote = {
  number: string;
  state: QuoteStatus;
  customer: string;
  company: string | null;
  version: QuoteVersion;
  /** A later version has replaced it. */
  isReplaced: boolean;
};

/** The version that a link opens; null for one that was changed in any bit, has expired, or whose quote is gone. */
export async function findLinkedQuote(token: string): Promise<LinkedQuote | null> {
  const keyId = token.length < 1_000 ? keyIdOf(token) : null;
  const key = keyId && (await findPublicKey(keyId));
  const read = key && payload.safeParse(readToken(token, keyId, key));
  if (!read || !read.success || read.data.exp * 1_000 <= now().getTime()) return null;
  const found = await quotes().findOne({ number: read.data.quote });
  if (!found) return null;
  const { number, state, customer, company, versions } = staffQuoteView(found);
  const version = versions[read.data.version - 1];
  return version
    ? {
        number,
        state,
        customer: customer.name,
        company: company?.name ?? null,
        version,
        isReplaced: version.version < versions.length,
      }
    : null;
}
