import { mkdirSync } from 'node:fs';
import { decode } from './bson/codec';
import type { Doc } from './bson/types';
import { ownerOf } from './lock';
import { inspect, type FoundDocument, type Inspection } from './salvage/inspect';
import { Index } from './storage/database-index';
import { Store } from './storage/store';

export type CollectionCheck = {
  /** Database and collection, such as shop.orders. */
  ns: string;
  /** Documents that can be read. */
  documents: number;
  /** How many of them are in pages that no tree leads to: they may be outdated, or have been deleted. */
  leftBehind: number;
};

export type DatabaseCheck = {
  /** Sentences about each damaged part; empty for a sound file. */
  damage: string[];
  collections: CollectionCheck[];
  /** Documents that the file counts but nobody can read; null when it isn't known how many there were. */
  lost: number | null;
};

export type RepairResult = DatabaseCheck & {
  /** Documents that an index with unique keys doesn't allow beside another one that was saved. */
  rejected: { ns: string; id: string }[];
};

const batchSize = 500;

function assertStopped(dataDir: string): void {
  const owner = ownerOf(dataDir);
  if (owner) throw new Error(`The database in ${dataDir} is running (process ${owner.pid}): stop it first.`);
}

/** The name of a collection; one whose definition is lost gets its number. */
const nameOf = ({ collections }: Inspection, id: number): string =>
  collections.get(id)?.ns ?? `recovered.collection_${id}`;

function summarize(inspection: Inspection): DatabaseCheck {
  const checks = new Map<string, CollectionCheck>();
  const checkOf = (id: number) => {
    const ns = nameOf(inspection, id);
    const check = checks.get(ns) ?? { ns, documents: 0, leftBehind: 0 };
    checks.set(ns, check);
    return check;
  };
  for (const id of inspection.collections.keys()) checkOf(id);
  let inTree = 0;
  for (const { collection, isLeftBehind } of inspection.documents) {
    const check = checkOf(collection);
    check.documents += 1;
    if (isLeftBehind) check.leftBehind += 1;
    else inTree += 1;
  }
  const { damage, expected } = inspection;
  return {
    damage,
    collections: [...checks.values()].sort((a, b) => (a.ns < b.ns ? -1 : 1)),
    lost: expected === null ? null : Math.max(0, expected - inTree),
  };
}

/** Reads the whole database file of a data directory and says what is damaged. Changes nothing. */
export function checkDatabase(dataDir: string): DatabaseCheck {
  assertStopped(dataDir);
  return summarize(inspect(dataDir));
}

/**
 * Copies everything that can be read from a damaged data directory into a new one, with its indexes built again, and says
 * what was saved and lost. The damaged one stays as it is. Throws when `target` exists.
 */
export async function repairDatabase(dataDir: string, target: string): Promise<RepairResult> {
  assertStopped(dataDir);
  const inspection = inspect(dataDir);
  mkdirSync(target, { mode: 0o700 });
  const store = new Store({ dataDir: target, durable: true });
  const rejected: RepairResult['rejected'] = [];
  try {
    store.transaction(() => defineCollections(store, inspection));
    // Documents that are certain come first, so that an outdated one never takes the unique key of another.
    const ordered = [
      ...inspection.documents.filter(({ isLeftBehind }) => !isLeftBehind),
      ...inspection.documents.filter(({ isLeftBehind }) => isLeftBehind),
    ];
    for (let at = 0; at < ordered.length; at += batchSize) {
      const batch = ordered.slice(at, at + batchSize);
      store.transaction(() => batch.forEach((found) => insert(store, inspection, found, rejected)));
    }
  } finally {
    await store.close();
  }
  return { ...summarize(inspection), rejected };
}

function defineCollections(store: Store, { collections }: Inspection): void {
  for (const { ns, record } of collections.values()) {
    const collection = store.getOrCreate(ns, record.options);
    for (const index of record.indexes.filter(({ id }) => id !== 0)) collection.addIndex(new Index(index));
    collection.record.nextIndex = record.nextIndex;
    collection.save();
  }
}

function insert(
  store: Store,
  inspection: Inspection,
  { collection, bytes }: FoundDocument,
  rejected: RepairResult['rejected'],
): void {
  const ns = nameOf(inspection, collection);
  const document: Doc = decode(bytes);
  try {
    store.getOrCreate(ns).insert(document, bytes);
  } catch (error) {
    if ((error as { codeName?: string }).codeName !== 'DuplicateKey') throw error;
    rejected.push({ ns, id: String(document._id) });
  }
}
