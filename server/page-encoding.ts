import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pagePolicy } from '../lib/shared/security-headers.mjs';
import { deferredLoader, toSharedPage } from './cached-page';
import { scriptHashes } from './content-security-policy';

export type Encoding = 'br' | 'gzip';

/** Compresses a text in each encoding. */
export const compress: Record<Encoding, (text: string | Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text, { level: 6 }),
};

const naming = (name: string) => new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))\\b`);
const encodings = (['br', 'gzip'] as const).map((name) => ({ name, pattern: naming(name) }));

/** Browsers and programs send few different headers. */
const maxKnownHeaders = 100;
const known = new Map<string, Encoding | null>();

/** The preferred encoding among those that an Accept-Encoding header allows, or null for none. */
export function encodingFor(accepted = ''): Encoding | null {
  const found = known.get(accepted);
  if (found !== undefined) return found;
  const encoding = encodings.find(({ pattern }) => pattern.test(accepted))?.name ?? null;
  if (known.size < maxKnownHeaders && accepted.length < 100) known.set(accepted, encoding);
  return encoding;
}

/** The form of a page that every visitor gets, and its entity tag: the same from every server that renders the same. */
export type SharedPage = { text: string; etag: string };

/** Makes a page of Next's cache the same for every visitor. */
export function sharedPageOf(html: string): SharedPage {
  const text = toSharedPage(html);
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

/** A page in one encoding, and the content policy of its scripts. */
export type EncodedPage = { policy: string; bytes: Buffer };

const inFlight = new Map<string, Promise<EncodedPage>>();

/** Encodes a page (null: uncompressed); visitors who ask for it at the same time share the work. */
export function encodePage({ text, etag }: SharedPage, encoding: Encoding | null): Promise<EncodedPage> {
  const name = `${encoding} ${etag}`;
  const running = inFlight.get(name);
  if (running) return running;
  const encode = async () => {
    const policy = pagePolicy(scriptHashes(text, [deferredLoader]));
    return { policy, bytes: encoding ? await compress[encoding](text) : Buffer.from(text) };
  };
  const started = encode().finally(() => inFlight.delete(name));
  inFlight.set(name, started);
  return started;
}
