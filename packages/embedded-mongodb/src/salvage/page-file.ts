import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/*
 * Reads the pages of an LMDB file without LMDB, which crashes the process on a damaged one. The layout is that of the
 * LMDB that the package lmdb contains: a header of 24 bytes (page number, transaction, flags, bounds), then the offsets of
 * the nodes, which count from the end of the header.
 */
const magic = 0xbeefc0de;
const headerBytes = 24;
const nodeBytes = 8;
const flag = { branch: 0x01, leaf: 0x02, overflow: 0x04 };
const bigData = 0x01;
const metaOffset = headerBytes;
/** Places within a meta page, after its header. */
const meta = { pageSize: 24, mainRoot: 112, transaction: 128 };
const recordRoot = 40;

export type LeafNode = { key: Buffer; value: Buffer | null };
export type Page = { number: number; transaction: bigint } & (
  { kind: 'branch'; children: { key: Buffer; page: number }[] } | { kind: 'leaf'; nodes: LeafNode[] }
);
type MetaPage = { pageSize: number; mainRoot: number; transaction: bigint };

/** The root page in the record of a tree, or null for an empty tree. */
export function rootOf(record: Buffer): number | null {
  if (record.length < recordRoot + 8) return null;
  const root = record.readBigUInt64LE(recordRoot);
  return root > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(root);
}

/** The pages of a file, which may be damaged anywhere. */
export class PageFile {
  readonly pageSize: number;
  readonly pages: number;
  /** The root of the tree of trees, of the newest complete transaction; null when no meta page can be read. */
  readonly mainRoot: number | null;
  private readonly file: number;

  constructor(path: string) {
    this.file = openSync(path, 'r');
    const { size } = fstatSync(this.file);
    const first = this.metaAt(0);
    this.pageSize = first?.pageSize ?? 4096;
    const second = this.metaAt(this.pageSize);
    const newest = [first, second]
      .filter((page) => page !== null)
      .sort((a, b) => (a.transaction < b.transaction ? 1 : -1))[0];
    this.pages = Math.ceil(size / this.pageSize);
    this.mainRoot = newest?.mainRoot ?? null;
  }

  private metaAt(offset: number): MetaPage | null {
    const page = Buffer.alloc(headerBytes + 256);
    if (readSync(this.file, page, 0, page.length, offset) < page.length) return null;
    if (page.readUInt32LE(metaOffset) !== magic) return null;
    const pageSize = page.readUInt32LE(metaOffset + meta.pageSize);
    const isSize = pageSize >= 512 && pageSize <= 65_536 && (pageSize & (pageSize - 1)) === 0;
    const root = page.readBigUInt64LE(metaOffset + meta.mainRoot);
    if (!isSize || root > BigInt(Number.MAX_SAFE_INTEGER)) return null;
    const transaction = page.readBigUInt64LE(metaOffset + meta.transaction);
    return { pageSize, mainRoot: Number(root), transaction };
  }

  private bytesAt(number: number, length: number): Buffer | null {
    const bytes = Buffer.alloc(length);
    return readSync(this.file, bytes, 0, length, number * this.pageSize) === length ? bytes : null;
  }

  /** A page of a tree; null when it is missing, has another number, or can't be one. */
  read(number: number): Page | null {
    if (!Number.isSafeInteger(number) || number < 2 || number >= this.pages) return null;
    const bytes = this.bytesAt(number, this.pageSize);
    if (!bytes || bytes.readBigUInt64LE(0) !== BigInt(number)) return null;
    const transaction = bytes.readBigUInt64LE(8);
    const flags = bytes.readUInt16LE(18);
    const count = bytes.readUInt16LE(20) / 2;
    const isTree = (flags & (flag.branch | flag.leaf)) !== 0 && (flags & flag.overflow) === 0;
    if (!isTree || !Number.isInteger(count) || headerBytes + count * 2 > this.pageSize) return null;
    const offsets = Array.from(
      { length: count },
      (_, at) => headerBytes + bytes.readUInt16LE(headerBytes + at * 2),
    );
    if (offsets.some((offset) => offset + nodeBytes > this.pageSize)) return null;
    if (flags & flag.branch) {
      const children = offsets.map((offset) => this.branchNode(bytes, offset));
      return children.every((child) => child !== null)
        ? { number, transaction, kind: 'branch', children }
        : null;
    }
    return {
      number,
      transaction,
      kind: 'leaf',
      nodes: offsets.flatMap((offset) => this.leafNode(bytes, offset)),
    };
  }

  private keyAt(bytes: Buffer, offset: number): Buffer | null {
    const end = offset + nodeBytes + bytes.readUInt16LE(offset + 6);
    return end <= bytes.length ? bytes.subarray(offset + nodeBytes, end) : null;
  }

  private branchNode(bytes: Buffer, offset: number): { key: Buffer; page: number } | null {
    const key = this.keyAt(bytes, offset);
    const page = bytes.readUInt32LE(offset) + bytes.readUInt16LE(offset + 4) * 2 ** 32;
    return key && { key, page };
  }

  /** A key with its value, which is null where it can't be read; nothing where the key can't be. */
  private leafNode(bytes: Buffer, offset: number): LeafNode[] {
    const key = this.keyAt(bytes, offset);
    if (!key) return [];
    const length = bytes.readUInt32LE(offset);
    const start = offset + nodeBytes + key.length;
    if ((bytes.readUInt16LE(offset + 4) & bigData) === 0)
      return [{ key, value: start + length <= bytes.length ? bytes.subarray(start, start + length) : null }];
    if (start + 8 > bytes.length) return [{ key, value: null }];
    return [{ key, value: this.overflowing(Number(bytes.readBigUInt64LE(start)), length) }];
  }

  /** A value on pages of its own. */
  private overflowing(number: number, length: number): Buffer | null {
    const fits = number >= 2 && number * this.pageSize + headerBytes + length <= this.pages * this.pageSize;
    const bytes = fits ? this.bytesAt(number, headerBytes + length) : null;
    const isOwn =
      bytes?.readBigUInt64LE(0) === BigInt(number) && (bytes.readUInt16LE(18) & flag.overflow) !== 0;
    return isOwn ? bytes.subarray(headerBytes) : null;
  }

  close(): void {
    closeSync(this.file);
  }
}
