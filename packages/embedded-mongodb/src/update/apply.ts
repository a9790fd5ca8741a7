import { clone, formatElement } from '../bson/format';
import { isArrayIndex, getPath } from '../bson/paths';
import { getField, isDoc, setField, type Doc, type Value } from '../bson/types';
import { badValue, pathNotViable } from '../errors';
import type { Environment } from '../query/environment';
import { matchedPosition } from '../query/positional';
import { elementPredicate, type ArrayFilters } from './array-filters';
import { claimPath, comparePaths, conflictError, sortChanges, type Change } from './changes';
import { updateOperators } from './operators';
import { type FieldContext } from './types';

export type UpdateContext = {
  filter: Doc;
  env: Environment;
  arrayFilters: ArrayFilters;
  markModified: () => void;
};

/** A change at a resolved path, or an error to throw when its turn comes. */
type Step = Change & { error?: unknown };

/** Returns a copy of the document with all changes applied. */
export function applyChanges(doc: Doc, changes: Change[], context: UpdateContext): Doc {
  const copy = clone(doc);
  const claimed: string[] = [];
  const steps = resolvePositional(doc, changes, context).flatMap((change): Step[] => {
    if (change.op === '$rename') return [change];
    try {
      rejectRenamedPath(change, changes);
      return expandArrayPaths(doc, change.parts, [], context.arrayFilters).map((parts) => ({
        ...change,
        parts,
      }));
    } catch (error) {
      return [{ ...change, error }];
    }
  });
  const filtered = changes.some(({ path }) => path.includes('$['));
  for (const step of filtered ? steps.sort((a, b) => comparePaths(a.parts, b.parts)) : steps) {
    if (step.error) throw step.error;
    // $[] and $[name] may resolve to the same element, which is a conflict.
    if (step.path.includes('$[')) claimPath(claimed, step.parts.join('.'));
    if (step.op === '$rename') applyRename(copy, step, context);
    else applyAtPath(copy, step.parts, step.op, step.arg, context);
  }
  return copy;
}

/** Throws if `$` has resolved to the source of a rename. */
function rejectRenamedPath({ parts }: Change, changes: Change[]): void {
  const path = parts.join('.');
  if (changes.some(({ op, source }) => op === '$rename' && source.join('.') === path))
    throw conflictError(path);
}

/** Replaces `$` by the matched position and sorts the changes by their new paths. */
function resolvePositional(doc: Doc, changes: Change[], { filter, env }: UpdateContext): Change[] {
  if (!changes.some(({ parts }) => parts.includes('$'))) return changes;
  const position = matchedPosition(filter, doc, env);
  if (position === undefined) return changes;
  const resolved = changes.map((change) => {
    if (!change.parts.includes('$')) return change;
    return { ...change, parts: change.parts.map((part) => (part === '$' ? String(position) : part)) };
  });
  return sortChanges(resolved);
}

/** Expands `$[]` and `$[name]` to the paths that they select in a document. */
function expandArrayPaths(v: Value, parts: string[], done: string[], filters: ArrayFilters): string[][] {
  if (parts.includes('$'))
    throw badValue('The positional operator did not find the match needed from the query.');
  const at = parts.findIndex((part) => part.startsWith('$['));
  if (at < 0) return [[...done, ...parts]];
  const [head, part, rest] = [parts.slice(0, at), parts[at] as string, parts.slice(at + 1)];
  const path = [...done, ...head];
  const inner = head.reduce<Value>(
    (x, name) => (isDoc(x) ? getField(x, name) : Array.isArray(x) ? x[Number(name)] : undefined),
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
  const isSelected = elementPredicate(part, filters);
  return inner.flatMap((element: Value, i) =>
    isSelected(element) ? expandArrayPaths(element, rest, [...path, String(i)], filters) : [],
  );
}

function applyAtPath(
  doc: Doc,
  parts: string[],
  op: string,
  arg: Value,
  { env, markModified }: UpdateContext,
): void {
  const operator = updateOperators[op];
  if (!operator) return;
  let node: Doc | Value[] = doc;
  for (const [i, part] of parts.slice(0, -1).entries()) {
    const next = getChild(node, part);
    if (next === undefined && !canHold(node, part)) return rejectPath(op, parts, i, node);
    if (next === undefined) {
      if (!operator.createsField) return;
      setChild(
        node,
        part,
        createNested(parts.slice(i + 1), op, arg, {
          path: parts.join('.'),
          name: parts.at(-1) as string,
          docId: doc._id,
          env,
          markModified,
        }),
      );
      return;
    }
    if (!isDoc(next) && !Array.isArray(next)) return rejectPath(op, parts, i + 1, next);
    node = next;
  }
  const name = parts.at(-1) as string;
  if (!canHold(node, name)) return rejectPath(op, parts, parts.length - 1, node);
  const old = getChild(node, name);
  if (old === undefined && !operator.createsField) return;
  const value = operator.apply(old, arg, { path: parts.join('.'), name, docId: doc._id, env, markModified });
  // Unsetting an array element counts as a modification even if it was null before.
  if (value === undefined && Array.isArray(node)) markModified();
  if (value === undefined) removeChild(node, name);
  else if (!Object.is(value, old)) setChild(node, name, value);
}

function createNested(parts: string[], op: string, arg: Value, context: FieldContext): Value {
  const value = updateOperators[op]?.apply(undefined, arg, context);
  return parts.reduceRight<Value>((inner, part) => {
    const doc: Doc = {};
    setField(doc, part, inner);
    return doc;
  }, value);
}

const getChild = (node: Doc | Value[], part: string): Value =>
  Array.isArray(node) ? (isArrayIndex(part) ? node[Number(part)] : undefined) : getField(node, part);
const canHold = (node: Doc | Value[], part: string): boolean => !Array.isArray(node) || isArrayIndex(part);

function rejectPath(op: string, parts: string[], at: number, node: Value): void {
  if (op === '$unset') return;
  throw pathNotViable(
    `Cannot create field '${parts[at]}' in element ${formatElement(parts[at - 1] ?? '', node)}`,
  );
}

const maxBackfill = 1_500_000;

function setChild(node: Doc | Value[], part: string, value: Value): void {
  if (!Array.isArray(node)) return setField(node, part, value);
  const at = Number(part);
  if (at - node.length > maxBackfill) throw badValue(`can't backfill more than ${maxBackfill} elements`);
  while (node.length < at) node.push(null);
  node[at] = value;
}

function removeChild(node: Doc | Value[], part: string): void {
  if (Array.isArray(node)) node[Number(part)] = null;
  else delete node[part];
}

function applyRename(doc: Doc, { source, parts }: Change, context: UpdateContext): void {
  let node: Value = doc;
  let throughArray: string | undefined;
  for (const [i, part] of source.entries()) {
    if (node === undefined) return;
    if (!isDoc(node) && !(Array.isArray(node) && isArrayIndex(part)))
      throw pathNotViable(
        `cannot use the part (${part} of ${source.join('.')}) to traverse the element (${formatElement(source[i - 1] ?? '', node)})`,
      );
    if (Array.isArray(node)) throughArray = source[i - 1];
    node = getChild(node, part);
  }
  if (node === undefined) return;
  if (throughArray !== undefined)
    throw badValue(
      `The source field cannot be an array element, '${source.join('.')}' in doc with ${formatElement('_id', doc._id)} has an array field called '${throughArray}'`,
    );
  rejectArrayDestination(doc, parts);
  const parent = getPath(doc, source.slice(0, -1)) as Doc;
  removeChild(parent, source.at(-1) as string);
  applyAtPath(doc, parts, '$set', node, context);
}

function rejectArrayDestination(doc: Doc, parts: string[]): void {
  let node: Value = doc;
  for (const part of parts.slice(0, -1)) {
    node = isDoc(node) ? getField(node, part) : undefined;
    if (Array.isArray(node))
      throw badValue(
        `The destination field cannot be an array element, '${parts.join('.')}' in doc with ${formatElement('_id', doc._id)} has an array field called '${part}'`,
      );
  }
}
