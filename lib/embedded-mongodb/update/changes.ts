import { format } from '../bson/format';
import { isPosition } from '../bson/paths';
import { isDoc, typeOf, type Doc, type Value } from '../bson/types';
import { failedToParse, ServerError } from '../errors';
import { updateOperators } from './operators';

/** One operator on one path. */
export type Change = { op: string; path: string; parts: string[]; arg: Value };

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
      addPath(touched, path);
      if (op === '$rename') addPath(touched, renameTarget(path, arg));
      else updateOperators[op]?.check?.(path, arg);
      if (op === '$setOnInsert' && !inserting) continue;
      changes.push({ op: op === '$setOnInsert' ? '$set' : op, path, parts: path.split('.'), arg });
    }
  }
  return changes.sort((a, b) => comparePaths(a.parts, b.parts));
}

function addPath(touched: string[], path: string): void {
  for (const other of touched)
    if (path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`))
      throw new ServerError(
        40,
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${path.length < other.length ? path : other}'`,
      );
  touched.push(path);
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

function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const [x, y] = [a[i] as string, b[i] as string];
    if (x === y) continue;
    if (isPosition(x) && isPosition(y)) return Number(x) - Number(y);
    return x < y ? -1 : 1;
  }
  return a.length - b.length;
}
