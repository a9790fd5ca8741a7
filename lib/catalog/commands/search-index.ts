import { searchWords } from '../collection/search-index';
import { products, updateProduct } from '../collection/products';
import { isWorthLearning } from '../rules/search-terms';
import { deletesOf } from '../rules/spelling';

/**
 * Adds the terms of published products to those that search uses for completion and spelling correction. Idempotent.
 */
export async function learnWords(words: string[]): Promise<void> {
  const times = new Map<string, number>();
  for (const word of words) if (isWorthLearning(word)) times.set(word, (times.get(word) ?? 0) + 1);
  const worth = [...times];
  for (let start = 0; start < worth.length; start += 1000) {
    await searchWords().bulkWrite(
      worth.slice(start, start + 1000).map(([word, seen]) => ({
        updateOne: {
          filter: { _id: word },
          update: { $inc: { seen }, $setOnInsert: { deletes: deletesOf(word) } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  }
}

/** Rebuilds the index entries and search terms of all products, for when the rules that derive them change. */
export async function reindexProducts(): Promise<void> {
  await searchWords().deleteMany({});
  for (let last = ''; ;) {
    const batch = await products()
      .find({ _id: { $gt: last } })
      .sort({ _id: 1 })
      .limit(200)
      .project<{ _id: string }>({ _id: 1 })
      .toArray();
    const words: string[] = [];
    for (const { _id } of batch) {
      const updated = await updateProduct({ _id }, { reindex: true });
      if (updated?.after.state === 'published') words.push(...updated.after.words);
    }
    await learnWords([...new Set(words)]);
    if (batch.length === 0) return;
    last = batch.at(-1)!._id;
  }
}
