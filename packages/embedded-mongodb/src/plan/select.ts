import type { FieldTree } from '../bson/codec';
import type { Doc, Value } from '../bson/types';
import { ServerError } from '../errors';
import { runConstantChecks, type Environment } from '../query/environment';
import { compileFilter, isOperatorExpression } from '../query/filter';
import { isRegex } from '../query/regex';
import { filterReads, type Paths } from '../pipeline/dependencies';
import { sortByKeys, parseSort } from '../query/sort';
import type { Collection } from '../storage/collection';
import { sortMerge } from './sort-merge';
import { isExact } from './exact-plan';
import { fieldTree } from './needed-fields';
import { Narrowing } from './narrowing';
import { choosePlan } from './planner';
import { type Plan } from './types';

export type Row = { record: number; doc: Doc };
export type Query = {
  filter: Doc;
  sort?: Doc;
  skip?: number;
  limit?: number;
  hint?: Value;
  env: Environment;
  projection?: Doc;
  /** The paths of the documents that the caller reads: others may be missing. All, unless it is given. */
  reads?: Paths;
};
export type Stats = { keys: number; docs: number };
export type Selection = { rows: Row[]; plan: Plan; stats: Stats };

/** LMDB skips at most this many keys at once. */
const maxSkippedKeys = 2 ** 31 - 1;

let crossCheck = false;
/** Turns on the check that every query finds the same documents with and without indexes. */
export const setCrossCheck = (on: boolean): void => {
  crossCheck = on;
};

/** Runs a query and returns its documents in order. */
export function select(collection: Collection, query: Query): Selection {
  const selection = runQuery(collection, query);
  if (crossCheck && (selection.plan.index || selection.plan.branches))
    compareWithScan(collection, query, selection);
  return selection;
}

function runQuery(
  collection: Collection,
  { filter, sort, skip = 0, limit = 0, hint, env, reads }: Query,
): Selection {
  const matches = compileFilter(filter, env);
  runConstantChecks(env);
  const natural = sort && '$natural' in sort ? Number(sort.$natural) : 0;
  // A lookup by _id finds one document. It needs no sort, which could fail on parallel arrays.
  const byId = isIdLookup(filter) && !skip && hint === undefined;
  const order = sort && !natural && !byId ? parseSort(sort) : [];
  const maxDocuments = limit ? skip + limit : Infinity;
  const hinted = natural ? { $natural: 1 } : hint;
  const chosen = choosePlan(collection, { filter, sort: order, hint: hinted, maxDocuments });
  const stats: Stats = { keys: 0, docs: 0 };
  // Keys that stand for one matching document each are skipped without reading it.
  const canSkipKeys = chosen.isSorted && !chosen.isMerged && chosen.ranges.length === 1;
  const skipped = skip && canSkipKeys && isExact(chosen, filter) ? Math.min(skip, maxSkippedKeys) : 0;
  const stopAfter = chosen.isSorted ? maxDocuments - skipped : Infinity;
  const fields = reads
    ? fieldTree([...filterReads(filter), ...order.map(({ path }) => path), ...reads])
    : null;
  const needsDocuments = reads?.length !== 0 || (order.length > 0 && !chosen.isSorted);
  const canNarrow = hinted === undefined && Boolean(chosen.index ?? chosen.branches);
  const narrowing = canNarrow ? new Narrowing(collection, filter, needsDocuments) : undefined;
  const access = { fields, skipped, backwards: natural < 0, narrowing };
  let rows: Row[] = [];
  for (const [record, doc] of candidateDocuments(collection, chosen, access, stats)) {
    if (!narrowing?.isExact && !matches(doc)) {
      narrowing?.update(stats.docs, stats.docs - rows.length);
      continue;
    }
    rows.push({ record, doc });
    if (rows.length >= stopAfter) break;
    narrowing?.update(stats.docs, stats.docs - rows.length);
  }
  if (order.length && !chosen.isSorted) rows = sortByKeys(rows, order, ({ doc }) => doc);
  const first = skip - skipped;
  if (first || limit) rows = rows.slice(first, limit ? first + limit : undefined);
  return { rows, plan: chosen, stats };
}

const isIdLookup = ({ _id, ...others }: Doc): boolean =>
  _id !== undefined && !isOperatorExpression(_id) && !isRegex(_id) && !Object.keys(others).length;

type Access = {
  fields: FieldTree | null;
  skipped: number;
  backwards: boolean;
  narrowing: Narrowing | undefined;
};

function* candidateDocuments(
  collection: Collection,
  chosen: Plan,
  { fields, skipped, backwards, narrowing }: Access,
  stats: Stats,
): Generator<[number, Doc]> {
  const { index, branches } = chosen;
  if (!index && !branches && fields?.size === 0) {
    for (const record of collection.recordNumbers(backwards)) {
      stats.docs += 1;
      yield [record, {}];
    }
    return;
  }
  if (!index && !branches) {
    for (const found of collection.scan(backwards, fields)) {
      stats.docs += 1;
      yield found;
    }
    return;
  }
  // Several keys or several branches may lead to the same record.
  const seen = branches || index?.record.multikey ? new Set<number>() : undefined;
  for (const record of branches
    ? branches.flatMap((branch) => [...candidateRecords(collection, branch, stats)])
    : candidateRecords(collection, chosen, stats, skipped)) {
    if (seen?.has(record)) continue;
    seen?.add(record);
    if (narrowing?.excludes(record)) continue;
    if (narrowing?.isEnough) {
      yield [record, {}];
      continue;
    }
    stats.docs += 1;
    const doc = collection.readFields(record, fields);
    if (doc) yield [record, doc];
  }
}

function* candidateRecords(
  collection: Collection,
  chosen: Plan,
  stats: Stats,
  skipped = 0,
): Generator<number> {
  const { index, ranges, isReverse, isMerged } = chosen;
  if (!index) return;
  const inOrder = isReverse ? [...ranges].reverse() : ranges;
  for (const records of isMerged
    ? [sortMerge(collection, index, ranges, isReverse)]
    : inOrder.map(({ low, high }) => collection.scanRecords(index, low, high, isReverse, skipped)))
    for (const record of records) {
      stats.keys += 1;
      yield record;
    }
}

function compareWithScan(collection: Collection, query: Query, { rows, plan: chosen }: Selection): void {
  let all: number[];
  try {
    all = runQuery(collection, { ...query, hint: { $natural: 1 }, skip: 0, limit: 0 }).rows.map(
      ({ record }) => record,
    );
  } catch (error) {
    // An expression may fail on documents that the index leaves out.
    if (error instanceof ServerError) return;
    throw error;
  }
  const found = new Set(rows.map(({ record }) => record));
  const wrong =
    query.skip || query.limit
      ? rows.some(({ record }) => !all.includes(record))
      : all.length !== rows.length || all.some((record) => !found.has(record));
  if (wrong)
    throw new ServerError(
      1,
      'InternalError',
      `index ${chosen.index?.record.name ?? 'of a branch'} of ${collection.ns} disagrees with its documents`,
    );
}
