import { createHash } from 'node:crypto';
import type { Binary } from 'mongodb';

/*
 * A backup file is a sequence of BSON documents: a header, the parts, and an end. A part holds documents of one
 * collection as they are stored, compressed by gzip, then encrypted if the backup has a passphrase.
 */
export type Header = {
  kind: 'header';
  format: 'hexbolt-backup';
  version: 1;
  /** When the documents were read, by the clock of the database. */
  at: Date;
  /** The migrations applied to the database. */
  migrations: string[];
  /** Set when the parts are encrypted. */
  salt: Binary | null;
};

/** `sha256` is of `data` as it is in the file. */
export type Part = { kind: 'part'; collection: string; documents: number; sha256: Binary; data: Binary };

/** `data` is packed as a part is and holds the totals; `sha256` is of every byte of the file before this document. */
export type End = { kind: 'end'; data: Binary; sha256: Binary };

export type Totals = { collections: { name: string; documents: number; hash: string }[] };

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** For what stands at a place: encryption binds each part to its position and collection. */
export const placeOf = (index: number, collection: string): string => `${index} ${collection}`;

const modulus = 1n << 256n;

/** Counts documents and adds their SHA-256 hashes up, so that the sum is the same in whatever order they are read. */
export class DocumentSum {
  documents = 0;
  private sum = 0n;

  add(bytes: Uint8Array): void {
    this.documents += 1;
    this.sum = (this.sum + BigInt(`0x${sha256(bytes).toString('hex')}`)) % modulus;
  }

  get hash(): string {
    return this.sum.toString(16).padStart(64, '0');
  }
}
