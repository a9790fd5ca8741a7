import type { OutgoingHttpHeaders } from 'node:http';
import { toRawHeaders } from './raw-headers';

/** A complete response that every visitor may get: its headers, and its bytes in one encoding. */
export type StoredResponse = { headers: OutgoingHttpHeaders; bytes: Buffer; tags: string[] };
type Entry = StoredResponse & {
  rawHeaders: string[];
  key: string;
  size: number;
  freshUntil: number;
  isRefreshing: boolean;
  /** When a tag expired, of an entry that is still served; see `mayRenew`. */
  expiredAt?: number;
};
/** When a response was begun: how many expiries there had been, and the time in milliseconds. */
export type Moment = { expiries: number; at: number };

const entryOverhead = 2_000;

/** Milliseconds between two renewals of an entry whose tags expire all the time, after `renewalBurst` in a row. */
const renewalInterval = 1_400;
const renewalBurst = 15;
/** Milliseconds for which such an entry is served after its expiry at most. */
const maxExpiredAge = 1_600;
const maxRenewals = 10_000;

/**
 * LRU cache of complete responses, up to `maxBytes`; one that is larger than a quarter of that is not stored. An entry
 * is dropped when one of its cache tags expires, so that the next caller sees the change. One that keeps expiring, such
 * as a list amid many orders, is renewed every 1.4 seconds, by one caller, and served for 1.6 seconds at most. An entry
 * is fresh for some seconds; then one caller is told to refresh it, while all others still get it.
 */
export class ResponseCache {
  private readonly entries = new Map<string, Entry>();
  private readonly keysByTag = new Map<string, Set<string>>();
  /** The number of the last expiry of each tag. */
  private readonly expiries = new Map<string, number>();
  private expiryCount = 0;
  private bytes = 0;
  /** For entries that expired lately: when the renewals that they have had are used up (generic cell rate algorithm). */
  private readonly renewals = new Map<string, number>();

  constructor(
    private readonly maxBytes: number,
    private readonly time: () => number = Date.now,
  ) {}

  /** The present moment, for `store`: what was read before an expiry of its tags is not stored after it. */
  moment(): Moment {
    return { expiries: this.expiryCount, at: this.time() };
  }

  /** The stored response; `refresh` asks this one caller to produce a new one. */
  find(key: string): { found: StoredResponse & { rawHeaders: string[] }; refresh: boolean } | null {
    const entry = this.entries.get(key);
    if (!entry) return null;
    const now = this.time();
    if (entry.expiredAt !== undefined && now - entry.expiredAt > maxExpiredAge) {
      // Whoever makes it again renews it.
      this.mayRenew(key);
      this.drop(key);
      return null;
    }
    // The map is in order of use: the first entry is evicted next.
    this.entries.delete(key);
    this.entries.set(key, entry);
    const refresh =
      !entry.isRefreshing && (entry.expiredAt === undefined ? entry.freshUntil <= now : this.mayRenew(key));
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

  /**
   * Stores a response produced since `moment`, fresh for `seconds`. One with a tag that has expired meanwhile is not
   * stored, or as expired if the entry expires all the time. Returns whether such a response can be stored at all: false
   * for one that is too large.
   */
  store(key: string, response: StoredResponse, seconds: number, moment: Moment): boolean {
    const isExpired = response.tags.some((tag) => (this.expiries.get(tag) ?? 0) > moment.expiries);
    if (isExpired && this.mayRenew(key)) return true;
    this.drop(key);
    const size = response.bytes.length + entryOverhead;
    if (size > this.maxBytes / 4) return false;
    const { headers, bytes, tags } = response;
    const freshUntil = this.time() + seconds * 1000;
    const expiredAt = isExpired ? moment.at : undefined;
    const rawHeaders = toRawHeaders(headers);
    const entry = { key, headers, rawHeaders, bytes, tags, size, freshUntil, isRefreshing: false, expiredAt };
    this.entries.set(key, entry);
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
    return true;
  }

  /** Ends a refresh that stored nothing; the next one starts after a second. */
  endRefresh(key: string): void {
    const entry = this.entries.get(key);
    if (!entry?.isRefreshing) return;
    entry.isRefreshing = false;
    entry.freshUntil = this.time() + 1000;
  }

  /** Drops every response that carries one of the tags, unless it has just been renewed several times. */
  expire(tags: string[]): void {
    this.expiryCount++;
    for (const tag of tags) {
      this.expiries.set(tag, this.expiryCount);
      for (const key of [...(this.keysByTag.get(tag) ?? [])]) {
        const entry = this.entries.get(key)!;
        if (entry.expiredAt !== undefined) continue;
        if (this.mayRenew(key)) this.drop(key);
        else entry.expiredAt = this.time();
      }
    }
    // Once for each call: one that expires every page notes thousands.
    if (this.renewals.size > maxRenewals) {
      const now = this.time();
      for (const [key, usedUntil] of this.renewals) if (usedUntil <= now) this.renewals.delete(key);
    }
  }

  /** Whether an expired entry may be made again now, which counts as done. */
  private mayRenew(key: string): boolean {
    const now = this.time();
    const usedUntil = Math.max(this.renewals.get(key) ?? 0, now);
    if (usedUntil - now > (renewalBurst - 1) * renewalInterval) return false;
    this.renewals.set(key, usedUntil + renewalInterval);
    return true;
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
