import { encode } from '../bson/codec';
import type { Doc } from '../bson/types';
import { ServerError } from '../errors';

/** The encoded documents of a cursor, produced on demand. */
export type EncodedDocuments = Iterator<Buffer>;

const maxBatchBytes = 16 * 1024 * 1024;
const idleTimeoutMs = 600_000;
const defaultBatchSize = 101;

type OpenCursor = { ns: string; documents: EncodedDocuments; pending?: Buffer; usedAt: number };

/** A batch of encoded documents. The reply is assembled without decoding them. */
export class Batch {
  constructor(
    readonly ns: string,
    readonly id: bigint,
    readonly field: 'firstBatch' | 'nextBatch',
    readonly docs: Buffer[],
  ) {}
}

/** The open cursors. */
export class Cursors {
  private readonly open = new Map<bigint, OpenCursor>();
  private next = BigInt(Date.now()) * 1000n;

  /** Returns the first batch and keeps a cursor open for the rest, unless `single` is set. */
  start(ns: string, documents: EncodedDocuments, batchSize = defaultBatchSize, single = false): Batch {
    const cursor: OpenCursor = { ns, documents, usedAt: Date.now() };
    const { docs, hasMore } = takeBatch(cursor, batchSize);
    if (!hasMore || single) return new Batch(ns, 0n, 'firstBatch', docs);
    const id = this.next++;
    this.open.set(id, cursor);
    return new Batch(ns, id, 'firstBatch', docs);
  }

  /** Returns the next batch of a cursor and closes it when it is exhausted. */
  nextBatch(id: bigint, ns: string, batchSize: number): Batch {
    const cursor = this.open.get(id);
    if (!cursor) throw new ServerError(43, 'CursorNotFound', `cursor id ${id} not found`);
    if (cursor.ns !== ns)
      throw new ServerError(
        13,
        'Unauthorized',
        `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
      );
    cursor.usedAt = Date.now();
    const { docs, hasMore } = takeBatch(cursor, batchSize || Infinity);
    if (!hasMore) this.open.delete(id);
    return new Batch(ns, hasMore ? id : 0n, 'nextBatch', docs);
  }

  kill(id: bigint): boolean {
    return this.open.delete(id);
  }

  /** Closes cursors that have been idle for ten minutes. */
  closeIdle(now: number): void {
    for (const [id, { usedAt }] of this.open) if (now - usedAt > idleTimeoutMs) this.open.delete(id);
  }
}

function takeBatch(cursor: OpenCursor, maxDocuments: number): { docs: Buffer[]; hasMore: boolean } {
  const docs: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const next = cursor.pending ?? (cursor.documents.next().value as Buffer | undefined);
    cursor.pending = next;
    if (!next) return { docs, hasMore: false };
    if (docs.length >= maxDocuments || (docs.length && bytes + next.length > maxBatchBytes))
      return { docs, hasMore: true };
    docs.push(next);
    bytes += next.length;
    cursor.pending = undefined;
  }
}

/** Encodes documents one by one. */
export function* encodeEach(docs: Iterable<Doc>): Generator<Buffer> {
  for (const doc of docs) yield encode(doc);
}
