// Only the first letters are compared, which bounds the number of deletes of a long word.
const comparedLetters = 10;

/** No word is corrected by more typing errors. */
export const maxErrors = 2;

/** The number of typing errors allowed in a word: 0 below 4 letters or with digits, 1 below 7 letters, otherwise 2. */
export function allowedErrors(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 7 ? 1 : maxErrors;
}

/**
 * The SymSpell deletes of a word: the word itself and every string left after removing up to `errors` of its letters.
 * Two words within that edit distance have at least one delete in common.
 */
export function deletesOf(word: string, errors = allowedErrors(word)): string[] {
  let last = new Set([word.slice(0, comparedLetters)]);
  const all = new Set(last);
  for (let step = 0; step < errors; step++) {
    const next = new Set<string>();
    for (const one of last) {
      for (let at = 0; at < one.length; at++) next.add(one.slice(0, at) + one.slice(at + 1));
    }
    for (const one of next) all.add(one);
    last = next;
  }
  return [...all];
}

/**
 * The Damerau–Levenshtein distance (optimal string alignment): the number of inserted, deleted, replaced or swapped
 * letters.
 */
export function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const above = rows[i - 1]!;
      const replaced = above[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      let min = Math.min(above[j]! + 1, row[j - 1]! + 1, replaced);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        min = Math.min(min, rows[i - 2]![j - 2]! + 1);
      }
      row.push(min);
    }
    rows.push(row);
  }
  return rows[from.length]![to.length]!;
}
