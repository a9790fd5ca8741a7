import type {
  AnyBulkWriteOperation,
  BulkWriteOptions,
  Collection,
  Document,
  Filter,
  InsertOneOptions,
  OptionalUnlessRequiredId,
  UpdateFilter,
} from 'mongodb';
import { databaseTime } from './database';

/** When a document last changed, by the database's clock, which all servers share. Older documents lack it. */
export type Stamped = { changedAt?: Date };

const stamped = <T extends Document>(update: UpdateFilter<T>): UpdateFilter<T> => ({
  ...update,
  $currentDate: { ...(update.$currentDate as object), changedAt: true } as never,
});

const stampedOperation = <T extends Document>(operation: AnyBulkWriteOperation<T>): object => {
  const [[name, write]] = Object.entries(operation) as [[string, { update?: UpdateFilter<T> }]];
  return write.update ? { [name]: { ...write, update: stamped(write.update) } } : operation;
};

/**
 * The collection, whose every update also writes `changedAt`, so that `copyCollection` and lists of what has changed
 * find the changed documents. Updates are operators, no pipelines. A document that is inserted alone has no stamp: the
 * copy notices it by the number of documents, and an order is stamped when it commits.
 */
export function stampUpdates<T extends Document & Stamped>(collection: Collection<T>): Collection<T> {
  const own = {
    updateOne: (filter: Filter<T>, update: UpdateFilter<T>, options?: object) =>
      collection.updateOne(filter, stamped(update), options),
    updateMany: (filter: Filter<T>, update: UpdateFilter<T>, options?: object) =>
      collection.updateMany(filter, stamped(update), options),
    findOneAndUpdate: (filter: Filter<T>, update: UpdateFilter<T>, options: object = {}) =>
      collection.findOneAndUpdate(filter, stamped(update), options),
    bulkWrite: (operations: AnyBulkWriteOperation<T>[], options?: object) =>
      collection.bulkWrite(operations.map(stampedOperation) as typeof operations, options),
    insertMany: async (documents: OptionalUnlessRequiredId<T>[], options?: BulkWriteOptions) => {
      const changedAt = await databaseTime();
      return collection.insertMany(
        documents.map((document) => ({ ...document, changedAt })),
        options,
      );
    },
  };
  return Object.assign(Object.create(collection) as Collection<T>, own);
}

/** The same for a collection whose documents are inserted one by one: they are stamped, too. */
export function stampWrites<T extends Document & Stamped>(collection: Collection<T>): Collection<T> {
  const insertOne = async (document: OptionalUnlessRequiredId<T>, options?: InsertOneOptions) =>
    collection.insertOne({ ...document, changedAt: await databaseTime() }, options);
  return Object.assign(stampUpdates(collection), { insertOne });
}
