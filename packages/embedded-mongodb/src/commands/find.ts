import { toIntegerNumber } from '../bson/numbers';
import { isDoc, isNullish, isNumeric, type Doc, type Value } from '../bson/types';
import { location, ServerError, typeMismatch } from '../errors';
import { encode } from '../bson/codec';
import { fieldTree, projectedFields } from '../plan/needed-fields';
import { select, type Query } from '../plan/select';
import { filterReads } from '../pipeline/dependencies';
import { compileProjection } from '../projection/project';
import { runConstantChecks } from '../query/environment';
import { compileFilter } from '../query/filter';
import { parseSort } from '../query/sort';
import type { Collection } from '../storage/collection';
import { findCollection, namespace, rejectCollation, letEnvironment, type Command } from './command';

/** A numeric option of a command, 0 if missing. Throws unless it is a non-negative number. */
export function nonNegativeOption(command: Doc, name: string, where: string): number {
  const v = command[name];
  if (v === undefined || v === null) return 0;
  if (!isNumeric(v))
    throw typeMismatch(
      `BSON field '${where}.${name}' is the wrong type '${typeof v}', expected types '[long, int, decimal, double]'`,
    );
  const n = toIntegerNumber(v) || 0;
  if (n < 0) throw location(51024, `BSON field '${name}' value must be >= 0, actual value '${n}'`);
  return n;
}

/** The batch size if one is given. */
export const batchSizeOption = (options: Doc, where: string): number | undefined =>
  isNullish(options.batchSize) ? undefined : nonNegativeOption(options, 'batchSize', where);

/** A document option of a command, empty if missing. Throws unless it is a document. */
export function documentOption(command: Doc, name: string, where: string): Doc {
  const v: Value = command[name];
  if (v === undefined) return {};
  if (!isDoc(v))
    throw typeMismatch(`BSON field '${where}.${name}' is the wrong type, expected type 'object'`);
  return v;
}

/** Parses a find command. */
export function parseFind(command: Doc): { query: Query; single: boolean } {
  rejectCollation(command.collation);
  const limit = nonNegativeOption(command, 'limit', 'find');
  return {
    single: command.singleBatch === true,
    query: {
      filter: documentOption(command, 'filter', 'find'),
      sort: documentOption(command, 'sort', 'find'),
      skip: nonNegativeOption(command, 'skip', 'find'),
      limit,
      hint: command.hint,
      projection: documentOption(command, 'projection', 'find'),
      env: letEnvironment(command.let),
    },
  };
}

// Each batch reads its documents again and skips those that have been removed or no longer match. The first batch needs
// no check, because nothing can run between the search and it.
function* fetchDocuments(
  collection: Collection,
  records: number[],
  { filter, env }: Query,
  projection: Doc,
  progress: { isFirstBatch: boolean },
): Generator<Buffer> {
  const matches = compileFilter(filter, env);
  const project = Object.keys(projection).length ? compileProjection(projection, env, filter) : undefined;
  const fields = project ? projectedFields(projection, filter) : fieldTree(filterReads(filter));
  for (const record of records) {
    const doc = collection.readFields(record, fields);
    if (!doc || (!progress.isFirstBatch && !matches(doc))) continue;
    const bytes = project ? encode(project(doc)) : collection.readBytes(record);
    if (bytes) yield bytes;
  }
}

export const find: Command = {
  kind: 'read',
  options: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch', 'hint', 'let', 'collation', 'allowDiskUse', 'noCursorTimeout', 'allowPartialResults', 'returnKey', 'showRecordId', 'min', 'max', 'tailable', 'awaitData', 'oplogReplay'], // prettier-ignore
  run(command, session) {
    const { query, single } = parseFind(command);
    const projection = documentOption(command, 'projection', 'find');
    for (const name of ['returnKey', 'showRecordId', 'min', 'max', 'tailable', 'awaitData'])
      if (command[name])
        throw new ServerError(
          238,
          'NotImplemented',
          `find's option ${name} is not supported by the embedded database`,
        );
    validateFind(query, projection);
    const collection = findCollection(command, 'find', session);
    const batchSize = batchSizeOption(command, 'find');
    if (!collection)
      return session.cursors.start(namespace(command, 'find'), [][Symbol.iterator](), batchSize);
    const records = select(collection, { ...query, reads: [] }).rows.map(({ record }) => record);
    const progress = { isFirstBatch: true };
    const documents = fetchDocuments(collection, records, query, projection, progress);
    const reply = session.cursors.start(collection.ns, documents, batchSize, single);
    progress.isFirstBatch = false;
    return reply;
  },
};

function validateFind({ filter, sort = {}, env }: Query, projection: Doc): void {
  compileFilter(filter, env);
  parseSort(sort);
  if (Object.keys(projection).length) compileProjection(projection, env, filter);
  runConstantChecks(env);
}
