import { countByIndex } from '../plan/counting';
import { select } from '../plan/select';
import { toNumber } from '../bson/numbers';
import { compileFilter } from '../query/filter';
import { collectionOf, refuseCollation, variables, type Command } from './command';
import { countOption, docOption } from './find';

export const count: Command = {
  kind: 'read',
  options: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'],
  run(command, session) {
    refuseCollation(command.collation);
    const filter = docOption(command, 'query', 'count');
    const env = variables(undefined);
    const collection = collectionOf(command, 'count', session);
    const skip = countOption(command, 'skip', 'count');
    const limit = command.limit === undefined ? 0 : Math.abs(toNumber(command.limit));
    if (!collection) {
      compileFilter(filter, env);
      return { n: 0 };
    }
    if (!Object.keys(filter).length && !skip && !limit) return { n: collection.count() };
    const entries =
      command.hint === undefined ? countByIndex(collection, { filter, skip, limit }) : undefined;
    if (entries !== undefined) return { n: entries };
    return { n: select(collection, { filter, skip, limit, hint: command.hint, env }).rows.length };
  },
};
