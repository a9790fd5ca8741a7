import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, inlineScriptHashes } from './policy';

/** A page that came whole: its policy, and its bytes in each encoding that was asked for so far. */
export type WholePage = { policy: string; html: Buffer; encoded: Map<Encoding, Buffer> };
export type Encoding = 'br' | 'gzip';

const compress: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => promisify(gzip)(html, { level: 7 }),
};

/** The better of the encodings that an Accept-Encoding header allows. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const allows = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))\\b`).test(accepted ?? '');
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : null;
}

/** Remembers what was worked out for the pages served last: hashing and compressing cost more than serving. */
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
    const page = {
      policy: contentSecurityPolicy(inlineScriptHashes(html)),
      html: Buffer.from(html),
      encoded: new Map<Encoding, Buffer>(),
    };
    if (etag) this.keep(etag, page);
    return page;
  }

  /** The page's bytes in an encoding, compressed at most once while it is remembered. */
  async encode(page: WholePage, encoding: Encoding): Promise<Buffer> {
    const known = page.encoded.get(encoding);
    if (known) return known;
    const bytes = await compress[encoding](page.html);
    page.encoded.set(encoding, bytes);
    this.bytes += bytes.length;
    return bytes;
  }

  private keep(etag: string, page: WholePage): void {
    this.pages.set(etag, page);
    this.bytes += page.html.length;
    for (const [oldest, { html, encoded }] of this.pages) {
      if (this.bytes <= this.limit) break;
      this.pages.delete(oldest);
      this.bytes -= html.length + [...encoded.values()].reduce((sum, each) => sum + each.length, 0);
    }
  }
}
