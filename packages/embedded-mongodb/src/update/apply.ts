import { clone, formatElement } from '../bson/format';
import { isPosition, plainPath } from '../bson/paths';
import { field, isDoc, setField, type Doc, type Value } from '../bson/types';
import { badValue, pathNotViable } from '../errors';
import type { Environment } from '../query/environment';
import { matchedPosition } from '../query/positional';
import { usesOf, type ArrayFilters } from './array-filters';
import { addPath, comparePaths, conflictAt, inOrder, type Change } from './changes';
import { updateOperators } from './operators';
import { type Place } from './types';

export type Target = { filter: Doc; env: Environment; arrayFilters: ArrayFilters; touch: () => void };

/** A change at a plain path, or the error that shows when its turn comes. */
type Step = Change & { error?: unknown };

/** A copy of the document with the changes made. */
export function applyChanges(doc: Doc, changes: Change[], target: Target): Doc {
  const copy = clone(doc);
  const touched: string[] = [];
  const steps = located(doc, changes, target).flatMap((change): Step[] => {
    if (change.op === '$rename') return [change];
    try {
      refuseTaken(change, changes);
      return resolve(doc, change.parts, [], target.arrayFilters).map((parts) => ({ ...change, parts }));
    } catch (error) {
      return [{ ...change, error }];
    }
  });
  const filtered = changes.some(({ path }) => path.includes('$['));
  for (const step of filtered ? steps.sort((a, b) => comparePaths(a.parts, b.parts)) : steps) {
    if (step.error) throw step.error;
    // Two changes by $[] and $[name] may meet in one element.
    if (step.path.includes('$[')) addPath(touched, step.parts.join('.'));
    if (step.op === '$rename') rename(copy, step, target);
    else applyAt(copy, step.parts, step.op, step.arg, target);
  }
  return copy;
}

/** Refuses a change where `$` has led to what a rename takes away. */
function refuseTaken({ parts }: Change, changes: Change[]): void {
  const path = parts.join('.');
  if (changes.some(({ op, source }) => op === '$rename' && source.join('.') === path)) throw conflictAt(path);
}

/** The changes with `$` replaced by the position that matched, in the order that this gives them. */
function located(doc: Doc, changes: Change[], { filter, env }: Target): Change[] {
  if (!changes.some(({ parts }) => parts.includes('$'))) return changes;
  const position = matchedPosition(filter, doc, env);
  if (position === undefined) return changes;
  const found = changes.map((change) => {
    if (!change.parts.includes('$')) return change;
    return { ...change, parts: change.parts.map((part) => (part === '$' ? String(position) : part)) };
  });
  return inOrder(found);
}

/** The plain paths that `$[]` and `$[name]` stand for in this document. */
function resolve(v: Value, parts: string[], done: string[], filters: ArrayFilters): string[][] {
  if (parts.includes('$'))
    throw badValue('The positional operator did not find the match needed from the query.');
  const at = parts.findIndex((part) => part.startsWith('$['));
  if (at < 0) return [[...done, ...parts]];
  const [head, part, rest] = [parts.slice(0, at), parts[at] as string, parts.slice(at + 1)];
  const path = [...done, ...head];
  const inner = head.reduce<Value>(
    (x, name) => (isDoc(x) ? field(x, name) : Array.isArray(x) ? x[Number(name)] : undefined),
    v,
  );
  if (inner === undefined)
    throw badValue(
      `The path '${path.join('.')}' must exist in the document in order to apply array updates.`,
    );
  if (!Array.isArray(inner))
    throw badValue(
      `Cannot apply array updates to non-array element ${formatElement(path.at(-1) ?? '', inner).slice(1, -1)}`,
    );
  const uses = usesOf(part, filters);
  return inner.flatMap((element: Value, i) =>
    uses(element) ? resolve(element, rest, [...path, String(i)], filters) : [],
  );
}

function applyAt(doc: Doc, parts: string[], op: string, arg: Value, { env, touch }: Target): void {
  const operator = updateOperators[op];
  if (!operator) return;
  let node: Doc | Value[] = doc;
  for (const [i, part] of parts.slice(0, -1).entries()) {
    const next = child(node, part);
    if (next === undefined && !viable(node, part)) return refuse(op, parts, i, node);
    if (next === undefined) {
      if (!operator.creates) return;
      put(
        node,
        part,
        create(parts.slice(i + 1), op, arg, {
          path: parts.join('.'),
          name: parts.at(-1) as string,
          docId: doc._id,
          env,
          touch,
        }),
      );
      return;
    }
    if (!isDoc(next) && !Array.isArray(next)) return refuse(op, parts, i + 1, next);
    node = next;
  }
  const name = parts.at(-1) as string;
  if (!viable(node, name)) return refuse(op, parts, parts.length - 1, node);
  const old = child(node, name);
  if (old === undefined && !operator.creates) return;
  const value = operator.apply(old, arg, { path: parts.join('.'), name, docId: doc._id, env, touch });
  // Unsetting an element counts as a change, be it null before.
  if (value === undefined && Array.isArray(node)) touch();
  if (value === undefined) remove(node, name);
  else if (!Object.is(value, old)) put(node, name, value);
}

function create(parts: string[], op: string, arg: Value, place: Place): Value {
  const value = updateOperators[op]?.apply(undefined, arg, place);
  return parts.reduceRight<Value>((inner, part) => {
    const doc: Doc = {};
    setField(doc, part, inner);
    return doc;
  }, value);
}

const child = (node: Doc | Value[], part: string): Value =>
  Array.isArray(node) ? (isPosition(part) ? node[Number(part)] : undefined) : field(node, part);
const viable = (node: Doc | Value[], part: string): boolean => !Array.isArray(node) || isPosition(part);

function refuse(op: string, parts: string[], at: number, node: Value): void {
  if (op === '$unset') return;
  throw pathNotViable(
    `Cannot create field '${parts[at]}' in element ${formatElement(parts[at - 1] ?? '', node)}`,
  );
}

const mostFilling = 1_500_000;

function put(node: Doc | Value[], part: string, value: Value): void {
  if (!Array.isArray(node)) return setField(node, part, value);
  const at = Number(part);
  if (at - node.length > mostFilling) throw badValue(`can't backfill more than ${mostFilling} elements`);
  while (node.length < at) node.push(null);
  node[at] = value;
}

function remove(node: Doc | Value[], part: string): void {
  if (Array.isArray(node)) node[Number(part)] = null;
  else delete node[part];
}

function rename(doc: Doc, { source, parts }: Change, target: Target): void {
  let node: Value = doc;
  let throughArray: string | undefined;
  for (const [i, part] of source.entries()) {
    if (node === undefined) return;
    if (!isDoc(node) && !(Array.isArray(node) && isPosition(part)))
      throw pathNotViable(
        `cannot use the part (${part} of ${source.join('.')}) to traverse the element (${formatElement(source[i - 1] ?? '', node)})`,
      );
    if (Array.isArray(node)) throughArray = source[i - 1];
    node = child(node, part);
  }
  if (node === undefined) return;
  if (throughArray !== undefined)
    throw badValue(
      `The source field cannot be an array element, '${source.join('.')}' in doc with ${formatElement('_id', doc._id)} has an array field called '${throughArray}'`,
    );
  refuseArrays(doc, parts);
  const parent = plainPath(doc, source.slice(0, -1)) as Doc;
  remove(parent, source.at(-1) as string);
  applyAt(doc, parts, '$set', node, target);
}

function refuseArrays(doc: Doc, parts: string[]): void {
  let node: Value = doc;
  for (const part of parts.slice(0, -1)) {
    node = isDoc(node) ? field(node, part) : undefined;
    if (Array.isArray(node))
      throw badValue(
        `The destination field cannot be an array element, '${parts.join('.')}' in doc with ${formatElement('_id', doc._id)} has an array field called '${part}'`,
      );
  }
}
