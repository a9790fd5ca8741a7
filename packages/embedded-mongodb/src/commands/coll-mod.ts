import { equal } from '../bson/compare';
import { isDoc } from '../bson/types';
import { ServerError } from '../errors';
import { findCollection, namespace, type Command } from './command';
import { parseCollectionOptions } from './create';

export const collMod: Command = {
  kind: 'write',
  options: ['validator', 'validationLevel', 'validationAction', 'index'],
  run(command, session) {
    const collection = findCollection(command, 'collMod', session);
    if (!collection)
      throw new ServerError(26, 'NamespaceNotFound', `ns does not exist: ${namespace(command, 'collMod')}`);
    collection.record.options = { ...collection.record.options, ...parseCollectionOptions(command) };
    const reply: { [name: string]: unknown } = {};
    if (isDoc(command.index)) {
      const { name, keyPattern, expireAfterSeconds, hidden } = command.index;
      const index = collection.indexes.find(({ record }) =>
        name ? record.name === name : equal(record.key, keyPattern),
      );
      if (!index)
        throw new ServerError(
          27,
          'IndexNotFound',
          `cannot find index ${String(name)} for ns ${collection.ns}`,
        );
      if (expireAfterSeconds !== undefined) {
        if (index.record.expireAfterSeconds !== undefined)
          reply.expireAfterSeconds_old = index.record.expireAfterSeconds;
        reply.expireAfterSeconds_new = expireAfterSeconds;
        index.record.expireAfterSeconds = Number(expireAfterSeconds);
      }
      if (hidden !== undefined) {
        reply.hidden_old = index.record.hidden === true;
        reply.hidden_new = index.record.hidden = hidden === true;
      }
    }
    collection.save();
    return reply;
  },
};
