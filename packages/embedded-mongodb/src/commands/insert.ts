import { decode, encode } from '../bson/codec';
import { ensureId } from '../update/update';
import { namespace, type Command } from './command';
import { runStatements, insertDocument, withWriteErrors } from './document-writes';

export const insert: Command = {
  kind: 'retryable',
  options: ['documents', 'ordered', 'bypassDocumentValidation'],
  run(command, session) {
    const collection = session.store.getOrCreate(namespace(command, 'insert'));
    let n = 0;
    const errors = runStatements(command.documents, command.ordered !== false, (given) => {
      const doc = ensureId(given);
      const bytes = encode(doc);
      insertDocument(collection, doc === given ? given : decode(bytes), bytes);
      n += 1;
    });
    return withWriteErrors({ n }, errors);
  },
};
