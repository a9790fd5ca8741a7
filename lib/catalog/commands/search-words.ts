import { searchWords } from '../collection/search-words';
import { dropsOf } from '../rules/spelling';

const isWorthLearning = (word: string) => /^[a-z0-9.]{2,40}$/.test(word);

/** Adds the words of an item to those that search completes and corrects to. Counting twice does no harm. */
export async function learnWords(words: string[]): Promise<void> {
  const worth = words.filter(isWorthLearning);
  for (let start = 0; start < worth.length; start += 1000) {
    await searchWords().bulkWrite(
      worth.slice(start, start + 1000).map((word) => ({
        updateOne: {
          filter: { _id: word },
          update: { $inc: { seen: 1 }, $setOnInsert: { drops: dropsOf(word) } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  }
}
