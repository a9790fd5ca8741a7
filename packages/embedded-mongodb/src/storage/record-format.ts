import { crc32 } from 'node:zlib';
import { ServerError } from '../errors';

/** Above every key that shares the bytes before it. */
export const last = Buffer.alloc(8, 0xff);

/** The key of a document: its collection, then its place in it. */
export function recordKey(collection: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(10);
  key.writeUInt32BE(collection, 0);
  key.writeUIntBE(record, 4, 6);
  return key;
}

/** What the keys of a collection's documents begin with. */
export function collectionPrefix(collection: number): Buffer {
  const key = Buffer.allocUnsafe(4);
  key.writeUInt32BE(collection, 0);
  return key;
}

/** What the keys of an index begin with. */
export function indexPrefix(collection: number, index: number): Buffer {
  const key = Buffer.allocUnsafe(6);
  key.writeUInt32BE(collection, 0);
  key.writeUInt16BE(index, 4);
  return key;
}

/** A record's number as an index stores it. */
export function recordBytes(record: number): Buffer {
  const bytes = Buffer.allocUnsafe(6);
  bytes.writeUIntBE(record, 0, 6);
  return bytes;
}

/** A document's bytes with their checksum. */
export function seal(bytes: Buffer): Buffer {
  const sealed = Buffer.allocUnsafe(bytes.length + 4);
  sealed.writeUInt32BE(crc32(bytes), 0);
  bytes.copy(sealed, 4);
  return sealed;
}

/** The document's bytes, or a report of damage: a wrong byte on disk must not become a wrong answer. */
export function unseal(sealed: Buffer, ns: string): Buffer {
  const bytes = sealed.subarray(4);
  if (sealed.length < 9 || sealed.readUInt32BE(0) !== crc32(bytes)) throw damaged(`a document of ${ns}`);
  return bytes;
}

/** The answer when the file is not what was written. */
export const damaged = (what: string) =>
  new ServerError(1, 'InternalError', `the database file is damaged: ${what} does not match its checksum`);
