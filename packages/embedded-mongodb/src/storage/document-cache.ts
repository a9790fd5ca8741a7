import type { Doc } from '../bson/types';

// A decoded document takes up about this many times its encoded size.
const memoryFactor = 4;

// Both numbers fit into one that is exact (2 ** 53): what is beyond these limits is not cached.
const maxCollections = 2 ** 21;
const maxRecords = 2 ** 32;
const uncached = -1;

/** A cache of decoded documents with a limit in bytes. It evicts the oldest entries first (FIFO). */
export class DocumentCache {
  private readonly entries = new Map<number, { doc: Doc; bytes: number }>();
  private bytes = 0;

  constructor(private readonly limit: number) {}

  private key = (collection: number, record: number): number =>
    collection < maxCollections && record < maxRecords ? collection * maxRecords + record : uncached;

  /** Whether the next documents would evict others. */
  get isFull(): boolean {
    return this.bytes >= this.limit * 0.9;
  }

  get(collection: number, record: number): Doc | undefined {
    return this.entries.get(this.key(collection, record))?.doc;
  }

  put(collection: number, record: number, doc: Doc, stored: number): void {
    const bytes = stored * memoryFactor + 200;
    const key = this.key(collection, record);
    if (key === uncached || bytes > this.limit / 8) return;
    this.delete(collection, record);
    this.entries.set(key, { doc, bytes });
    this.bytes += bytes;
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.limit) break;
      this.entries.delete(oldest);
      this.bytes -= entry.bytes;
    }
  }

  delete(collection: number, record: number): void {
    const key = this.key(collection, record);
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= entry.bytes;
  }

  clear(): void {
    this.entries.clear();
    this.bytes = 0;
  }
}
