import { countByIndex } from '../plan/count-by-index';
import { select } from '../plan/select';
import { format } from '../bson/format';
import { asInt64 } from '../bson/numbers';
import { isNumeric, type Value } from '../bson/types';
import { badValue, failedToParse } from '../errors';
import { compileFilter } from '../query/filter';
import { findCollection, rejectCollation, letEnvironment, type Command } from './command';
import { nonNegativeOption, documentOption } from './find';

/** The limit of a count. As in MongoDB, a negative number means its absolute value. */
function limitOf(v: Value): number {
  if (v === undefined) return 0;
  if (!isNumeric(v)) throw badValue('limit value is not a valid number');
  const n = asInt64(v);
  if (n === undefined) throw failedToParse(`Cannot represent as a 64-bit integer: limit: ${format(v)}`);
  if (n === -(2n ** 63n)) throw badValue('limit value for count cannot be min long');
  return Math.abs(Number(n));
}

export const count: Command = {
  kind: 'read',
  options: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'],
  run(command, session) {
    rejectCollation(command.collation);
    const filter = documentOption(command, 'query', 'count');
    const env = letEnvironment(undefined);
    const collection = findCollection(command, 'count', session);
    const skip = nonNegativeOption(command, 'skip', 'count');
    const limit = limitOf(command.limit);
    if (!collection) {
      compileFilter(filter, env);
      return { n: 0 };
    }
    if (!Object.keys(filter).length && !skip && !limit) return { n: collection.count() };
    const entries =
      command.hint === undefined ? countByIndex(collection, { filter, skip, limit }) : undefined;
    if (entries !== undefined) return { n: entries };
    return { n: select(collection, { filter, skip, limit, hint: command.hint, env, reads: [] }).rows.length };
  },
};
