import { measureOf, measurePattern } from './measures';
import { replaceSynonyms } from './synonyms';
import { inchThreadTerm, replaceInchThreads } from './threads';

const stopWords = new Set('a an and are as at by for from in is it of on or the this to with w'.split(' '));

/** The singular of an English word: drills → drill, wrenches → wrench, batteries → battery. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The text in lower case without accents, with synonyms replaced by canonical names. */
export function canonicalText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×✕]/g, 'x')
    .replace(/[″”“]/g, '"')
    .replace(/[’']/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return replaceSynonyms(plain);
}

/**
 * The search terms of a text: canonical, stemmed, without stop words, without duplicates. A measure is one term in its
 * metric unit, so "1/2 in" and "12.7 mm" give the same term; "M8 x 40" and "M8 x 1.25 x 40" give m8 and 40mm, and
 * "1/4-20" gives one term.
 */
export function termsOf(text: string): string[] {
  const found: string[] = [];
  const threaded = replaceInchThreads(canonicalText(text.slice(0, 20_000)), (thread) => {
    found.push(inchThreadTerm(thread));
    return ' ';
  });
  const rest = threaded
    .replace(
      /\bm(\d+(?:\.\d+)?)(?: ?x ?\d\.\d+)? ?x ?(\d+)(?: ?mm)?\b(?!\.\d)/g,
      (_, thread: string, length: string) => {
        found.push(`m${thread}`, `${length}mm`);
        return ' ';
      },
    )
    .replace(measurePattern, (...match) => {
      const measure = measureOf(match as RegExpMatchArray);
      if (measure) found.push(`${Number(measure.value.toFixed(2))}${measure.unit.toLowerCase()}`);
      return ' ';
    });
  const plain = rest.split(/[^a-z0-9.]+/).flatMap((raw) => {
    const word = raw.replace(/^\.+|\.+$/g, '');
    return word && !stopWords.has(word) && word.length <= 40 ? [stemOf(word)] : [];
  });
  return [...new Set([...plain, ...found])];
}

const known = new Map<string, readonly string[]>();
const maxKnown = 5_000;

/** The search terms of a short text of which there are few different ones, such as a size and a color: read once. */
export function termsOfChoice(text: string): readonly string[] {
  const found = known.get(text) ?? termsOf(text);
  if (known.size >= maxKnown) known.clear();
  if (text.length <= 100) known.set(text, found);
  return found;
}

/** Whether a term is one that search completes and corrects: two to forty letters, digits or points. */
export const isWorthLearning = (term: string): boolean => /^[a-z0-9.]{2,40}$/.test(term);

/** A part number without case, punctuation and look-alike letters: 18-b5032, "18 B5032" and 18B5O32 become the same. */
export function codeOf(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');
}
