import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { toSharedPage } from './cached-page';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy';

/** What was worked out for a page that came whole: its policy, and its bytes in each encoding that was asked for. */
type CompressedPage = {
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
export class CompressedPageCache {
  private readonly pages = new Map<string, CompressedPage>();
  private bytes = 0;

  constructor(private readonly limit: number) {}

  /**
   * The policy and the bytes, in an encoding or in none, of the page with this ETag and text, as everybody gets it
   * (kept-page.ts). Without an ETag nothing is remembered.
   */
  async answer(
    etag: string | undefined,
    html: string,
    encoding: Encoding | null,
  ): Promise<{ policy: string; bytes: Buffer }> {
    const remembered = etag === undefined ? undefined : this.find(etag);
    const known = encoding && remembered?.encoded.get(encoding);
    if (remembered && known) return { policy: remembered.policy, bytes: await known };
    const text = toSharedPage(html);
    const page = remembered ?? this.add(etag, contentSecurityPolicy(inlineScriptHashes(text)));
    const bytes = encoding ? await this.encode(page, text, encoding) : Buffer.from(text);
    return { policy: page.policy, bytes };
  }

  private find(etag: string): CompressedPage | undefined {
    const page = this.pages.get(etag);
    if (!page) return undefined;
    // Last used goes to the end: the first in the map is the next to leave.
    this.pages.delete(etag);
    this.pages.set(etag, page);
    return page;
  }

  private add(etag: string | undefined, policy: string): CompressedPage {
    const page = { policy, encoded: new Map(), size: policy.length, kept: etag !== undefined };
    if (etag !== undefined) {
      this.pages.set(etag, page);
      this.count(page.size);
    }
    return page;
  }

  private async encode(page: CompressedPage, text: string, encoding: Encoding): Promise<Buffer> {
    const made = compress[encoding](text);
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
