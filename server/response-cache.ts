import type { OutgoingHttpHeaders } from 'node:http';

/** A complete response that every visitor may get: its headers, and its bytes in one encoding. */
export type StoredResponse = { headers: OutgoingHttpHeaders; bytes: Buffer; tags: string[] };
type Entry = StoredResponse & { key: string; size: number; freshUntil: number; isRefreshing: boolean };

const entryOverhead = 2_000;

/**
 * LRU cache of complete responses, up to `maxBytes`; one that is larger than a quarter of that is not stored. An entry
 * is dropped when one of its cache tags expires. It is fresh for some seconds; then one caller is told to refresh it,
 * while all others still get it.
 */
export class ResponseCache {
  private readonly entries = new Map<string, Entry>();
  private readonly keysByTag = new Map<string, Set<string>>();
  /** The number of the last expiry of each tag. */
  private readonly expiries = new Map<string, number>();
  private expiryCount = 0;
  private bytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly time: () => number = Date.now,
  ) {}

  /** The present moment, for `store`: what was read before an expiry of its tags is not stored after it. */
  moment(): number {
    return this.expiryCount;
  }

  /** The stored response; `refresh` asks this one caller to produce a new one. */
  find(key: string): { found: StoredResponse; refresh: boolean } | null {
    const entry = this.entries.get(key);
    if (!entry) return null;
    // The map is in order of use: the first entry is evicted next.
    this.entries.delete(key);
    this.entries.set(key, entry);
    const refresh = entry.freshUntil <= this.time() && !entry.isRefreshing;
    if (refresh) entry.isRefreshing = true;
    return { found: entry, refresh };
  }

  /** How many responses are stored, and their bytes. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.entries.size, bytes: this.bytes };
  }

  /** The stored response, without counting as a use. */
  peek(key: string): StoredResponse | undefined {
    return this.entries.get(key);
  }

  /** Stores a response produced since `moment`, fresh for `seconds`, unless one of its tags has expired meanwhile. */
  store(key: string, response: StoredResponse, seconds: number, moment: number): void {
    if (response.tags.some((tag) => (this.expiries.get(tag) ?? 0) > moment)) return;
    this.drop(key);
    const size = response.bytes.length + entryOverhead;
    if (size > this.maxBytes / 4) return;
    const { headers, bytes, tags } = response;
    const freshUntil = this.time() + seconds * 1000;
    this.entries.set(key, { key, headers, bytes, tags, size, freshUntil, isRefreshing: false });
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.keysByTag.set(tag, new Set([key]));
    }
    this.bytes += size;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.drop(oldest);
    }
  }

  /** Ends a refresh that stored nothing; the next one starts after a second. */
  endRefresh(key: string): void {
    const entry = this.entries.get(key);
    if (!entry?.isRefreshing) return;
    entry.isRefreshing = false;
    entry.freshUntil = this.time() + 1000;
  }

  /** Drops every response that carries one of the tags. */
  expire(tags: string[]): void {
    this.expiryCount++;
    for (const tag of tags) {
      this.expiries.set(tag, this.expiryCount);
      for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.drop(key);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= entry.size;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
