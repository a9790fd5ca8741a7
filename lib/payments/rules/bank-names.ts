/** Words that say nothing about who somebody is: legal forms, titles and the like. */
const empty = new Set(
  'the and und for inc llc ltd corp company gmbh ohg mbh plc bhv sarl herr frau mrs from order payment invoice'.split(
    ' ',
  ),
);

/** The words of a name of more than two letters, without legal forms, in lower case. */
export const nameWords = (name: string): string[] => [
  ...new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !empty.has(word)),
  ),
];

const shared = (one: string, other: string): number => {
  const known = new Set(nameWords(one));
  return nameWords(other).filter((word) => known.has(word)).length;
};

/** Whether a name shares a word with one of the others. */
export const isNameAlike = (one: string, others: string[]): boolean =>
  others.some((other) => shared(one, other) > 0);

/** Whether a name is nearly one of the others: two words are the same, or the only one. */
export const isNameSame = (one: string, others: string[]): boolean =>
  others.some((other) => {
    const words = nameWords(other).length;
    return words > 0 && shared(one, other) >= Math.min(2, words);
  });

const maxAmounts = 12;

/**
 * The positions of the only two or more amounts that add up to a sum; null where none or several do. Looks at the first
 * twelve.
 */
export function onlySubset(amounts: number[], sum: number): number[] | null {
  const some = amounts.slice(0, maxAmounts);
  let found: number[] | null = null;
  for (let mask = 1; mask < 2 ** some.length; mask++) {
    const chosen = some.flatMap((_, index) => (mask & (1 << index) ? [index] : []));
    if (chosen.length < 2 || chosen.reduce((total, index) => total + some[index]!, 0) !== sum) continue;
    if (found) return null;
    found = chosen;
  }
  return found;
}
