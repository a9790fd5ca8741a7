import { diffLines, diffWordsWithSpace } from 'diff';
import type { ContentText } from '../schema';

export type Part = { text: string; change: 'added' | 'removed' | null };

const partsOf = (changes: { value: string; added: boolean; removed: boolean }[]): Part[] =>
  changes.map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : null,
  }));

const fields = [
  ['title', 'Title'],
  ['slug', 'Address'],
  ['summary', 'Summary'],
  ['picture', 'Picture'],
  ['tags', 'Tags'],
  ['author', 'Author'],
  ['seoTitle', 'Search title'],
  ['seoDescription', 'Search description'],
] as const;

const written = (value: string | string[] | null): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '');

/** The lines in which the bodies of two versions differ, with those around them. */
export const bodyDifferences = (older: ContentText, newer: ContentText): Part[] =>
  partsOf(diffLines(older.body, newer.body));

/** The other fields in which two versions differ, word by word. */
export function fieldDifferences(older: ContentText, newer: ContentText): { name: string; parts: Part[] }[] {
  return fields.flatMap(([field, name]) => {
    const [before, after] = [written(older[field]), written(newer[field])];
    return before === after ? [] : [{ name, parts: partsOf(diffWordsWithSpace(before, after)) }];
  });
}

/** The first and last lines of a long unchanged part; null where lines are left out. */
export function foldedLines(text: string, around = 3): (string | null)[] {
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines.length <= 2 * around + 1) return lines;
  return [...lines.slice(0, around), null, ...lines.slice(-around)];
}
