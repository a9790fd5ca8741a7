import { ObjectId } from 'bson';
import { equal } from '../bson/compare';
import { clone, format } from '../bson/format';
import { field, isDoc, type Doc, type Value } from '../bson/types';
import { failedToParse, location, ServerError } from '../errors';
import type { Environment } from '../query/environment';
import { compileUpdatePipeline } from '../pipeline/update-pipeline';
import { applyChanges } from './apply';
import { readArrayFilters } from './array-filters';
import { readChanges } from './changes';
import { badUpdate } from './operators';
import { upsertBase } from './upsert-base';

export type Update = {
  /** The document after the update; `touch` is called when it counts as modified though it is as before. */
  change(doc: Doc, touch?: () => void): Doc;
  /** The document that an upsert inserts. */
  insert(): Doc;
};

export type UpdateRequest = {
  filter: Doc;
  update: Value;
  arrayFilters?: Value;
  multi?: boolean;
  env: Environment;
};

/** Reads an update (operators, pipeline or replacement) and refuses what is wrong before any document is touched. */
export function compileUpdate(request: UpdateRequest): Update {
  const { update, multi } = request;
  const withId = {
    change: (doc: Doc, touch?: () => void) => keepId(doc, made.change(doc, touch), touch),
    insert: () => newId(made.insert()),
  };
  const made = read(request);
  if (multi && isDoc(update) && !isModifiers(update))
    throw failedToParse('multi update is not supported for replacement-style update');
  return withId;
}

const isModifiers = (update: Doc) => Object.keys(update)[0]?.startsWith('$') ?? false;

function read({ filter, update, arrayFilters, env }: UpdateRequest): Update {
  if (Array.isArray(update)) {
    if (arrayFilters !== undefined)
      throw failedToParse('arrayFilters may not be specified for pipeline-style updates');
    const run = compileUpdatePipeline(update, env);
    return {
      change: run,
      insert: () => {
        const base = upsertBase(filter);
        const made = run(base);
        return '_id' in base && !('_id' in made) ? { _id: base._id, ...made } : made;
      },
    };
  }
  if (!isDoc(update)) throw badUpdate(update);
  if (!isModifiers(update)) return replacement(filter, update, arrayFilters);
  const changes = readChanges(update, false);
  const inserted = readChanges(update, true);
  const filters = readArrayFilters(
    arrayFilters,
    env,
    inserted.map(({ path }) => path),
  );
  return {
    change: (doc, touch = () => {}) =>
      applyChanges(doc, changes, { filter, env, arrayFilters: filters, touch }),
    insert: () =>
      applyChanges(upsertBase(filter), inserted, { filter: {}, env, arrayFilters: filters, touch: () => {} }),
  };
}

function replacement(filter: Doc, update: Doc, arrayFilters: Value): Update {
  if (arrayFilters !== undefined)
    throw failedToParse('arrayFilters may not be specified for replacement-style updates');
  const dollar = Object.keys(update).find((name) => name.startsWith('$'));
  if (dollar)
    throw new ServerError(
      52,
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' in '${dollar}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  return {
    change: (doc) => ('_id' in update ? clone(update) : { _id: doc._id, ...clone(update) }),
    insert: () => {
      const id = field(upsertBase(filter, true), '_id');
      return '_id' in update || id === undefined ? clone(update) : { _id: id, ...clone(update) };
    },
  };
}

function keepId(before: Doc, after: Doc, touch?: () => void): Doc {
  const id = field(after, '_id');
  if (id === undefined && Object.hasOwn(before, '_id')) {
    // A pipeline that drops it gets it back, and counts as a change.
    touch?.();
    return { _id: before._id, ...after };
  }
  if (!equal(id, before._id))
    throw new ServerError(
      66,
      'ImmutableField',
      `Performing an update on the path '_id' would modify the immutable field '_id'`,
    );
  return idFirst(after);
}

function newId(doc: Doc): Doc {
  const made = field(doc, '_id') === undefined ? { _id: new ObjectId(), ...doc } : idFirst(doc);
  checkId(made._id);
  return made;
}

function idFirst(doc: Doc): Doc {
  if (Object.keys(doc)[0] === '_id') return doc;
  const { _id, ...others } = doc;
  return { _id, ...others };
}

/** Refuses an `_id` that no document may have. */
export function checkId(id: Value): void {
  const bad = (message: string) => new ServerError(53, 'InvalidIdField', message);
  if (Array.isArray(id)) throw bad("The '_id' value cannot be of type array");
  if (id instanceof Object && (id as { _bsontype?: string })._bsontype === 'BSONRegExp')
    throw bad("The '_id' value cannot be of type regex");
  if (isDoc(id)) {
    const dollar = Object.keys(id).find((name) => name.startsWith('$'));
    if (dollar && !['$ref', '$id', '$db'].includes(dollar))
      throw new ServerError(
        52,
        'DollarPrefixedFieldName',
        `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`,
      );
  }
}

/** Refuses a document beyond MongoDB's limit. */
export function checkSize(bytes: number): void {
  if (bytes > 16_777_216)
    throw location(17419, `Resulting document after update is larger than 16777216: ${format(bytes)}`);
}
