const last = '\u{10ffff}';

type WordFilter = { $and?: { words: { $elemMatch: { $gte: string; $lt: string } } }[] };

/**
 * The filter of documents whose field `words` has, for each of the first `most` words that were typed, one that begins
 * with it; empty when nothing was typed. It is a range, which an index serves: a pattern refuses some characters.
 */
export function beginningWithEach(typed: string, max: number): WordFilter {
  // A comma that ends a word belongs to the sentence.
  const words = typed
    .toLowerCase()
    .split(/,*(?:\s+|$)/)
    .filter(Boolean)
    .slice(0, max);
  if (words.length === 0) return {};
  return { $and: words.map((word) => ({ words: { $elemMatch: { $gte: word, $lt: word + last } } })) };
}
