import type { Doc } from '../bson/types';
import { failedToParse } from '../errors';
import { select } from '../plan/select';
import { compileProjection } from '../projection/project';
import { rejectExpr } from '../query/filter';
import { compileUpdate } from '../update/update';
import { namespace, rejectCollation, letEnvironment, type Command } from './command';
import { documentOption } from './find';
import { updateDocument, upsertDocument } from './document-writes';

export const findAndModify: Command = {
  kind: 'retryable',
  options: ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'arrayFilters', 'hint', 'let', 'collation', 'bypassDocumentValidation'], // prettier-ignore
  run(command, session) {
    rejectCollation(command.collation);
    const ns = namespace(command, 'findAndModify' in command ? 'findAndModify' : 'findandmodify');
    const filter = documentOption(command, 'query', 'findAndModify');
    const env = letEnvironment(command.let);
    validateOptions(command);
    const fields = documentOption(command, 'fields', 'findAndModify');
    const project = Object.keys(fields).length ? compileProjection(fields, env, filter) : (doc: Doc) => doc;
    const compiled = command.remove
      ? undefined
      : compileUpdate({ filter, update: command.update, arrayFilters: command.arrayFilters, env });
    if (command.upsert) rejectExpr(filter);
    const collection = session.store.getOrCreate(ns);
    const sort = documentOption(command, 'sort', 'findAndModify');
    const [row] = select(collection, { filter, sort, limit: 1, hint: command.hint, env }).rows;
    if (!compiled) {
      if (!row) return { lastErrorObject: { n: 0 }, value: null };
      collection.remove(row.record, row.doc);
      return { lastErrorObject: { n: 1 }, value: project(row.doc) };
    }
    if (row) {
      const { after } = updateDocument(collection, row, compiled);
      const value = project(command.new ? after : row.doc);
      return { lastErrorObject: { n: 1, updatedExisting: true }, value };
    }
    if (!command.upsert) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
    const doc = upsertDocument(collection, compiled);
    return {
      lastErrorObject: { n: 1, updatedExisting: false, upserted: doc._id },
      value: command.new ? project(doc) : null,
    };
  },
};

function validateOptions(command: Doc): void {
  if (!command.remove && command.update === undefined)
    throw failedToParse('Either an update or remove=true must be specified');
  if (command.remove && command.update !== undefined)
    throw failedToParse('Cannot specify both an update and remove=true');
  if (command.remove && command.upsert)
    throw failedToParse('Cannot specify both upsert=true and remove=true ');
  if (command.remove && command.new)
    throw failedToParse(
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
}
