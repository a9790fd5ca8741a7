import { isDoc, typeOf, type Doc } from '../bson/types';
import { location, typeMismatch } from '../errors';
import { select } from '../plan/select';
import { rejectExpr } from '../query/filter';
import { createEnvironment } from '../query/environment';
import { compileUpdate } from '../update/update';
import { namespace, rejectCollation, letEnvironment, type Command, type Session } from './command';
import { documentOption } from './find';
import {
  runStatements,
  updateDocument,
  parseStatements,
  upsertDocument,
  withWriteErrors,
} from './document-writes';

const knownFields = [
  'q',
  'u',
  'c',
  'multi',
  'upsert',
  'arrayFilters',
  'hint',
  'collation',
  'sort',
  'upsertSupplied',
];

export const update: Command = {
  kind: 'retryable',
  options: ['updates', 'ordered', 'bypassDocumentValidation', 'let'],
  run(command, session) {
    const ns = namespace(command, 'update');
    for (const statement of parseStatements(command.updates)) checkStatement(statement);
    const totals: Totals = { n: 0, nModified: 0, upserted: [] };
    const errors = runStatements(command.updates, command.ordered !== false, (statement, index) =>
      applyStatement(statement, index, command, ns, session, totals),
    );
    const { n, nModified, upserted } = totals;
    return withWriteErrors({ n, nModified, ...(upserted.length ? { upserted } : {}) }, errors);
  },
};

function checkStatement(statement: Doc): void {
  for (const name of Object.keys(statement))
    if (!knownFields.includes(name))
      throw location(40415, `BSON field 'update.updates.${name}' is an unknown field.`);
  if (!isDoc(statement.q))
    throw typeMismatch(
      `BSON field 'update.updates.q' is the wrong type '${typeOf(statement.q)}', expected type 'object'`,
    );
}

type Totals = { n: number; nModified: number; upserted: Doc[] };

function applyStatement(
  statement: Doc,
  index: number,
  command: Doc,
  ns: string,
  session: Session,
  totals: Totals,
): void {
  rejectCollation(statement.collation);
  const filter = documentOption(statement, 'q', 'update.updates');
  const { vars } = letEnvironment(command.let);
  const env = createEnvironment({ ...vars, ...(statement.c as Doc | undefined) });
  const multi = statement.multi === true;
  const compiled = compileUpdate({
    filter,
    update: statement.u,
    arrayFilters: statement.arrayFilters,
    multi,
    env,
  });
  if (statement.upsert === true) rejectExpr(filter);
  const collection = session.store.getOrCreate(ns);
  const { rows } = select(collection, { filter, limit: multi ? 0 : 1, hint: statement.hint, env });
  let [n, nModified] = [0, 0];
  for (const row of rows) {
    const { changed } = updateDocument(collection, row, compiled);
    n += 1;
    if (changed) nModified += 1;
  }
  if (!rows.length && statement.upsert === true) {
    totals.upserted.push({ index, _id: upsertDocument(collection, compiled)._id });
    n += 1;
  }
  // A failing statement adds nothing to the totals, although the documents updated before the error stay updated.
  totals.n += n;
  totals.nModified += nModified;
}
