import { toWhole } from '../bson/numbers';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/types';
import { location, ServerError, typeMismatch } from '../errors';
import { encode } from '../bson/codec';
import { select, type Query } from '../plan/select';
import { compileProjection } from '../projection/project';
import { settle } from '../query/environment';
import { compileFilter } from '../query/filter';
import { sortOrder } from '../query/sort';
import type { Collection } from '../storage/collection';
import { collectionOf, namespace, refuseCollation, variables, type Command } from './command';
import { isNothing } from '../expressions/operands';

/** A number among a command's options, checked. */
export function countOption(command: Doc, name: string, where: string): number {
  const v = command[name];
  if (v === undefined || v === null) return 0;
  if (!isNumeric(v))
    throw typeMismatch(
      `BSON field '${where}.${name}' is the wrong type '${typeof v}', expected types '[long, int, decimal, double]'`,
    );
  const n = toWhole(v) || 0;
  if (n < 0) throw location(51024, `BSON field '${name}' value must be >= 0, actual value '${n}'`);
  return n;
}

/** The size of a batch, if one is given. */
export const batchOption = (options: Doc, where: string): number | undefined =>
  isNothing(options.batchSize) ? undefined : countOption(options, 'batchSize', where);

/** A document among a command's options, checked. */
export function docOption(command: Doc, name: string, where: string): Doc {
  const v: Value = command[name];
  if (v === undefined) return {};
  if (!isDoc(v))
    throw typeMismatch(`BSON field '${where}.${name}' is the wrong type, expected type 'object'`);
  return v;
}

/** The query that a find command asks. */
export function readFind(command: Doc): { query: Query; single: boolean } {
  refuseCollation(command.collation);
  const limit = countOption(command, 'limit', 'find');
  return {
    single: command.singleBatch === true,
    query: {
      filter: docOption(command, 'filter', 'find'),
      sort: docOption(command, 'sort', 'find'),
      skip: countOption(command, 'skip', 'find'),
      limit,
      hint: command.hint,
      projection: docOption(command, 'projection', 'find'),
      env: variables(command.let),
    },
  };
}

// Documents are read again when their batch goes out: one that was removed or no longer matches is left out. Nothing
// can have come between the search and the first batch.
function* fetch(
  collection: Collection,
  records: number[],
  { filter, env }: Query,
  projection: Doc,
  progress: { isFirstBatch: boolean },
): Generator<Buffer> {
  const matches = compileFilter(filter, env);
  const project = Object.keys(projection).length ? compileProjection(projection, env, filter) : undefined;
  for (const record of records) {
    const doc = collection.read(record);
    if (!doc || (!progress.isFirstBatch && !matches(doc))) continue;
    const bytes = project ? encode(project(doc)) : collection.bytes(record);
    if (bytes) yield bytes;
  }
}

export const find: Command = {
  kind: 'read',
  options: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch', 'hint', 'let', 'collation', 'allowDiskUse', 'noCursorTimeout', 'allowPartialResults', 'returnKey', 'showRecordId', 'min', 'max', 'tailable', 'awaitData', 'oplogReplay'], // prettier-ignore
  run(command, session) {
    const { query, single } = readFind(command);
    const projection = docOption(command, 'projection', 'find');
    for (const name of ['returnKey', 'showRecordId', 'min', 'max', 'tailable', 'awaitData'])
      if (command[name])
        throw new ServerError(
          238,
          'NotImplemented',
          `find's option ${name} is not supported by the embedded database`,
        );
    check(query, projection);
    const collection = collectionOf(command, 'find', session);
    const batchSize = batchOption(command, 'find');
    if (!collection)
      return session.cursors.start(namespace(command, 'find'), [][Symbol.iterator](), batchSize);
    const records = select(collection, query).rows.map(({ record }) => record);
    const progress = { isFirstBatch: true };
    const documents = fetch(collection, records, query, projection, progress);
    const reply = session.cursors.start(collection.ns, documents, batchSize, single);
    progress.isFirstBatch = false;
    return reply;
  },
};

function check({ filter, sort = {}, env }: Query, projection: Doc): void {
  compileFilter(filter, env);
  sortOrder(sort);
  if (Object.keys(projection).length) compileProjection(projection, env, filter);
  settle(env);
}
