import { crc32 } from 'node:zlib';
import { ServerError } from '../errors';

/** Appended to a prefix, it sorts after every key with that prefix. */
export const keyRangeEnd = Buffer.alloc(8, 0xff);

/** The key of a document: the collection id and the record number. */
export function recordKey(collection: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(10);
  key.writeUInt32BE(collection, 0);
  key.writeUIntBE(record, 4, 6);
  return key;
}

/** The key prefix of a collection. */
export function collectionPrefix(collection: number): Buffer {
  const key = Buffer.allocUnsafe(4);
  key.writeUInt32BE(collection, 0);
  return key;
}

/** The key prefix of an index. */
export function indexPrefix(collection: number, index: number): Buffer {
  const key = Buffer.allocUnsafe(6);
  key.writeUInt32BE(collection, 0);
  key.writeUInt16BE(index, 4);
  return key;
}

/** The length of a record number in bytes. */
export const recordLength = 6;

/** A record number as index entries store it. */
export function recordBytes(record: number): Buffer {
  const bytes = Buffer.allocUnsafe(recordLength);
  bytes.writeUIntBE(record, 0, recordLength);
  return bytes;
}

/** Prepends a CRC-32 checksum to a document's bytes. */
export function addChecksum(bytes: Buffer): Buffer {
  const stored = Buffer.allocUnsafe(bytes.length + 4);
  stored.writeUInt32BE(crc32(bytes), 0);
  bytes.copy(stored, 4);
  return stored;
}

/** Verifies the checksum and returns the document's bytes. Throws if the stored bytes are damaged. */
export function verifyChecksum(stored: Buffer, ns: string): Buffer {
  const bytes = stored.subarray(4);
  if (stored.length < 9 || stored.readUInt32BE(0) !== crc32(bytes))
    throw checksumError(`a document of ${ns}`);
  return bytes;
}

/** The error for stored data that does not match its checksum. */
export const checksumError = (what: string) =>
  new ServerError(1, 'InternalError', `the database file is damaged: ${what} does not match its checksum`);
