import { isDoc, typeOf, type Doc, type Value } from '../bson/types';
import { badValue, ServerError, typeMismatch } from '../errors';
import { createEnvironment, type Environment } from '../query/environment';
import { compileExpression } from '../expressions/compile';
import type { Batch, Cursors } from '../engine/cursors';
import type { Collection } from '../storage/collection';
import type { Store } from '../storage/store';

/** The context in which a command runs. */
export type Session = {
  store: Store;
  cursors: Cursors;
  connection: number;
  address: string;
  startedAt: Date;
};

export type Command = {
  /** A `write` runs in a commit; `retryable` also stores its reply for a retry. */
  kind: 'read' | 'write' | 'retryable';
  /** The command's own options, besides the common ones. Any other option is an error. */
  options: readonly string[];
  run(command: Doc, session: Session): Doc | Batch;
};

/** The namespace on which a command works. */
export function namespace(command: Doc, name: string): string {
  const collection = command[name];
  if (typeof collection !== 'string')
    throw badValue(`collection name has invalid type ${typeOf(collection)}`);
  if (!collection)
    throw new ServerError(73, 'InvalidNamespace', `Invalid namespace specified '${String(command.$db)}.'`);
  return `${String(command.$db)}.${collection}`;
}

/** The collection on which a command works, if it exists. */
export const findCollection = (command: Doc, name: string, { store }: Session): Collection | undefined =>
  store.collections.get(namespace(command, name));

/** The environment with the variables of a command's `let`. */
export function letEnvironment(lets: Value): Environment {
  if (lets === undefined) return createEnvironment();
  if (!isDoc(lets)) throw typeMismatch("BSON field 'let' is the wrong type, expected type 'object'");
  const env = createEnvironment();
  const vars = Object.entries(lets).map(([name, source]) => [name, compileExpression(source, env)({}, {})]);
  return createEnvironment(Object.fromEntries(vars) as Doc);
}

const isSimpleCollation = (collation: Value) =>
  !isDoc(collation) || !collation.locale || collation.locale === 'simple';

/** Throws on any collation but `simple`: strings are always compared by their bytes. */
export function rejectCollation(collation: Value): void {
  if (!isSimpleCollation(collation))
    throw new ServerError(238, 'NotImplemented', 'collation is not supported by the embedded database');
}
