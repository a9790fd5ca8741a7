import { isDoc, typeOf, type Doc } from '../bson/types';
import { location, typeMismatch } from '../errors';
import { select } from '../plan/select';
import { refuseExpr } from '../query/filter';
import { environment } from '../query/environment';
import { compileUpdate } from '../update/update';
import { namespace, refuseCollation, variables, type Command, type Session } from './command';
import { docOption } from './find';
import { eachStatement, modify, statements, upsert, withErrors } from './document-writes';

const known = [
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
    for (const statement of statements(command.updates)) check(statement);
    const totals: Totals = { n: 0, nModified: 0, upserted: [] };
    const errors = eachStatement(command.updates, command.ordered !== false, (statement, index) =>
      apply(statement, index, command, ns, session, totals),
    );
    const { n, nModified, upserted } = totals;
    return withErrors({ n, nModified, ...(upserted.length ? { upserted } : {}) }, errors);
  },
};

function check(statement: Doc): void {
  for (const name of Object.keys(statement))
    if (!known.includes(name))
      throw location(40415, `BSON field 'update.updates.${name}' is an unknown field.`);
  if (!isDoc(statement.q))
    throw typeMismatch(
      `BSON field 'update.updates.q' is the wrong type '${typeOf(statement.q)}', expected type 'object'`,
    );
}

type Totals = { n: number; nModified: number; upserted: Doc[] };

function apply(
  statement: Doc,
  index: number,
  command: Doc,
  ns: string,
  session: Session,
  totals: Totals,
): void {
  refuseCollation(statement.collation);
  const filter = docOption(statement, 'q', 'update.updates');
  const { vars } = variables(command.let);
  const env = environment({ ...vars, ...(statement.c as Doc | undefined) });
  const multi = statement.multi === true;
  if (statement.upsert === true) refuseExpr(filter);
  const compiled = compileUpdate({
    filter,
    update: statement.u,
    arrayFilters: statement.arrayFilters,
    multi,
    env,
  });
  const collection = session.store.ensure(ns);
  const { rows } = select(collection, { filter, limit: multi ? 0 : 1, hint: statement.hint, env });
  let [n, nModified] = [0, 0];
  for (const row of rows) {
    const { changed } = modify(collection, row, compiled);
    n += 1;
    if (changed) nModified += 1;
  }
  if (!rows.length && statement.upsert === true) {
    totals.upserted.push({ index, _id: upsert(collection, compiled)._id });
    n += 1;
  }
  // A statement that fails counts nothing, though documents before the failing one stay changed.
  totals.n += n;
  totals.nModified += nModified;
}
