import { isNumeric, type Doc, type Value } from '../bson/types';
import { isOperatorExpression } from '../query/filter';
import type { Index } from '../storage/database-index';
import type { Plan } from './types';

const rangeOperators = ['$gt', '$gte', '$lt', '$lte'];

const isPlainValue = (v: Value): boolean =>
  typeof v === 'string' || typeof v === 'number' || typeof v === 'boolean' || v instanceof Date;

/** What the bounds of a condition express completely: one value, several, or a range; undefined for other conditions. */
function kindOf(operand: Value): 'value' | 'values' | 'range' | undefined {
  if (isPlainValue(operand)) return 'value';
  if (!isOperatorExpression(operand)) return undefined;
  const entries = Object.entries(operand);
  const [[operator, operands] = ['', undefined]] = entries;
  if (entries.length === 1 && operator === '$in')
    return Array.isArray(operands) && operands.every(isPlainValue) ? 'values' : undefined;
  // All of one type: values of another one are outside of the range.
  const isOf = (matches: (v: Value) => boolean) =>
    entries.every(([name, v]) => rangeOperators.includes(name) && matches(v));
  const isRange =
    isOf((v) => v instanceof Date) ||
    isOf((v) => typeof v === 'string') ||
    isOf((v) => typeof v === 'number' && isNumeric(v) && !isNaN(v));
  return isRange ? 'range' : undefined;
}

/**
 * Whether the keys in the ranges of a plan are those of the documents that match the filter, one key for each: then the
 * documents can be counted and skipped unread.
 */
export function isExact({ index, ranges }: Plan, filter: Doc): boolean {
  if (!index || index.record.inexact) return false;
  const conditions = Object.entries(filter);
  const leading = index.fields.slice(0, conditions.length).map(({ path }) => path);
  if (!conditions.every(([path]) => leading.includes(path))) return false;
  const kinds = leading.map((path) => kindOf(filter[path]));
  const isBounded = kinds.every(
    (kind, at) => kind !== undefined && (kind !== 'range' || at === kinds.length - 1),
  );
  // A document has a key for each element of an array, but only one of an element with this value.
  const hasOneKey = index.fields.every(({ path }, at) => kinds[at] === 'value' || !index.isMultikey(path));
  return isBounded && hasOneKey && ranges.length > 0;
}

/** Whether a document has a key in the bounds of an index for the condition on its first field only if it matches. */
export function boundsAreExact(index: Index, filter: Doc): boolean {
  const [first] = index.fields;
  if (!first || index.record.inexact) return false;
  const kind = kindOf(filter[first.path]);
  // The elements of an array may each match a part of a range.
  return kind === 'value' || kind === 'values' || (kind === 'range' && !index.isMultikey(first.path));
}
