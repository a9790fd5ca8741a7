import { encode } from '../bson/codec';
import type { Doc } from '../bson/types';
import { ServerError } from '../errors';

/** What a cursor gives out: already encoded documents, fetched when they are asked for. */
export type Supply = Iterator<Buffer>;

const mostBytes = 16 * 1024 * 1024;
const idleMilliseconds = 600_000;
const firstBatch = 101;

type Open = { ns: string; supply: Supply; waiting?: Buffer; usedAt: number };

/** A batch of documents, still encoded: the answer is put together without decoding them. */
export class Batch {
  constructor(
    readonly ns: string,
    readonly id: bigint,
    readonly field: 'firstBatch' | 'nextBatch',
    readonly docs: Buffer[],
  ) {}
}

/** The results that clients have not fetched to the end. */
export class Cursors {
  private readonly open = new Map<bigint, Open>();
  private next = BigInt(Date.now()) * 1000n;

  /** The first batch; a cursor stays when there is more, unless a single batch was wanted. */
  start(ns: string, supply: Supply, batchSize = firstBatch, single = false): Batch {
    const cursor: Open = { ns, supply, usedAt: Date.now() };
    const { docs, more } = take(cursor, batchSize);
    if (!more || single) return new Batch(ns, 0n, 'firstBatch', docs);
    const id = this.next++;
    this.open.set(id, cursor);
    return new Batch(ns, id, 'firstBatch', docs);
  }

  /** The next batch. */
  more(id: bigint, ns: string, batchSize: number): Batch {
    const cursor = this.open.get(id);
    if (!cursor) throw new ServerError(43, 'CursorNotFound', `cursor id ${id} not found`);
    if (cursor.ns !== ns)
      throw new ServerError(
        13,
        'Unauthorized',
        `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
      );
    cursor.usedAt = Date.now();
    const { docs, more } = take(cursor, batchSize || Infinity);
    if (!more) this.open.delete(id);
    return new Batch(ns, more ? id : 0n, 'nextBatch', docs);
  }

  kill(id: bigint): boolean {
    return this.open.delete(id);
  }

  /** Forgets cursors that nobody fetched from for ten minutes. */
  sweep(now: number): void {
    for (const [id, { usedAt }] of this.open) if (now - usedAt > idleMilliseconds) this.open.delete(id);
  }
}

function take(cursor: Open, most: number): { docs: Buffer[]; more: boolean } {
  const docs: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const next = cursor.waiting ?? (cursor.supply.next().value as Buffer | undefined);
    cursor.waiting = next;
    if (!next) return { docs, more: false };
    if (docs.length >= most || (docs.length && bytes + next.length > mostBytes)) return { docs, more: true };
    docs.push(next);
    bytes += next.length;
    cursor.waiting = undefined;
  }
}

/** Documents as a cursor's supply. */
export function* encoded(docs: Iterable<Doc>): Generator<Buffer> {
  for (const doc of docs) yield encode(doc);
}
