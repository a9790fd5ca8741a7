import { clone } from '../bson/format';
import { getField, isDoc, setField, type Doc, type Value } from '../bson/types';
import { pathNotViable, ServerError } from '../errors';
import { isOperatorExpression } from '../query/filter';
import { isRegex } from '../query/regex';

/** The document that the equality conditions of a filter describe. An upsert starts from it. */
export function upsertBase(filter: Doc, idOnly = false): Doc {
  const found = new Map<string, Value>();
  collectEqualities(filter, found);
  const doc: Doc = {};
  for (const [path, v] of found) if (!idOnly || path === '_id') setPath(doc, path.split('.'), clone(v));
  return doc;
}

function collectEqualities(filter: Doc, found: Map<string, Value>): void {
  for (const [name, operand] of Object.entries(filter)) {
    if (name === '$and' || (name === '$or' && (operand as Doc[]).length === 1))
      for (const part of operand as Doc[]) collectEqualities(part, found);
    if (name.startsWith('$')) continue;
    const v = equalityValue(operand);
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

function equalityValue(operand: Value): Value {
  if (!isOperatorExpression(operand)) return isRegex(operand) ? undefined : operand;
  if ('$eq' in operand) return operand.$eq;
  for (const op of ['$in', '$all']) {
    const list = operand[op];
    if (Array.isArray(list) && list.length === 1 && !isRegex(list[0]) && !isOperatorExpression(list[0]))
      return list[0];
  }
  return undefined;
}

function setPath(doc: Doc, parts: string[], value: Value): void {
  let node = doc;
  for (const part of parts.slice(0, -1)) {
    const next = getField(node, part) ?? {};
    if (!isDoc(next)) throw pathNotViable(`Cannot create field '${part}'`);
    setField(node, part, next);
    node = next;
  }
  setField(node, parts.at(-1) as string, value);
}
