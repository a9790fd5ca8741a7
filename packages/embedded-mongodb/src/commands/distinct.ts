import { visitPath } from '../bson/paths';
import type { Value } from '../bson/types';
import { typeMismatch } from '../errors';
import { sortedUnique as each } from '../expressions/sets';
import { select } from '../plan/select';
import { compileFilter } from '../query/filter';
import type { Collection } from '../storage/collection';
import type { Index } from '../storage/database-index';
import { findCollection, rejectCollation, letEnvironment, type Command } from './command';
import { documentOption } from './find';

// MongoDB answers from an index alone if it can, and index entries hold null for missing values.
const coveringIndex = (collection: Collection, key: string): Index | undefined =>
  collection.indexes.find(({ fields, record }) => fields[0]?.path === key && !record.partialFilterExpression);

export const distinct: Command = {
  kind: 'read',
  options: ['key', 'query', 'collation', 'hint'],
  run(command, session) {
    rejectCollation(command.collation);
    if (typeof command.key !== 'string')
      throw typeMismatch("BSON field 'distinct.key' is the wrong type, expected type 'string'");
    const filter = documentOption(command, 'query', 'distinct');
    const env = letEnvironment(undefined);
    const collection = findCollection(command, 'distinct', session);
    compileFilter(filter, env);
    if (!collection) return { values: [] };
    const parts = command.key.split('.');
    const found: Value[] = [];
    const index =
      Object.keys(filter).length || command.hint ? undefined : coveringIndex(collection, command.key);
    for (const { doc } of select(collection, { filter, hint: command.hint, env }).rows) {
      if (index?.record.sparse && !index.keysOf(doc).length) continue;
      if (index) found.push(...index.valuesOf(doc).flatMap(([v = null]) => v));
      else
        visitPath(doc, parts, 0, (v) => {
          if (Array.isArray(v)) found.push(...(v as Value[]));
          else if (v !== undefined) found.push(v);
          return false;
        });
    }
    return { values: each(found) };
  },
};
