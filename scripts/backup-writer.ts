import { createHash } from 'node:crypto';
import { open, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Binary, BSON } from 'mongodb';
import type { BackupCipher } from './backup-cipher';
import { DocumentSum, placeOf, sha256, type End, type Header, type Part, type Totals } from './backup-format';

const compress = promisify(gzip);
const partBytes = 4 * 1024 * 1024;

/** Writes a backup file. It has its name only once it is complete and on the disk. */
export class BackupWriter {
  private readonly hash = createHash('sha256');
  private readonly sums = new Map<string, DocumentSum>();
  private waiting: Uint8Array[] = [];
  private waitingBytes = 0;
  private collection = '';
  private parts = 0;

  private constructor(
    private readonly file: string,
    private readonly temporary: string,
    private readonly handle: FileHandle,
    private readonly cipher: BackupCipher,
  ) {}

  static async create(file: string, header: Header, cipher: BackupCipher): Promise<BackupWriter> {
    const temporary = `${file}.${process.pid}.partial`;
    const writer = new BackupWriter(file, temporary, await open(temporary, 'w', 0o600), cipher);
    await writer.write(header);
    return writer;
  }

  /** Begins a collection, which the totals name even if it is empty. */
  async begin(collection: string): Promise<void> {
    await this.flush();
    this.collection = collection;
    this.sums.set(collection, new DocumentSum());
  }

  /** Adds a document of the collection. */
  async add(document: Uint8Array): Promise<void> {
    this.sums.get(this.collection)?.add(document);
    if (this.waitingBytes + document.length > partBytes) await this.flush();
    this.waiting.push(document);
    this.waitingBytes += document.length;
  }

  /** Writes the end and gives the file its name. Returns the totals. */
  async finish(): Promise<Totals> {
    await this.flush();
    const totals: Totals = {
      collections: [...this.sums].map(([name, { documents, hash }]) => ({ name, documents, hash })),
    };
    const data = await this.pack(BSON.serialize(totals), 'end');
    await this.write({ kind: 'end', data, sha256: new Binary(this.hash.copy().digest()) } satisfies End);
    await this.handle.sync();
    await this.handle.close();
    await rename(this.temporary, this.file);
    const directory = await open(dirname(this.file), 'r');
    await directory.sync().finally(() => directory.close());
    return totals;
  }

  private async flush(): Promise<void> {
    if (!this.waiting.length) return;
    const { collection, waiting } = this;
    const data = await this.pack(Buffer.concat(waiting), collection);
    const documents = waiting.length;
    [this.waiting, this.waitingBytes] = [[], 0];
    const hash = new Binary(sha256(data.buffer));
    await this.write({ kind: 'part', collection, documents, sha256: hash, data } satisfies Part);
  }

  private async pack(bytes: Uint8Array, collection: string): Promise<Binary> {
    return new Binary(this.cipher.seal(await compress(bytes), placeOf(this.parts++, collection)));
  }

  private async write(frame: Header | Part | End): Promise<void> {
    const bytes = BSON.serialize(frame);
    this.hash.update(bytes);
    await this.handle.appendFile(bytes);
  }
}
