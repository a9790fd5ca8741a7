import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pagePolicy } from '../lib/shared/security-headers.mjs';
import { deferredLoader, toSharedPage } from './cached-page';
import { scriptHashes } from './content-security-policy';

/** The policy of a cached page and its bytes in each encoding requested so far. */
type CompressedPage = {
  policy: string;
  encoded: Map<Encoding, Promise<Buffer>>;
  size: number;
  isStored: boolean;
};
export type Encoding = 'br' | 'gzip';

/** Compresses a text in each encoding. */
export const compress: Record<Encoding, (text: string | Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text, { level: 7 }),
};

/** The preferred encoding among those that an Accept-Encoding header allows, or null for none. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const allows = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))\\b`).test(accepted ?? '');
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : null;
}

/**
 * LRU cache of compressed pages and their policies by ETag, up to `maxBytes`: hashing and compressing a page costs
 * more than sending it. The pages themselves are in Next's cache.
 */
export class CompressedPageCache {
  private readonly pages = new Map<string, CompressedPage>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  /**
   * Returns the policy and the encoded bytes (null: uncompressed) of the shared form of a page. A page without an
   * ETag is not stored.
   */
  async encode(
    etag: string | undefined,
    html: string,
    encoding: Encoding | null,
  ): Promise<{ policy: string; bytes: Buffer }> {
    const stored = etag === undefined ? undefined : this.find(etag);
    const known = encoding && stored?.encoded.get(encoding);
    if (stored && known) return { policy: stored.policy, bytes: await known };
    const text = toSharedPage(html);
    const page = stored ?? this.add(etag, pagePolicy(scriptHashes(text, [deferredLoader])));
    const bytes = encoding ? await this.compress(page, text, encoding) : Buffer.from(text);
    return { policy: page.policy, bytes };
  }

  private find(etag: string): CompressedPage | undefined {
    const page = this.pages.get(etag);
    if (!page) return undefined;
    // The map is in order of use: the first entry is evicted next.
    this.pages.delete(etag);
    this.pages.set(etag, page);
    return page;
  }

  private add(etag: string | undefined, policy: string): CompressedPage {
    const page = { policy, encoded: new Map(), size: policy.length, isStored: etag !== undefined };
    if (etag !== undefined) {
      this.pages.set(etag, page);
      this.grow(page.size);
    }
    return page;
  }

  private async compress(page: CompressedPage, text: string, encoding: Encoding): Promise<Buffer> {
    const compressed = compress[encoding](text);
    page.encoded.set(encoding, compressed);
    const { length } = await compressed;
    page.size += length;
    // The page may have been evicted meanwhile.
    if (page.isStored) this.grow(length);
    return compressed;
  }

  /** Counts new bytes and evicts the least recently used pages beyond the limit. */
  private grow(added: number): void {
    this.bytes += added;
    for (const [etag, oldest] of this.pages) {
      if (this.bytes <= this.maxBytes) break;
      this.pages.delete(etag);
      oldest.isStored = false;
      this.bytes -= oldest.size;
    }
  }
}
