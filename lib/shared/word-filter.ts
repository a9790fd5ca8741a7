const last = '\u{10ffff}';

type WordFilter = { $and?: { words: { $elemMatch: { $gte: string; $lt: string } } }[] };

/**
 * A filter for documents whose field `words` has, for each of the first `max` typed words, a word that begins with it;
 * empty when nothing was typed. It is a range query, which an index serves and which needs no escaping as a regular
 * expression would.
 */
export function beginningWithEach(typed: string, max: number): WordFilter {
  // Strips the commas after words.
  const words = typed
    .toLowerCase()
    .split(/,*(?:\s+|$)/)
    .filter(Boolean)
    .slice(0, max);
  if (words.length === 0) return {};
  return { $and: words.map((word) => ({ words: { $elemMatch: { $gte: word, $lt: word + last } } })) };
}

/** The condition of a query for values that begin with a text: a range, as above. */
export const beginsWith = (text: string) => ({ $gte: text, $lt: text + last });
