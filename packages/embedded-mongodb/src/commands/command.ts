import { isDoc, typeOf, type Doc, type Value } from '../bson/types';
import { badValue, ServerError, typeMismatch } from '../errors';
import { environment, type Environment } from '../query/environment';
import { compileExpression } from '../expressions/compile';
import type { Batch, Cursors } from '../engine/cursors';
import type { Collection } from '../storage/collection';
import type { Store } from '../storage/store';

/** What a command works with. */
export type Session = {
  store: Store;
  cursors: Cursors;
  connection: number;
  address: string;
  startedAt: Date;
};

export type Command = {
  /** `write` runs in a commit, `retryable` also remembers its answer for a retry. */
  kind: 'read' | 'write' | 'retryable';
  /** Options that the command takes beside the general ones; all others are refused. */
  options: readonly string[];
  run(command: Doc, session: Session): Doc | Batch;
};

/** The namespace that a command is about. */
export function namespace(command: Doc, name: string): string {
  const collection = command[name];
  if (typeof collection !== 'string')
    throw badValue(`collection name has invalid type ${typeOf(collection)}`);
  if (!collection)
    throw new ServerError(73, 'InvalidNamespace', `Invalid namespace specified '${String(command.$db)}.'`);
  return `${String(command.$db)}.${collection}`;
}

/** The collection that a command is about, if it exists. */
export const collectionOf = (command: Doc, name: string, { store }: Session): Collection | undefined =>
  store.collections.get(namespace(command, name));

/** The variables of a command's `let`. */
export function variables(lets: Value): Environment {
  if (lets === undefined) return environment();
  if (!isDoc(lets)) throw typeMismatch("BSON field 'let' is the wrong type, expected type 'object'");
  const env = environment();
  const vars = Object.entries(lets).map(([name, source]) => [name, compileExpression(source, env)({}, {})]);
  return environment(Object.fromEntries(vars) as Doc);
}

const simple = (collation: Value) => !isDoc(collation) || !collation.locale || collation.locale === 'simple';

/** Refuses a collation other than the plain one: text is ordered by its bytes here. */
export function refuseCollation(collation: Value): void {
  if (!simple(collation))
    throw new ServerError(238, 'NotImplemented', 'collation is not supported by the embedded database');
}
