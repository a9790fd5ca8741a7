import { isDoc, type Doc, type Value } from '../bson/types';
import { equal } from '../bson/compare';
import { countByIndex } from '../plan/count-by-index';
import { failedToParse, typeMismatch } from '../errors';
import { encodeEach } from '../engine/cursors';
import { pipelineReads } from '../plan/needed-fields';
import { select, type Query } from '../plan/select';
import { reorderStages, pruneOverwrittenFields } from '../pipeline/optimizer';
import { compilePipeline, parseStage } from '../pipeline/pipeline';
import type { CollectionReader } from '../pipeline/stage';
import { stageNumber } from '../pipeline/basic-stages';
import { createEnvironment, runConstantChecks } from '../query/environment';
import type { Collection } from '../storage/collection';
import { rejectCollation, letEnvironment, type Command, type Session } from './command';
import { batchSizeOption } from './find';

/** Splits a pipeline into a query, which can use indexes, and the remaining stages. */
export function splitPipeline(given: Value[]): { query: Omit<Query, 'env'>; rest: Value[] } {
  const pipeline = reorderStages(given);
  const query: Omit<Query, 'env'> = { filter: {} };
  let at = 0;
  const next = (name: string): Value => {
    if (at >= pipeline.length) return undefined;
    const [found, spec] = parseStage(pipeline[at]);
    if (found !== name) return undefined;
    at += 1;
    return spec;
  };
  const filters: Doc[] = [];
  for (let spec = next('$match'); isDoc(spec); spec = next('$match')) filters.push(spec);
  if (filters.length) query.filter = filters.length === 1 ? (filters[0] as Doc) : { $and: filters };
  const sort = next('$sort');
  if (isDoc(sort)) query.sort = sort;
  const skip = next('$skip');
  if (skip !== undefined) query.skip = stageNumber(skip, '$skip', 0, 5107200);
  const limit = next('$limit');
  if (limit !== undefined) query.limit = stageNumber(limit, '$limit', 1, 5107201);
  return { query, rest: pipeline.slice(at) };
}

/** Reads other collections of the same database. */
export const collectionReader = ({ store }: Session, db: string): CollectionReader => ({
  find(name, filter, env) {
    const collection = store.collections.get(`${db}.${name}`);
    return collection ? select(collection, { filter, env }).rows.map(({ doc }) => doc) : [];
  },
});

/** Whether the stages are those that drivers send for countDocuments. */
const isCountStage = (rest: Value[]): boolean =>
  rest.length === 1 && equal(rest[0], { $group: { _id: 1, n: { $sum: 1 } } });

const findDocuments = (collection: Collection | undefined, query: Query): Doc[] =>
  collection ? select(collection, query).rows.map(({ doc }) => doc) : [];

export const aggregate: Command = {
  kind: 'read',
  options: [
    'pipeline',
    'cursor',
    'let',
    'hint',
    'collation',
    'allowDiskUse',
    'bypassDocumentValidation',
    'explain',
  ],
  run(command, session) {
    rejectCollation(command.collation);
    const { pipeline, cursor } = command;
    if (!Array.isArray(pipeline)) throw typeMismatch("'pipeline' option must be specified as an array");
    if (!isDoc(cursor))
      throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
    const db = String(command.$db);
    const name = typeof command.aggregate === 'string' ? command.aggregate : '$cmd.aggregate';
    const env = command.let === undefined ? createEnvironment() : letEnvironment(command.let);
    const context = { env, source: collectionReader(session, db), name };
    // Compile the pipeline as written first, so that the first invalid stage is reported.
    compilePipeline(pipeline, context);
    runConstantChecks(env);
    const { query, rest } = splitPipeline(pipeline);
    const run = compilePipeline(pruneOverwrittenFields(rest), context);
    const collection = session.store.collections.get(`${db}.${name}`);
    const counted =
      isCountStage(rest) && command.hint === undefined && collection && countByIndex(collection, query);
    const docs =
      typeof counted === 'number'
        ? counted > 0
          ? [{ _id: 1, n: counted }]
          : []
        : run(findDocuments(collection, { ...query, hint: command.hint, env, reads: pipelineReads(rest) }));
    const batchSize = batchSizeOption(cursor, 'cursor');
    return session.cursors.start(`${db}.${name}`, encodeEach([...docs]), batchSize);
  },
};
