import type { Doc } from '../bson/types';
import type { Collection } from '../storage/collection';
import { recordSet, type RecordSet } from './record-set';

const firstTry = 100;
/** A key is read about this many times as fast as a document. */
const keysPerDocument = 20;
const growth = 2;

/**
 * Excludes records from a query that has read many documents in vain, by what the keys of all indexes say about its
 * filter. A plan uses one index, so it may read most documents of a collection in search of a few. The keys that this
 * reads cost no more than the documents that the query has read so far.
 */
export class Narrowing {
  private found: RecordSet | undefined;
  private nextTry = firstTry;

  /** `needsDocuments` is false if only the number or the place of the documents matters. */
  constructor(
    private readonly collection: Collection,
    private readonly filter: Doc,
    private readonly needsDocuments: boolean,
  ) {}

  /** Takes notice that the query has read and rejected this many documents so far. */
  update(docs: number, rejected: number): void {
    if (docs < this.nextTry || (this.needsDocuments && rejected * 2 < docs)) return;
    this.nextTry = docs * growth;
    if (this.found && !this.found.isCut) return;
    this.found = recordSet(this.collection, this.filter, docs * keysPerDocument) ?? this.found;
  }

  /** Whether a record is known not to match. */
  excludes = (record: number): boolean => this.found !== undefined && !this.found.records.has(record);

  /** Whether all records that it does not exclude match. */
  get isExact(): boolean {
    return this.found?.isExact === true;
  }

  /** Whether the documents need not be read. */
  get isEnough(): boolean {
    return !this.needsDocuments && this.isExact;
  }
}
