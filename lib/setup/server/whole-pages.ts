import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, inlineScriptHashes } from './policy';

/** What was worked out for a page that came whole: its policy, and its bytes in each encoding that was asked for. */
export type WholePage = {
  policy: string;
  encoded: Map<Encoding, Promise<Buffer>>;
  size: number;
  kept: boolean;
};
export type Encoding = 'br' | 'gzip';

const compress: Record<Encoding, (html: string) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => promisify(gzip)(html, { level: 7 }),
};

/** The better of the encodings that an Accept-Encoding header allows. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const allows = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))\\b`).test(accepted ?? '');
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : null;
}

/**
 * Remembers what was worked out for the pages served last, up to `limit` bytes: hashing and compressing cost more than
 * serving. The pages themselves lie in Next's own cache.
 */
export class WholePages {
  private readonly pages = new Map<string, WholePage>();
  private bytes = 0;

  constructor(private readonly limit: number) {}

  /** The page with this ETag (or none: then it is not kept) and text. */
  find(etag: string | undefined, html: string): WholePage {
    const known = etag === undefined ? undefined : this.pages.get(etag);
    if (known && etag) {
      // Last used goes to the end: the first in the map is the next to leave.
      this.pages.delete(etag);
      this.pages.set(etag, known);
      return known;
    }
    const policy = contentSecurityPolicy(inlineScriptHashes(html));
    const page: WholePage = { policy, encoded: new Map(), size: policy.length, kept: false };
    if (etag) {
      page.kept = true;
      this.pages.set(etag, page);
      this.count(page.size);
    }
    return page;
  }

  /** The bytes of a page with this text in an encoding, compressed at most once while it is remembered. */
  async encode(page: WholePage, html: string, encoding: Encoding): Promise<Buffer> {
    const known = page.encoded.get(encoding);
    if (known) return known;
    const made = compress[encoding](html);
    page.encoded.set(encoding, made);
    const { length } = await made;
    page.size += length;
    // One that has left meanwhile takes no room.
    if (page.kept) this.count(length);
    return made;
  }

  private count(more: number): void {
    this.bytes += more;
    for (const [etag, oldest] of this.pages) {
      if (this.bytes <= this.limit) break;
      this.pages.delete(etag);
      oldest.kept = false;
      this.bytes -= oldest.size;
    }
  }
}
