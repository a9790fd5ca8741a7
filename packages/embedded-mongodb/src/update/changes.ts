import { format } from '../bson/format';
import { isArrayIndex } from '../bson/paths';
import { isDoc, typeOf, type Doc, type Value } from '../bson/types';
import { failedToParse, ServerError } from '../errors';
import { updateOperators } from './operators';

/** One update operator on one path. */
export type Change = { op: string; path: string; parts: string[]; source: string[]; arg: Value };

/** Parses an update document into changes, in the order in which MongoDB applies them. */
export function parseChanges(update: Doc, inserting: boolean): Change[] {
  const changes: Change[] = [];
  const claimed: string[] = [];
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
      updateOperators[op]?.validate?.(path, arg);
      claimPath(claimed, path);
      if (op === '$rename') claimPath(claimed, parseRenameTarget(path, arg));
      const source = path.split('.');
      // A rename is ordered by its target.
      const parts = op === '$rename' ? String(arg).split('.') : source;
      changes.push({ op: op === '$setOnInsert' && inserting ? '$set' : op, path, parts, source, arg });
    }
  }
  return sortChanges(changes);
}

/** The error for two changes of the same path. */
export const conflictError = (path: string) =>
  new ServerError(40, 'ConflictingUpdateOperators', `Update created a conflict at '${path}'`);

/** Sorts changes by their paths. Throws if two of them have the same path. */
export function sortChanges(changes: Change[]): Change[] {
  const sorted = [...changes].sort((a, b) => comparePaths(a.parts, b.parts));
  sorted.forEach(({ parts }, i) => {
    const path = parts.join('.');
    if (i && path === sorted[i - 1]?.parts.join('.')) throw conflictError(path);
  });
  return sorted;
}

/** Records a path as changed. Throws if it conflicts with another one. */
export function claimPath(claimed: string[], path: string): void {
  for (const other of claimed) {
    const at = conflictPath(path.split('.'), other.split('.'));
    if (at !== undefined)
      throw new ServerError(
        40,
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${at}'`,
      );
  }
  claimed.push(path);
}

// Two paths conflict if one is a prefix of the other, or if one names array elements where the other uses $[].
function conflictPath(a: string[], b: string[]): string | undefined {
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

function parseRenameTarget(path: string, arg: Value): string {
  const badRename = (message: string) => new ServerError(2, 'BadValue', message);
  if (typeof arg !== 'string')
    throw badRename(`The 'to' field for $rename must be a string: ${path}: ${format(arg)}`);
  checkPath(arg);
  if (arg === path) throw badRename(`The source and target field for $rename must differ: ${path}: "${arg}"`);
  if (arg.startsWith(`${path}.`) || path.startsWith(`${arg}.`))
    throw badRename(
      `The source and target field for $rename must not be on the same path: ${path}: "${arg}"`,
    );
  for (const p of [path, arg])
    if (p.split('.').some((part) => part.startsWith('$')))
      throw badRename(
        `The ${p === path ? 'source' : 'destination'} field for $rename may not be dynamic: ${p}`,
      );
  return arg;
}

/** Compares two paths. Array indexes compare as numbers. */
export function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const [x, y] = [a[i] as string, b[i] as string];
    if (x === y) continue;
    if (isArrayIndex(x) && isArrayIndex(y)) return Number(x) - Number(y);
    return x < y ? -1 : 1;
  }
  return a.length - b.length;
}
