import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Binary, BSON } from 'mongodb';
import { passphraseCipher, plain, type BackupCipher } from './backup-cipher';
import { DocumentSum, placeOf, sha256, type End, type Header, type Part, type Totals } from './backup-format';

const decompress = promisify(gunzip);
const maxFrameBytes = 17 * 1024 * 1024;

type Frame = Header | Part | End;

const damaged = (file: string, what: string) => new Error(`The backup ${file} is damaged: ${what}.`);

/** Reads the documents that the file consists of, each with the hash of all bytes before it. */
async function* readFrames(file: string): AsyncGenerator<{ frame: Frame; before: Buffer }> {
  const handle = await open(file, 'r');
  try {
    const hash = createHash('sha256');
    const { size } = await handle.stat();
    for (let at = 0; at < size;) {
      const { buffer: start } = await handle.read(Buffer.alloc(4), 0, 4, at);
      const length = start.readUInt32LE(0);
      if (length < 5 || length > maxFrameBytes || at + length > size) {
        throw damaged(file, `the part that begins at byte ${at} is cut off or has a wrong length`);
      }
      const { buffer: bytes } = await handle.read(Buffer.alloc(length), 0, length, at);
      let frame: Frame;
      try {
        frame = BSON.deserialize(bytes) as Frame;
      } catch {
        throw damaged(file, `the part that begins at byte ${at} can't be read`);
      }
      yield { frame, before: hash.copy().digest() };
      hash.update(bytes);
      at += length;
    }
  } finally {
    await handle.close();
  }
}

function checkHeader(file: string, frame: Frame | undefined): Header {
  if (frame?.kind !== 'header' || frame.format !== 'hexbolt-backup') {
    throw new Error(`${file} is not a backup of a shop, or its first bytes are damaged.`);
  }
  if (frame.version !== 1) throw new Error(`The backup ${file} has format ${String(frame.version)}, not 1.`);
  return frame;
}

async function cipherOf(file: string, { salt }: Header, passphrase?: string): Promise<BackupCipher> {
  if (!salt) return plain;
  if (!passphrase) throw new Error(`The backup ${file} is encrypted: set BACKUP_PASSPHRASE.`);
  return passphraseCipher(passphrase, salt.buffer);
}

function splitDocuments(bytes: Buffer): Uint8Array[] {
  const documents: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32LE(at);
    documents.push(bytes.subarray(at, at + length));
    at += length;
  }
  return documents;
}

type Options = {
  passphrase?: string;
  /** Gets the documents of each part, as BSON. */
  onPart?: (collection: string, documents: Uint8Array[]) => Promise<void>;
};

export type BackupContents = { header: Header; totals: Totals; sha256: string };

/** Reads a backup to its end. Throws an error that names what is damaged, missing or encrypted otherwise. */
export async function readBackup(file: string, { passphrase, onPart }: Options): Promise<BackupContents> {
  let header: Header | undefined;
  let end: { totals: Totals; sha256: string } | undefined;
  let cipher = plain;
  let parts = 0;
  const sums = new Map<string, DocumentSum>();

  async function unpack(data: Binary, collection: string): Promise<Buffer> {
    const place = placeOf(parts++, collection);
    try {
      return await decompress(cipher.open(data.buffer, place));
    } catch {
      const why = header?.salt
        ? 'is damaged, or BACKUP_PASSPHRASE is not the one of this backup'
        : 'is damaged';
      throw new Error(`Part ${parts} (${collection}) of the backup ${file} ${why}.`);
    }
  }

  for await (const { frame, before } of readFrames(file)) {
    if (!header) {
      header = checkHeader(file, frame);
      cipher = await cipherOf(file, header, passphrase);
      continue;
    }
    if (end) throw damaged(file, 'something follows its end');
    if (frame.kind === 'part' && frame.data instanceof Binary && frame.sha256 instanceof Binary) {
      const { collection, data } = frame;
      if (!sha256(data.buffer).equals(frame.sha256.buffer)) {
        throw damaged(file, `part ${parts + 1} (${collection}) doesn't have its hash`);
      }
      const documents = splitDocuments(await unpack(data, collection));
      const sum = sums.get(collection) ?? new DocumentSum();
      sums.set(collection, sum);
      for (const document of documents) sum.add(document);
      await onPart?.(collection, documents);
    } else if (frame.kind === 'end' && frame.data instanceof Binary && frame.sha256 instanceof Binary) {
      if (!before.equals(frame.sha256.buffer))
        throw damaged(file, 'its bytes don’t have the hash at its end');
      const totals = BSON.deserialize(await unpack(frame.data, 'end')) as Totals;
      end = { totals, sha256: before.toString('hex') };
    } else {
      throw damaged(file, `part ${parts + 1} is of an unknown kind`);
    }
  }
  if (!header) throw new Error(`${file} is empty.`);
  if (!end) throw damaged(file, 'its end is missing');
  const names = new Set(end.totals.collections.map(({ name }) => name));
  const unnamed = [...sums.keys()].find((name) => !names.has(name));
  if (unnamed) throw damaged(file, `the collection ${unnamed} is not among its totals`);
  for (const { name, documents, hash } of end.totals.collections) {
    const sum = sums.get(name) ?? new DocumentSum();
    if (sum.documents !== documents || sum.hash !== hash) {
      throw damaged(
        file,
        `the collection ${name} has ${sum.documents} documents instead of ${documents}, or others`,
      );
    }
  }
  return { header, ...end };
}
