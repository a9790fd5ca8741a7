import { equal } from '../bson/compare';
import { isDoc, type Doc } from '../bson/types';
import { ServerError } from '../errors';
import { createEnvironment } from '../query/environment';
import { compileFilter } from '../query/filter';
import { namespace, rejectCollation, type Command } from './command';

const validationOptions = ['validator', 'validationLevel', 'validationAction'];

/** The validated collection options of a command. */
export function parseCollectionOptions(command: Doc): Doc {
  const options = Object.fromEntries(
    validationOptions.filter((name) => name in command).map((name) => [name, command[name]]),
  );
  if (isDoc(options.validator)) compileFilter(options.validator, createEnvironment());
  return options;
}

export const create: Command = {
  kind: 'write',
  options: [...validationOptions, 'collation', 'idIndex'],
  run(command, { store }) {
    rejectCollation(command.collation);
    const ns = namespace(command, 'create');
    const options = parseCollectionOptions(command);
    const existing = store.collections.get(ns);
    if (existing && !equal(existing.record.options, options))
      throw new ServerError(
        48,
        'NamespaceExists',
        `namespace ${ns} already exists, but with different options`,
      );
    store.getOrCreate(ns, options);
    return {};
  },
};
