import { equal } from '../bson/compare';
import { format } from '../bson/format';
import { toNumber } from '../bson/numbers';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/types';
import { badValue, failedToParse, notSupported, ServerError } from '../errors';
import type { Collection } from '../storage/collection';
import { Index, type IndexRecord } from '../storage/database-index';
import { namespace, rejectCollation, type Command } from './command';

const knownOptions = ['key', 'name', 'unique', 'sparse', 'hidden', 'expireAfterSeconds', 'partialFilterExpression', 'background', 'v', 'ns', 'collation']; // prettier-ignore
const cannotCreateIndex = (message: string) => new ServerError(67, 'CannotCreateIndex', message);

export const createIndexes: Command = {
  kind: 'write',
  options: ['indexes', 'commitQuorum'],
  run(command, { store }) {
    const ns = namespace(command, 'createIndexes');
    const specs = command.indexes;
    if (!Array.isArray(specs) || !specs.length) throw badValue('Must specify at least one index to create');
    const checked = specs.map(parseSpec);
    const isNew = !store.collections.has(ns);
    const collection = store.getOrCreate(ns);
    const numIndexesBefore = collection.indexes.length;
    for (const spec of checked) if (!indexExists(collection, spec)) buildIndex(collection, spec);
    const numIndexesAfter = collection.indexes.length;
    const note = numIndexesAfter === numIndexesBefore ? { note: 'all indexes already exist' } : {};
    return {
      numIndexesBefore,
      numIndexesAfter,
      ...(Object.keys(note).length ? note : { createdCollectionAutomatically: isNew }),
    };
  },
};

type IndexSpec = Omit<IndexRecord, 'id'>;

function parseSpec(spec: Value): IndexSpec {
  if (!isDoc(spec) || !isDoc(spec.key))
    throw failedToParse("The 'key' field is a required property of an index specification");
  for (const name of Object.keys(spec))
    if (!knownOptions.includes(name))
      throw new ServerError(
        197,
        'InvalidIndexSpecificationOption',
        `The field '${name}' is not valid for an index specification. Specification: ${format(spec)}`,
      );
  if (typeof spec.name !== 'string')
    throw failedToParse("The 'name' field is a required property of an index specification");
  checkKey(spec.key);
  rejectCollation(spec.collation);
  const { unique, sparse, hidden, expireAfterSeconds, partialFilterExpression } = spec;
  if (sparse && partialFilterExpression)
    throw cannotCreateIndex('cannot mix "partialFilterExpression" and "sparse" options');
  const ttl = expireAfterSeconds === undefined ? undefined : toNumber(expireAfterSeconds);
  if (ttl !== undefined && Object.keys(spec.key).length > 1)
    throw cannotCreateIndex(
      'TTL indexes are single-field indexes, compound indexes do not support TTL. Index spec: ' +
        format(spec),
    );
  if (ttl !== undefined && (!Number.isFinite(ttl) || ttl < 0))
    throw cannotCreateIndex("TTL index 'expireAfterSeconds' option must be numeric, and not negative");
  return {
    name: spec.name,
    key: spec.key,
    ...(unique ? { unique: true } : {}),
    ...(sparse ? { sparse: true } : {}),
    ...(hidden ? { hidden: true } : {}),
    ...(ttl === undefined ? {} : { expireAfterSeconds: ttl }),
    ...(isDoc(partialFilterExpression) ? { partialFilterExpression } : {}),
  };
}

function checkKey(key: Doc): void {
  if (!Object.keys(key).length) throw cannotCreateIndex('Index keys cannot be empty.');
  for (const [path, direction] of Object.entries(key)) {
    if (typeof direction === 'string') throw notSupported(`An index of kind '${direction}'`);
    if (!isNumeric(direction) || toNumber(direction) === 0)
      throw cannotCreateIndex(
        `Values in v:2 index key pattern cannot be of type ${typeof direction}. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    if (!path || path.split('.').includes(''))
      throw cannotCreateIndex('Index key contains an illegal field name: field name is empty');
    if (path.split('.').some((part) => part.startsWith('$') && !['$id', '$ref', '$db'].includes(part)))
      throw cannotCreateIndex(`Index key contains an illegal field name: field name starts with '$'.`);
    if (path.includes('$**')) throw notSupported('A wildcard index');
  }
}

const hasSameOptions = (a: IndexSpec, b: IndexSpec): boolean =>
  Boolean(a.unique) === Boolean(b.unique) &&
  Boolean(a.sparse) === Boolean(b.sparse) &&
  a.expireAfterSeconds === b.expireAfterSeconds &&
  equal(a.partialFilterExpression ?? null, b.partialFilterExpression ?? null);

function indexExists(collection: Collection, spec: IndexSpec): boolean {
  if (equal(spec.key, { _id: 1 })) return true;
  const requested = format({ v: 2, ...spec });
  for (const { record } of collection.indexes) {
    const keys = hasSameKey(record.key, spec.key);
    if (record.name === spec.name && !keys)
      throw new ServerError(
        86,
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${requested}, existing index: ${format({ v: 2, ...describeIndex(record) })}`,
      );
    if (!keys || !equal(record.partialFilterExpression ?? null, spec.partialFilterExpression ?? null))
      continue;
    if (!hasSameOptions(record, spec))
      throw record.name === spec.name
        ? new ServerError(
            86,
            'IndexKeySpecsConflict',
            `An existing index has the same name as the requested index. Requested index: ${requested}`,
          )
        : new ServerError(
            85,
            'IndexOptionsConflict',
            `An equivalent index already exists with the same name but different options. Requested index: ${requested}`,
          );
    if (record.name !== spec.name)
      throw new ServerError(
        85,
        'IndexOptionsConflict',
        `Index already exists with a different name: ${record.name}`,
      );
    return true;
  }
  return false;
}

const hasSameKey = (a: Doc, b: Doc) => equal(a, b) && Object.keys(a).join() === Object.keys(b).join();

/** An index as listIndexes returns it. */
export function describeIndex({
  name,
  key,
  unique,
  sparse,
  hidden,
  expireAfterSeconds,
  partialFilterExpression,
  id,
}: IndexRecord): Doc {
  return {
    key,
    name,
    ...(unique && id !== 0 ? { unique } : {}),
    ...(sparse ? { sparse } : {}),
    ...(hidden ? { hidden } : {}),
    ...(partialFilterExpression ? { partialFilterExpression } : {}),
    ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }),
  };
}

function buildIndex(collection: Collection, spec: IndexSpec): void {
  const index = new Index({ id: collection.record.nextIndex++, ...spec });
  try {
    collection.addIndex(index);
  } catch (error) {
    collection.dropIndex(index);
    throw error;
  }
}
