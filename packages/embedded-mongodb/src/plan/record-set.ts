import { isDoc, type Doc, type Value } from '../bson/types';
import type { Collection } from '../storage/collection';
import { boundsAreExact } from './exact-plan';
import { usablePlans } from './planner';
import type { Plan } from './types';

/**
 * Records found by the keys of several indexes, without reading documents: at least those of all documents that match a
 * filter. `isExact` says that there are no others. `isCut` says that conditions with too many keys were left out.
 */
export type RecordSet = { records: ReadonlySet<number>; isExact: boolean; isCut: boolean };

/** The number of keys that may still be read. */
type Budget = { keys: number };

/** The records that may match a filter; undefined if no index bounds them, or only by more than `maxKeys` keys. */
export function recordSet(collection: Collection, filter: Doc, maxKeys: number): RecordSet | undefined {
  return conjunction(collection, filter, { keys: maxKeys });
}

function conjunction(collection: Collection, filter: Doc, budget: Budget): RecordSet | undefined {
  let all: RecordSet | undefined;
  let [isExact, isCut] = [true, false];
  for (const [name, operand] of Object.entries(filter)) {
    for (const found of conditionSets(collection, name, operand, budget)) {
      isExact &&= found?.isExact ?? false;
      isCut ||= found?.isCut ?? true;
      if (found) all = all ? { ...all, records: intersect(all.records, found.records) } : found;
    }
  }
  return all && { ...all, isExact: isExact || all.records.size === 0, isCut };
}

/** The records of each condition that a field of a filter stands for; undefined for those without. */
function conditionSets(
  collection: Collection,
  name: string,
  operand: Value,
  budget: Budget,
): (RecordSet | undefined)[] {
  if (name === '$and' && Array.isArray(operand))
    return operand.map((part: Value) => (isDoc(part) ? conjunction(collection, part, budget) : undefined));
  if (name === '$or' && Array.isArray(operand)) return [disjunction(collection, operand, budget)];
  return [name.startsWith('$') ? undefined : pathSet(collection, name, operand, budget)];
}

function disjunction(collection: Collection, parts: Value[], budget: Budget): RecordSet | undefined {
  const records = new Set<number>();
  let [isExact, isCut] = [true, false];
  for (const part of parts) {
    const found = isDoc(part) ? conjunction(collection, part, budget) : undefined;
    if (!found) return undefined;
    for (const record of found.records) records.add(record);
    isExact &&= found.isExact;
    isCut ||= found.isCut;
  }
  return { records, isExact, isCut };
}

/** The records of a condition on one path. */
function pathSet(
  collection: Collection,
  path: string,
  operand: Value,
  budget: Budget,
): RecordSet | undefined {
  const filter = { [path]: operand };
  const [plan] = usablePlans(collection, filter);
  if (!plan?.index || countKeys(collection, plan, budget.keys) > budget.keys) return undefined;
  const records = new Set<number>();
  for (const { low, high } of plan.ranges)
    for (const record of collection.scanRecords(plan.index, low, high)) {
      records.add(record);
      budget.keys -= 1;
    }
  return { records, isExact: boundsAreExact(plan.index, filter), isCut: false };
}

/** The number of keys in a plan's ranges; above `max` it may be any larger number. */
function countKeys(collection: Collection, { index, ranges }: Plan, max: number): number {
  let keys = 0;
  for (const { low, high } of ranges) {
    if (keys > max) break;
    keys += collection.countEntries(index!, low, high, max + 1 - keys);
  }
  return keys;
}

function intersect(one: ReadonlySet<number>, other: ReadonlySet<number>): ReadonlySet<number> {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  const both = new Set<number>();
  for (const record of small) if (large.has(record)) both.add(record);
  return both;
}
