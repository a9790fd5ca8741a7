import { equal } from '../bson/compare';
import { isDoc, type Value } from '../bson/types';
import { format } from '../bson/format';
import { ServerError } from '../errors';
import type { Index } from '../storage/database-index';
import { findCollection, namespace, type Command } from './command';

export const dropIndexes: Command = {
  kind: 'write',
  options: ['index'],
  run(command, session) {
    const name = 'dropIndexes' in command ? 'dropIndexes' : 'deleteIndexes';
    const collection = findCollection(command, name, session);
    if (!collection)
      throw new ServerError(26, 'NamespaceNotFound', `ns not found ${namespace(command, name)}`);
    const nIndexesWas = collection.indexes.length;
    const wanted: Value[] = Array.isArray(command.index) ? command.index : [command.index];
    const dropped = wanted.flatMap((one) => selectIndexes(collection.indexes, one));
    for (const index of dropped) collection.dropIndex(index);
    return {
      nIndexesWas,
      ...(command.index === '*' ? { msg: 'non-_id indexes dropped for collection' } : {}),
    };
  },
};

function selectIndexes(indexes: Index[], wanted: Value): Index[] {
  if (wanted === '*') return indexes.filter(({ record }) => record.id !== 0);
  const found = indexes.filter(({ record }) =>
    isDoc(wanted) ? equal(record.key, wanted) : record.name === wanted,
  );
  if (found.some(({ record }) => record.id === 0))
    throw new ServerError(72, 'InvalidOptions', 'cannot drop _id index');
  if (!found.length)
    throw new ServerError(
      27,
      'IndexNotFound',
      isDoc(wanted)
        ? `can't find index with key: ${format(wanted)}`
        : `index not found with name [${String(wanted)}]`,
    );
  return found;
}
