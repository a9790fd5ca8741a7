import type { Doc, Value } from '../bson/types';
import { ServerError } from '../errors';
import { settle, type Environment } from '../query/environment';
import { compileFilter, isOperators } from '../query/filter';
import { isRegex } from '../query/regex';
import { sortBy, sortOrder } from '../query/sort';
import type { Collection } from '../storage/collection';
import { mergedEntries } from './sort-merge';
import { plan } from './planner';
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
};
export type Stats = { keys: number; docs: number };
export type Selection = { rows: Row[]; plan: Plan; stats: Stats };

let crossCheck = false;
/** Turns on the check that every query finds the same with and without indexes. */
export const setCrossCheck = (on: boolean): void => {
  crossCheck = on;
};

/** The documents that a query is about, in its order. */
export function select(collection: Collection, query: Query): Selection {
  const selection = run(collection, query);
  if (crossCheck && (selection.plan.index || selection.plan.branches))
    compareWithScan(collection, query, selection);
  return selection;
}

function run(collection: Collection, { filter, sort, skip = 0, limit = 0, hint, env }: Query): Selection {
  const matches = compileFilter(filter, env);
  settle(env);
  const natural = sort && '$natural' in sort ? Number(sort.$natural) : 0;
  // One document, straight by its _id, has an order without being asked for the keys of its arrays.
  const straight = asksForOne(filter) && !skip && hint === undefined;
  const order = sort && !natural && !straight ? sortOrder(sort) : [];
  const wanted = limit ? skip + limit : Infinity;
  const hinted = natural ? { $natural: 1 } : hint;
  const chosen = plan(collection, { filter, sort: order, hint: hinted, enough: wanted });
  const stats: Stats = { keys: 0, docs: 0 };
  const enough = chosen.sorted ? wanted : Infinity;
  let rows: Row[] = [];
  for (const [record, doc] of candidates(collection, chosen, natural < 0, stats)) {
    stats.docs += 1;
    if (!matches(doc)) continue;
    rows.push({ record, doc });
    if (rows.length >= enough) break;
  }
  if (order.length && !chosen.sorted) rows = sortBy(rows, order, ({ doc }) => doc);
  if (skip || limit) rows = rows.slice(skip, limit ? skip + limit : undefined);
  return { rows, plan: chosen, stats };
}

const asksForOne = ({ _id, ...others }: Doc): boolean =>
  _id !== undefined && !isOperators(_id) && !isRegex(_id) && !Object.keys(others).length;

function* candidates(
  collection: Collection,
  chosen: Plan,
  backwards: boolean,
  stats: Stats,
): Generator<[number, Doc]> {
  const { index, branches } = chosen;
  if (!index && !branches) return yield* collection.scan(backwards);
  // A record may come by several keys, or by several branches.
  const seen = branches || index?.record.multikey ? new Set<number>() : undefined;
  for (const record of branches
    ? branches.flatMap((branch) => [...entries(collection, branch, stats)])
    : entries(collection, chosen, stats)) {
    if (seen?.has(record)) continue;
    seen?.add(record);
    const doc = collection.read(record);
    if (doc) yield [record, doc];
  }
}

function* entries(collection: Collection, chosen: Plan, stats: Stats): Generator<number> {
  const { index, ranges, reverse, merged } = chosen;
  if (!index) return;
  const inOrder = reverse ? [...ranges].reverse() : ranges;
  for (const records of merged
    ? [mergedEntries(collection, index, ranges, reverse)]
    : inOrder.map(({ low, high }) => collection.entries(index, low, high, reverse)))
    for (const record of records) {
      stats.keys += 1;
      yield record;
    }
}

function compareWithScan(collection: Collection, query: Query, { rows, plan: chosen }: Selection): void {
  let all: number[];
  try {
    all = run(collection, { ...query, hint: { $natural: 1 }, skip: 0, limit: 0 }).rows.map(
      ({ record }) => record,
    );
  } catch (error) {
    // A computation may fail for documents that the index leaves out.
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
