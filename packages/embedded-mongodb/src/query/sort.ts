import { compare } from '../bson/compare';
import { format } from '../bson/format';
import { toIntegerNumber } from '../bson/numbers';
import { parallelSortError, keyTuples } from '../bson/paths';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/types';
import { badValue, location } from '../errors';

export type SortOrder = { path: string; parts: string[]; direction: 1 | -1 }[];

/** Parses and validates a sort specification. */
export function parseSort(sort: Doc): SortOrder {
  return Object.entries(sort).map(([path, direction]) => {
    const n = isNumeric(direction) ? toIntegerNumber(direction) : undefined;
    if (n !== 1 && n !== -1) {
      if (isDoc(direction)) throw location(17312, '$meta is the only expression supported by $sort');
      if (n === undefined)
        throw location(15974, `Illegal key in $sort specification: ${path}: ${format(direction)}`);
      throw location(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    if (!path || path.split('.').includes(''))
      throw badValue('FieldPath field names may not be empty strings.');
    return { path, parts: path.split('.'), direction: n };
  });
}

type Keyed<T> = { item: T; key: Value[] };

/** The sort key of a document. An array sorts by the element that comes first in the sort direction. */
function sortKey(doc: Doc, order: SortOrder): Value[] {
  // After a $group, _id may be an array, which then sorts as a single value.
  if (order.length === 1 && order[0]?.path === '_id') return [doc._id ?? null];
  const keys = keyTuples(
    doc,
    order.map((o) => o.parts),
    parallelSortError,
  );
  return keys.reduce((best, key) => (compareKeys(key, best, order) < 0 ? key : best));
}

function compareKeys(a: Value[], b: Value[], order: SortOrder): number {
  for (const [i, { direction }] of order.entries()) {
    const result = compare(a[i], b[i]);
    if (result) return result * direction;
  }
  return 0;
}

/** Creates a function that compares two documents. */
export const documentComparator = (order: SortOrder) => (a: Doc, b: Doc) =>
  compareKeys(sortKey(a, order), sortKey(b, order), order);

/** Sorts items by their documents. The sort is stable. */
export function sortByKeys<T>(items: T[], order: SortOrder, docOf: (item: T) => Doc): T[] {
  const keyed: Keyed<T>[] = items.map((item) => ({ item, key: sortKey(docOf(item), order) }));
  return keyed.sort((a, b) => compareKeys(a.key, b.key, order)).map(({ item }) => item);
}
