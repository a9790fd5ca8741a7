import { isDeepStrictEqual } from 'node:util';
import { documentFiles } from '../lib/documents/collection';
import { database } from '../lib/platform/database';

type Documented = { documents: { title: string; href: string; date?: string }[] };

/** Gives the uploaded documents of products the day on which they were uploaded. Safe to repeat. */
export async function storeDocumentDates(): Promise<void> {
  const items = database().collection<Documented>('items');
  const uploaded = { documents: { $elemMatch: { href: /^\/api\/documents\//, date: { $exists: false } } } };
  for await (const { _id, documents } of items.find(uploaded, { projection: { documents: 1 } })) {
    const dated = [];
    for (const document of documents) {
      const [, filename] = /^\/api\/documents\/([\w-]{24})$/.exec(document.href) ?? [];
      const file = filename && !document.date ? await documentFiles().findOne({ filename }) : null;
      dated.push(file ? { ...document, date: file.uploadDate.toISOString().slice(0, 10) } : document);
    }
    // A product that has been edited meanwhile keeps what it has.
    if (!isDeepStrictEqual(dated, documents))
      await items.updateOne({ _id, documents }, { $set: { documents: dated } });
  }
}
