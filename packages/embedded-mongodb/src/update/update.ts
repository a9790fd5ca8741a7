import { ObjectId } from 'bson';
import { equal } from '../bson/compare';
import { clone, format } from '../bson/format';
import { getField, isDoc, type Doc, type Value } from '../bson/types';
import { failedToParse, location, ServerError } from '../errors';
import type { Environment } from '../query/environment';
import { compileUpdatePipeline } from '../pipeline/update-pipeline';
import { applyChanges } from './apply';
import { parseArrayFilters } from './array-filters';
import { parseChanges } from './changes';
import { invalidUpdateError } from './operators';
import { upsertBase } from './upsert-base';

export type Update = {
  /** Returns the updated document. Calls `markModified` when an unchanged document still counts as modified. */
  apply(doc: Doc, markModified?: () => void): Doc;
  /** Returns the document that an upsert inserts. */
  createDocument(): Doc;
};

export type UpdateRequest = {
  filter: Doc;
  update: Value;
  arrayFilters?: Value;
  multi?: boolean;
  env: Environment;
};

/** Compiles an update (operators, pipeline or replacement). Throws if it is invalid, before any document changes. */
export function compileUpdate(request: UpdateRequest): Update {
  const { update, multi } = request;
  const compiled = compileByKind(request);
  if (multi && isDoc(update) && !hasOperators(update))
    throw failedToParse('multi update is not supported for replacement-style update');
  return {
    apply: (doc, markModified) => preserveId(doc, compiled.apply(doc, markModified), markModified),
    createDocument: () => ensureId(compiled.createDocument()),
  };
}

const hasOperators = (update: Doc) => Object.keys(update)[0]?.startsWith('$') ?? false;

function compileByKind({ filter, update, arrayFilters, env }: UpdateRequest): Update {
  if (Array.isArray(update)) {
    if (arrayFilters !== undefined)
      throw failedToParse('arrayFilters may not be specified for pipeline-style updates');
    const run = compileUpdatePipeline(update, env);
    return {
      apply: run,
      createDocument: () => {
        const base = upsertBase(filter);
        const created = run(base);
        return '_id' in base && !('_id' in created) ? { _id: base._id, ...created } : created;
      },
    };
  }
  if (!isDoc(update)) throw invalidUpdateError(update);
  if (!hasOperators(update)) return compileReplacement(filter, update, arrayFilters);
  const changes = parseChanges(update, false);
  const inserted = parseChanges(update, true);
  const filters = parseArrayFilters(
    arrayFilters,
    env,
    inserted.map(({ path }) => path),
  );
  return {
    apply: (doc, markModified = () => {}) =>
      applyChanges(doc, changes, { filter, env, arrayFilters: filters, markModified }),
    createDocument: () =>
      applyChanges(upsertBase(filter), inserted, {
        filter: {},
        env,
        arrayFilters: filters,
        markModified: () => {},
      }),
  };
}

function compileReplacement(filter: Doc, update: Doc, arrayFilters: Value): Update {
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
    apply: (doc) => ('_id' in update ? clone(update) : { _id: doc._id, ...clone(update) }),
    createDocument: () => {
      const id = getField(upsertBase(filter, true), '_id');
      return '_id' in update || id === undefined ? clone(update) : { _id: id, ...clone(update) };
    },
  };
}

function preserveId(before: Doc, after: Doc, markModified?: () => void): Doc {
  const id = getField(after, '_id');
  if (id === undefined && Object.hasOwn(before, '_id')) {
    // A pipeline that drops _id gets it back, and the document counts as modified.
    markModified?.();
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

/** Returns the document with `_id` as its first field, which is created if missing. Throws on an invalid `_id`. */
export function ensureId(doc: Doc): Doc {
  const created = getField(doc, '_id') === undefined ? { _id: new ObjectId(), ...doc } : idFirst(doc);
  checkId(created._id);
  return created;
}

function idFirst(doc: Doc): Doc {
  if (Object.keys(doc)[0] === '_id') return doc;
  const { _id, ...others } = doc;
  return { _id, ...others };
}

/** Throws if a value is not allowed as `_id`. */
function checkId(id: Value): void {
  const invalidId = (message: string) => new ServerError(53, 'InvalidIdField', message);
  if (Array.isArray(id)) throw invalidId("The '_id' value cannot be of type array");
  if (id instanceof Object && (id as { _bsontype?: string })._bsontype === 'BSONRegExp')
    throw invalidId("The '_id' value cannot be of type regex");
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

/** Throws if an updated document exceeds MongoDB's limit of 16 MiB. */
export function checkSize(bytes: number): void {
  if (bytes > 16_777_216)
    throw location(17419, `Resulting document after update is larger than 16777216: ${format(bytes)}`);
}
