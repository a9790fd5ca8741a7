import { format } from '../bson/format';
import { isPosition } from '../bson/paths';
import { isDoc, typeOf, type Doc, type Value } from '../bson/types';
import { failedToParse, ServerError } from '../errors';
import { updateOperators } from './operators';

/** One operator on one path. */
export type Change = { op: string; path: string; parts: string[]; source: string[]; arg: Value };

/** The changes that an update document asks for, in the order in which MongoDB makes them. */
export function readChanges(update: Doc, inserting: boolean): Change[] {
  const changes: Change[] = [];
  const touched: string[] = [];
  for (const [op, fields] of Object.entries(update)) {
    if (!Object.hasOwn(updateOperators, op) && op !== '$setOnInsert' && op !== '$rename')
      throw failedToParse(
        `Unknown modifier: ${op}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isDoc(fields))
      throw failedToParse(
        `Modifiers operate on fields but we found type ${typeOf(fields)} instead. For example: {$mod: {<field>: ...}} not {${op}: ${format(fields)}}`,
      );
    for (const [path, arg] of Object.entries(fields)) {
      checkPath(path);
      updateOperators[op]?.check?.(path, arg);
      addPath(touched, path);
      if (op === '$rename') addPath(touched, renameTarget(path, arg));
      const source = path.split('.');
      // A rename takes its turn by the name that it gives.
      const parts = op === '$rename' ? String(arg).split('.') : source;
      changes.push({ op: op === '$setOnInsert' && inserting ? '$set' : op, path, parts, source, arg });
    }
  }
  return inOrder(changes);
}

/** Two changes of one place. */
export const conflictAt = (path: string) =>
  new ServerError(40, 'ConflictingUpdateOperators', `Update created a conflict at '${path}'`);

/** Changes in the order of their paths; two of one path are refused. */
export function inOrder(changes: Change[]): Change[] {
  const sorted = [...changes].sort((a, b) => comparePaths(a.parts, b.parts));
  sorted.forEach(({ parts }, i) => {
    const path = parts.join('.');
    if (i && path === sorted[i - 1]?.parts.join('.')) throw conflictAt(path);
  });
  return sorted;
}

/** Adds a path to those that are changed; refuses one that another leads through. */
export function addPath(touched: string[], path: string): void {
  for (const other of touched) {
    const at = conflict(path.split('.'), other.split('.'));
    if (at !== undefined)
      throw new ServerError(
        40,
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${at}'`,
      );
  }
  touched.push(path);
}

// Two paths conflict when one leads through the other, or when one names elements of an array and the other uses $[].
function conflict(a: string[], b: string[]): string | undefined {
  const apart = a.findIndex((part, i) => part !== b[i]);
  if (apart < 0) return a.join('.');
  const [x, y] = [a[apart] as string, b[apart]];
  if (y === undefined) return b.join('.');
  return x.startsWith('$[') === y.startsWith('$[') ? undefined : a.slice(0, apart).join('.');
}

function checkPath(path: string): void {
  if (!path) throw new ServerError(56, 'EmptyFieldName', 'An empty update path is not valid.');
  if (path.split('.').includes(''))
    throw new ServerError(
      56,
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  if (path.startsWith('$') && path !== '$')
    if (
      !/^\$(id|ref|db)$/.test(path.split('.')[0] as string) &&
      !path.startsWith('$[') &&
      !path.startsWith('$.')
    )
      throw new ServerError(
        52,
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${path}' in '${path}' is not valid for storage.`,
      );
}

function renameTarget(path: string, arg: Value): string {
  const bad = (message: string) => new ServerError(2, 'BadValue', message);
  if (typeof arg !== 'string')
    throw bad(`The 'to' field for $rename must be a string: ${path}: ${format(arg)}`);
  checkPath(arg);
  if (arg === path) throw bad(`The source and target field for $rename must differ: ${path}: "${arg}"`);
  if (arg.startsWith(`${path}.`) || path.startsWith(`${arg}.`))
    throw bad(`The source and target field for $rename must not be on the same path: ${path}: "${arg}"`);
  for (const p of [path, arg])
    if (p.split('.').some((part) => part.startsWith('$')))
      throw bad(`The ${p === path ? 'source' : 'destination'} field for $rename may not be dynamic: ${p}`);
  return arg;
}

/** Paths in the order of their changes: positions as numbers. */
export function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const [x, y] = [a[i] as string, b[i] as string];
    if (x === y) continue;
    if (isPosition(x) && isPosition(y)) return Number(x) - Number(y);
    return x < y ? -1 : 1;
  }
  return a.length - b.length;
}
