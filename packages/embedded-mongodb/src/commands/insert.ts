import { ObjectId } from 'bson';
import { decode, encode } from '../bson/codec';
import type { Doc } from '../bson/types';
import { checkId } from '../update/update';
import { namespace, type Command } from './command';
import { eachStatement, store, withErrors } from './document-writes';

export const insert: Command = {
  kind: 'retryable',
  options: ['documents', 'ordered', 'bypassDocumentValidation'],
  run(command, session) {
    const collection = session.store.ensure(namespace(command, 'insert'));
    let n = 0;
    const errors = eachStatement(command.documents, command.ordered !== false, (given) => {
      const doc = idFirst(given);
      checkId(doc._id);
      const bytes = encode(doc);
      store(collection, doc === given ? given : decode(bytes), bytes);
      n += 1;
    });
    return withErrors({ n }, errors);
  },
};

function idFirst(doc: Doc): Doc {
  if (Object.keys(doc)[0] === '_id') return doc;
  if (!Object.hasOwn(doc, '_id')) return { _id: new ObjectId(), ...doc };
  const { _id, ...others } = doc;
  return { _id, ...others };
}
