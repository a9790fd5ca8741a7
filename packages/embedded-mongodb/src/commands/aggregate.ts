import { isDoc, type Doc, type Value } from '../bson/types';
import { equal } from '../bson/compare';
import { countByIndex } from '../plan/count-by-index';
import { failedToParse, typeMismatch } from '../errors';
import { encoded } from '../engine/cursors';
import { select, type Query } from '../plan/select';
import { inRunningOrder, withoutOverwritten } from '../pipeline/optimizer';
import { compilePipeline, stageOf } from '../pipeline/pipeline';
import type { Source } from '../pipeline/stage';
import { wholeNumber } from '../pipeline/basic-stages';
import { environment, settle } from '../query/environment';
import type { Collection } from '../storage/collection';
import { refuseCollation, variables, type Command, type Session } from './command';
import { batchOption } from './find';

/** The part of a pipeline that the collection answers itself, with its indexes; and the rest. */
export function splitPipeline(given: Value[]): { query: Omit<Query, 'env'>; rest: Value[] } {
  const pipeline = inRunningOrder(given);
  const query: Omit<Query, 'env'> = { filter: {} };
  let at = 0;
  const next = (name: string): Value => {
    if (at >= pipeline.length) return undefined;
    const [found, spec] = stageOf(pipeline[at]);
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
  if (skip !== undefined) query.skip = wholeNumber(skip, '$skip', 0, 5107200);
  const limit = next('$limit');
  if (limit !== undefined) query.limit = wholeNumber(limit, '$limit', 1, 5107201);
  return { query, rest: pipeline.slice(at) };
}

/** Reads of other collections in the same database. */
export const sourceOf = ({ store }: Session, db: string): Source => ({
  find(name, filter, env) {
    const collection = store.collections.get(`${db}.${name}`);
    return collection ? select(collection, { filter, env }).rows.map(({ doc }) => doc) : [];
  },
});

/** What drivers send for countDocuments. */
const asksForCount = (rest: Value[]): boolean =>
  rest.length === 1 && equal(rest[0], { $group: { _id: 1, n: { $sum: 1 } } });

const documents = (collection: Collection | undefined, query: Query): Doc[] =>
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
    refuseCollation(command.collation);
    const { pipeline, cursor } = command;
    if (!Array.isArray(pipeline)) throw typeMismatch("'pipeline' option must be specified as an array");
    if (!isDoc(cursor))
      throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
    const db = String(command.$db);
    const name = typeof command.aggregate === 'string' ? command.aggregate : '$cmd.aggregate';
    const env = command.let === undefined ? environment() : variables(command.let);
    const context = { env, source: sourceOf(session, db), name };
    // The whole is compiled first, so that the first wrong stage is refused in the order of stages.
    compilePipeline(pipeline, context);
    settle(env);
    const { query, rest } = splitPipeline(pipeline);
    const run = compilePipeline(withoutOverwritten(rest), context);
    const collection = session.store.collections.get(`${db}.${name}`);
    const counted =
      asksForCount(rest) && command.hint === undefined && collection && countByIndex(collection, query);
    const docs =
      typeof counted === 'number'
        ? counted > 0
          ? [{ _id: 1, n: counted }]
          : []
        : run(documents(collection, { ...query, hint: command.hint, env }));
    const batchSize = batchOption(cursor, 'cursor');
    return session.cursors.start(`${db}.${name}`, encoded([...docs]), batchSize);
  },
};
