import type { Doc } from '../bson/types';

// A decoded document takes up about this many times its encoded size.
const memoryFactor = 4;

/** A cache of decoded documents with a limit in bytes. It evicts the oldest entries first (FIFO). */
export class DocumentCache {
  private readonly entries = new Map<number, { doc: Doc; bytes: number }>();
  private bytes = 0;

  constructor(private readonly limit: number) {}

  private key = (collection: number, record: number) => collection * 2 ** 40 + record;

  /** Whether the next documents would evict others. */
  get isFull(): boolean {
    return this.bytes >= this.limit * 0.9;
  }

  get(collection: number, record: number): Doc | undefined {
    return this.entries.get(this.key(collection, record))?.doc;
  }

  put(collection: number, record: number, doc: Doc, stored: number): void {
    const bytes = stored * memoryFactor + 200;
    if (bytes > this.limit / 8) return;
    this.delete(collection, record);
    this.entries.set(this.key(collection, record), { doc, bytes });
    this.bytes += bytes;
    for (const [key, entry] of this.entries) {
      if (this.bytes <= this.limit) break;
      this.entries.delete(key);
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
