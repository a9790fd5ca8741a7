import { clone } from '../bson/format';
import { field, isDoc, setField, type Doc, type Value } from '../bson/types';
import { pathNotViable, ServerError } from '../errors';
import { isOperators } from '../query/filter';
import { isRegex } from '../query/regex';

/** The document that the equalities of a filter describe, from which an upsert starts. */
export function upsertBase(filter: Doc, onlyId = false): Doc {
  const found = new Map<string, Value>();
  collect(filter, found);
  const doc: Doc = {};
  for (const [path, v] of found) if (!onlyId || path === '_id') place(doc, path.split('.'), clone(v));
  return doc;
}

function collect(filter: Doc, found: Map<string, Value>): void {
  for (const [name, operand] of Object.entries(filter)) {
    if (name === '$and' || (name === '$or' && (operand as Doc[]).length === 1))
      for (const part of operand as Doc[]) collect(part, found);
    if (name.startsWith('$')) continue;
    const v = equality(operand);
    if (v === undefined) continue;
    if (found.has(name))
      throw new ServerError(
        54,
        'NotSingleValueField',
        `cannot infer query fields to set, path '${name}' is matched twice`,
      );
    found.set(name, v);
  }
}

function equality(operand: Value): Value {
  if (!isOperators(operand)) return isRegex(operand) ? undefined : operand;
  if ('$eq' in operand) return operand.$eq;
  for (const op of ['$in', '$all']) {
    const list = operand[op];
    if (Array.isArray(list) && list.length === 1 && !isRegex(list[0]) && !isOperators(list[0]))
      return list[0];
  }
  return undefined;
}

function place(doc: Doc, parts: string[], value: Value): void {
  let node = doc;
  for (const part of parts.slice(0, -1)) {
    const next = field(node, part) ?? {};
    if (!isDoc(next)) throw pathNotViable(`Cannot create field '${part}'`);
    setField(node, part, next);
    node = next;
  }
  setField(node, parts.at(-1) as string, value);
}
