import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../bson/codec';
import type { CollectionRecord } from '../storage/collection';
import { verifyChecksum } from '../storage/record-format';
import { PageFile, rootOf, type LeafNode } from './page-file';
import { readTree, searchGaps, type Gap } from './read-tree';

/** A document as it is stored; `isLeftBehind` where only a page that is in no tree has it. */
export type FoundDocument = { collection: number; record: number; bytes: Buffer; isLeftBehind: boolean };

/** What a file holds that can be read, and what is damaged. */
export type Inspection = {
  /** The definitions of the collections by their numbers. */
  collections: Map<number, { ns: string; record: CollectionRecord }>;
  /** The documents in the order of collections and insertion. */
  documents: FoundDocument[];
  /** How many documents the file counts; null when that can't be read. */
  expected: number | null;
  /** Sentences about each damaged part. */
  damage: string[];
};

const documentKeyBytes = 10;
const countOffset = 32;
const text = (key: Buffer) => key.toString('utf8').replace(/\0+$/, '');
const keyAfter = (key: Buffer) => Buffer.concat([key, Buffer.alloc(1)]);

/** The checked bytes of a document; null when it is damaged. */
function documentIn({ key, value }: LeafNode): Buffer | null {
  if (key.length !== documentKeyBytes || !value) return null;
  try {
    const bytes = verifyChecksum(value, '');
    return bytes.readInt32LE(0) === bytes.length ? Buffer.from(bytes) : null;
  } catch {
    return null;
  }
}

function definitionIn({ key, value }: LeafNode): CollectionRecord | null {
  if (!value || !text(key).startsWith('c:')) return null;
  try {
    const record = decode(value) as CollectionRecord;
    return Number.isInteger(record.id) && Array.isArray(record.indexes) ? record : null;
  } catch {
    return null;
  }
}

/** Reads one tree: each valid key once, from pages in no tree where the tree has a gap. */
function readAll<T>(file: PageFile, root: number | null, valueIn: (node: LeafNode) => T | null) {
  const found: { key: Buffer; value: T; isLeftBehind: boolean }[] = [];
  const gaps: Gap[] = [];
  const everything = { low: null, high: null };
  const visit = (node: LeafNode) => {
    const value = valueIn(node);
    if (value === null) gaps.push({ low: node.key, high: keyAfter(node.key) });
    else found.push({ key: Buffer.from(node.key), value, isLeftBehind: false });
  };
  gaps.push(...(root === null ? [everything] : readTree(file, root, visit)));
  const inTree = new Set(found.map(({ key }) => key.toString('hex')));
  const leftBehind = searchGaps(file, gaps, (node) => valueIn(node) !== null);
  for (const [id, { node }] of leftBehind)
    if (!inTree.has(id))
      found.push({ key: Buffer.from(node.key), value: valueIn(node)!, isLeftBehind: true });
  found.sort((a, b) => Buffer.compare(a.key, b.key));
  return { found, gaps };
}

/** The record of each tree in the tree of trees. */
function readTrees(file: PageFile): Map<string, Buffer> {
  const records = new Map<string, Buffer>();
  if (file.mainRoot !== null)
    readTree(file, file.mainRoot, ({ key, value }) => {
      if (value) records.set(text(key), Buffer.from(value));
    });
  return records;
}

/** Checks that an index tree can be read as a whole. */
const countGaps = (file: PageFile, root: number | null) =>
  root === null ? 1 : readTree(file, root, () => {}).length;

// LMDB's number for a tree without pages.
const noPage = 2n ** 64n - 1n;
const isEmptyTree = (record: Buffer) => record.length >= 48 && record.readBigUInt64LE(40) === noPage;

/**
 * Reads everything in the file of a data directory that can be read, however it is damaged, without changing it. Nothing
 * may have it open. Throws when there is no file.
 */
export function inspect(dataDir: string): Inspection {
  const path = join(dataDir, 'data.mdb');
  if (!existsSync(path)) throw new Error(`There is no database file ${path}.`);
  const file = new PageFile(path);
  try {
    const damage: string[] = [];
    const trees = readTrees(file);
    const damagedTree = (name: string, what: string): number | null => {
      const record = trees.get(name);
      if (!record) damage.push(`The root of ${what} can’t be read.`);
      return record ? rootOf(record) : null;
    };
    const readNamed = <T>(name: string, what: string, valueIn: (node: LeafNode) => T | null) => {
      const record = trees.get(name);
      if (record && isEmptyTree(record)) return { found: [], gaps: [] };
      const result = readAll(file, damagedTree(name, what), valueIn);
      if (record && result.gaps.length) damage.push(`${result.gaps.length} parts of ${what} can’t be read.`);
      return result;
    };
    const definitions = readNamed('meta', 'the definitions of collections', definitionIn);
    const documents = readNamed('documents', 'the documents', documentIn);
    const entries = trees.get('entries');
    const indexGaps =
      entries && isEmptyTree(entries) ? 0 : countGaps(file, damagedTree('entries', 'the indexes'));
    if (entries && indexGaps) damage.push(`${indexGaps} parts of the indexes can’t be read.`);
    const counted = trees.get('documents');
    return {
      collections: new Map(
        definitions.found.map(({ key, value }) => [value.id, { ns: text(key).slice(2), record: value }]),
      ),
      documents: documents.found.map(({ key, value, isLeftBehind }) => ({
        collection: key.readUInt32BE(0),
        record: key.readUIntBE(4, 6),
        bytes: value,
        isLeftBehind,
      })),
      expected: counted ? Number(counted.readBigUInt64LE(countOffset)) : null,
      damage,
    };
  } finally {
    file.close();
  }
}
