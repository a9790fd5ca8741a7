import { isDoc, isNumeric, type Doc } from '../bson/types';
import { toNumber } from '../bson/numbers';
import { failedToParse, location, typeMismatch } from '../errors';
import { select } from '../plan/select';
import { compileFilter } from '../query/filter';
import { namespace, rejectCollation, letEnvironment, type Command } from './command';
import { runStatements, parseStatements, withWriteErrors } from './document-writes';

const knownFields = ['q', 'limit', 'hint', 'collation'];

export const deleteCommand: Command = {
  kind: 'retryable',
  options: ['deletes', 'ordered', 'let'],
  run(command, session) {
    const collection = session.store.collections.get(namespace(command, 'delete'));
    for (const statement of parseStatements(command.deletes)) checkStatement(statement);
    let n = 0;
    const errors = runStatements(command.deletes, command.ordered !== false, (statement) => {
      const filter = statement.q as Doc;
      const limit = limitOf(statement);
      const env = letEnvironment(command.let);
      compileFilter(filter, env);
      if (!collection) return;
      for (const { record, doc } of select(collection, {
        filter,
        limit,
        hint: statement.hint,
        env,
      }).rows) {
        collection.remove(record, doc);
        n += 1;
      }
    });
    return withWriteErrors({ n }, errors);
  },
};

// MongoDB treats a limit that is not a number as 0.
const limitOf = ({ limit }: Doc) => (isNumeric(limit) ? toNumber(limit) : 0);

function checkStatement(statement: Doc): void {
  for (const name of Object.keys(statement))
    if (!knownFields.includes(name))
      throw location(40415, `BSON field 'delete.deletes.${name}' is an unknown field.`);
  if (!isDoc(statement.q))
    throw typeMismatch("BSON field 'delete.deletes.q' is the wrong type, expected type 'object'");
  rejectCollation(statement.collation);
  const limit = limitOf(statement);
  if (limit !== 0 && limit !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`);
}
