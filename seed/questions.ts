import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { z } from 'zod';
import { products } from '../lib/catalog/collection/products';
import { questions, type AnswerDocument } from '../lib/questions/collection';
import { questionWords, statusOf } from '../lib/questions/rules';
import { findShop } from '../lib/settings/queries';
import { slugOf } from '../lib/shared/slug';
import { readTable } from './files';

/** A row is a published question, an open one, or an answer to the question with the same id. */
const questionRow = z.strictObject({
  product: z.string().min(1),
  id: z.string().min(1),
  kind: z.enum(['question', 'open', 'shop', 'customer']),
  author: z.string(),
  date: z.iso.date(),
  text: z.string().min(1),
});

const idOf = (text: string) => createHash('sha256').update(`question ${text}`).digest('hex').slice(0, 24);
const timeOf = (date: string) => new Date(`${date}T10:00:00Z`);

/** Loads the questions of the demo with their answers. Existing questions are left alone. */
export async function seedQuestions(): Promise<void> {
  const rows = await readTable('questions.csv', questionRow);
  const shop = await findShop();
  const slugs = [...new Set(rows.map(({ product }) => product))];
  const found = await products()
    .find({ slug: { $in: slugs } }, { projection: { slug: 1, name: 1 } })
    .toArray();
  const bySlug = new Map(found.map((product) => [product.slug, product]));
  const writes = rows.flatMap(({ product: slug, id, kind, author, date, text }) => {
    const product = bySlug.get(slug);
    if (!product || (kind !== 'question' && kind !== 'open')) return [];
    const answers: AnswerDocument[] = rows
      .filter((row) => row.id === id && (row.kind === 'shop' || row.kind === 'customer'))
      .map((row) => ({
        id: idOf(`${id} ${row.text}`),
        userId: `sample-${slugOf(row.author || 'shop')}`,
        author: row.author || shop.name,
        by: row.kind === 'shop' ? 'shop' : 'customer',
        text: row.text,
        boughtThis: row.kind === 'customer',
        state: 'published',
        mailed: true,
        createdAt: timeOf(row.date),
      }));
    const state = kind === 'open' ? ('waiting' as const) : ('published' as const);
    const question = {
      _id: new ObjectId(idOf(id)),
      productId: product._id,
      slug,
      productName: product.name,
      userId: `sample-${slugOf(author)}`,
      author,
      text,
      state,
      status: statusOf(state, answers),
      words: questionWords([product.name, text]),
      answers,
      version: 1,
      createdAt: timeOf(date),
      mails: [],
    };
    return [
      {
        updateOne: {
          filter: { fingerprint: `demo-${id}` },
          update: { $setOnInsert: question },
          upsert: true,
        },
      },
    ];
  });
  if (writes.length) await questions().bulkWrite(writes);
}
