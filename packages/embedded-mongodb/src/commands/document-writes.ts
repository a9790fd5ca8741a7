import { decode, encode } from '../bson/codec';
import type { Doc, Value } from '../bson/types';
import { isDoc } from '../bson/types';
import { ServerError, typeMismatch } from '../errors';
import { createEnvironment } from '../query/environment';
import { compileFilter } from '../query/filter';
import type { Row } from '../plan/select';
import type { Collection } from '../storage/collection';
import { checkSize, type Update } from '../update/update';

/** The statements of a write command. Throws unless they are an array of documents. */
export function parseStatements(list: Value): Doc[] {
  if (!Array.isArray(list) || !list.every(isDoc)) throw typeMismatch('expected an array of statements');
  return list;
}

/** Runs the statements of a write command and returns their errors. An ordered list stops at the first error. */
export function runStatements(
  list: Value,
  ordered: boolean,
  run: (statement: Doc, index: number) => void,
): Doc[] {
  const errors: Doc[] = [];
  for (const [index, statement] of parseStatements(list).entries()) {
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

/** Adds the errors of the statements to the reply of a write. */
export const withWriteErrors = (reply: Doc, writeErrors: Doc[]): Doc =>
  writeErrors.length ? { ...reply, writeErrors } : reply;

/** Throws if the collection's validator rejects a document. */
export function validate({ record: { options } }: Collection, doc: Doc, before?: Doc): void {
  const { validator, validationLevel, validationAction } = options;
  if (!isDoc(validator) || validationLevel === 'off' || validationAction === 'warn') return;
  const accepts = compileFilter(validator, createEnvironment());
  if (accepts(doc)) return;
  if (validationLevel === 'moderate' && before && !accepts(before)) return;
  throw new ServerError(121, 'DocumentValidationFailure', 'Document failed validation', {
    errInfo: { failingDocumentId: doc._id, details: {} },
  });
}

/** Inserts a document. */
export function insertDocument(collection: Collection, doc: Doc, bytes = encode(doc)): void {
  if (bytes.length > 16_777_216)
    throw new ServerError(
      10334,
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: 16777216`,
    );
  validate(collection, doc);
  collection.insert(doc, bytes);
}

/** Applies an update to a stored document. `changed` is whether the document counts as modified. */
export function updateDocument(
  collection: Collection,
  { record, doc }: Row,
  update: Update,
): { after: Doc; changed: boolean } {
  let isMarked = false;
  const after = update.apply(doc, () => (isMarked = true));
  const bytes = encode(after);
  const before = collection.readBytes(record);
  if (before?.equals(bytes)) return { after: doc, changed: isMarked };
  checkSize(bytes.length);
  const stored = decode(bytes);
  validate(collection, stored, doc);
  collection.replace(record, doc, stored, bytes);
  return { after: stored, changed: true };
}

/** Inserts the document of an upsert. */
export function upsertDocument(collection: Collection, update: Update): Doc {
  const doc = decode(encode(update.createDocument()));
  insertDocument(collection, doc);
  return doc;
}
