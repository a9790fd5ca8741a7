import { equal } from '../bson/compare';
import { isDoc, type Doc } from '../bson/types';
import { ServerError } from '../errors';
import { environment } from '../query/environment';
import { compileFilter } from '../query/filter';
import { namespace, refuseCollation, type Command } from './command';

const validation = ['validator', 'validationLevel', 'validationAction'];

/** The options of a collection that a command sets, checked. */
export function collectionOptions(command: Doc): Doc {
  const options = Object.fromEntries(
    validation.filter((name) => name in command).map((name) => [name, command[name]]),
  );
  if (isDoc(options.validator)) compileFilter(options.validator, environment());
  return options;
}

export const create: Command = {
  kind: 'write',
  options: [...validation, 'collation', 'idIndex'],
  run(command, { store }) {
    refuseCollation(command.collation);
    const ns = namespace(command, 'create');
    const options = collectionOptions(command);
    const known = store.collections.get(ns);
    if (known && !equal(known.record.options, options))
      throw new ServerError(
        48,
        'NamespaceExists',
        `namespace ${ns} already exists, but with different options`,
      );
    store.ensure(ns, options);
    return {};
  },
};
