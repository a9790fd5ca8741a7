import { decode, encode } from '../bson/codec';
import type { Doc, Value } from '../bson/types';
import { isDoc } from '../bson/types';
import { ServerError, typeMismatch } from '../errors';
import { environment } from '../query/environment';
import { compileFilter } from '../query/filter';
import type { Row } from '../plan/select';
import type { Collection } from '../storage/collection';
import { checkSize, type Update } from '../update/update';

/** The statements of a write, which must be a list of documents. */
export function statements(list: Value): Doc[] {
  if (!Array.isArray(list) || !list.every(isDoc)) throw typeMismatch('expected an array of statements');
  return list;
}

/** Runs a list of statements; an ordered list ends at the first error. */
export function eachStatement(
  list: Value,
  ordered: boolean,
  run: (statement: Doc, index: number) => void,
): Doc[] {
  const errors: Doc[] = [];
  for (const [index, statement] of statements(list).entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      errors.push({ index, code: error.code, errmsg: error.message, ...error.extra });
      if (ordered) break;
    }
  }
  return errors;
}

/** A write's answer with the errors of its statements. */
export const withErrors = (reply: Doc, writeErrors: Doc[]): Doc =>
  writeErrors.length ? { ...reply, writeErrors } : reply;

/** Refuses a document that the collection's validator does not accept. */
export function validate({ record: { options } }: Collection, doc: Doc, before?: Doc): void {
  const { validator, validationLevel, validationAction } = options;
  if (!isDoc(validator) || validationLevel === 'off' || validationAction === 'warn') return;
  const accepts = compileFilter(validator, environment());
  if (accepts(doc)) return;
  if (validationLevel === 'moderate' && before && !accepts(before)) return;
  throw new ServerError(121, 'DocumentValidationFailure', 'Document failed validation', {
    errInfo: { failingDocumentId: doc._id, details: {} },
  });
}

/** Stores a new document. */
export function store(collection: Collection, doc: Doc, bytes = encode(doc)): void {
  if (bytes.length > 16_777_216)
    throw new ServerError(
      10334,
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: 16777216`,
    );
  validate(collection, doc);
  collection.insert(doc, bytes);
}

/** Changes a document; says whether its bytes became different. */
export function modify(
  collection: Collection,
  { record, doc }: Row,
  update: Update,
): { after: Doc; changed: boolean } {
  let touched = false;
  const after = update.change(doc, () => (touched = true));
  const bytes = encode(after);
  const before = collection.bytes(record);
  if (before?.equals(bytes)) return { after: doc, changed: touched };
  checkSize(bytes.length);
  const stored = decode(bytes);
  validate(collection, stored, doc);
  collection.replace(record, doc, stored, bytes);
  return { after: stored, changed: true };
}

/** Stores the document of an upsert. */
export function upsert(collection: Collection, update: Update): Doc {
  const doc = decode(encode(update.insert()));
  store(collection, doc);
  return doc;
}
