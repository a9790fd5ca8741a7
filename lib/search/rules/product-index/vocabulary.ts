import { isWorthLearning, termsOf } from '../../../catalog/rules/search-terms';
import { allowedErrors, maxErrors } from '../../../catalog/rules/spelling';
import {
  completionsOf,
  termOfCompletions,
  termOfSpellings,
  spellingsOf,
  splitsOf,
  termsOfSplit,
  maxTerms,
  type KnownWord,
  type TypedTerm,
} from '../expansions';
import { optionalTerms, termOfGroup, termOfRange, type SearchQuery } from '../reading/search-query';
import { Dictionary, SortedStrings } from './strings';

/** One bit for each letter of a word. A typing error changes at most two bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The words of the published products, with the number of products that have each. */
export class Vocabulary {
  private readonly words: Dictionary;
  private readonly sorted: SortedStrings;
  private readonly uses: number[];
  /** The letters of words that typed ones are compared with; 0 for words with other characters. */
  private readonly letters: number[];

  /** `uses` is the number of products that have each word. */
  constructor(words: string[], uses: number[]) {
    this.words = new Dictionary(words);
    this.uses = uses;
    this.letters = words.map((word) => this.comparable(word));
    this.sorted = new SortedStrings(
      [...words],
      words.map((_, word) => word),
    );
  }

  private comparable = (word: string) => (/^[a-z]+$/.test(word) ? lettersOf(word) : 0);

  get texts(): string[] {
    return this.words.texts;
  }

  /** The number of a word, which becomes known; null for one that isn't searched for. */
  add(word: string): number | null {
    const known = this.words.numberOf(word);
    if (known !== undefined) return known;
    if (!isWorthLearning(word)) return null;
    const number = this.words.add(word);
    this.uses.push(0);
    this.letters.push(this.comparable(word));
    this.sorted.add(word, number);
    return number;
  }

  /** Counts a product that got a word, or lost it. */
  count(word: number, change: 1 | -1): void {
    this.uses[word]! += change;
  }

  /** The number of a word that a product has. */
  numberOf(word: string): number | undefined {
    const number = this.words.numberOf(word);
    return number !== undefined && this.uses[number]! > 0 ? number : undefined;
  }

  /** Words that begin with `start`, the word itself first, then the most used. */
  completions(start: string, limit: number): KnownWord[] {
    const found = this.sorted.find(start, start.length < 2);
    return completionsOf(start, this.known(found), limit);
  }

  /** What each typed term may mean, as `expandQuery` finds it in the database. */
  expand(terms: string[]): TypedTerm[] {
    return terms.slice(0, maxTerms).flatMap((typed) => {
      const completed = termOfCompletions(typed, this.completions(typed, 24));
      if (completed) return completed;
      const parts = splitsOf(typed).find((both) => both.every((part) => this.numberOf(part) !== undefined));
      return parts ? termsOfSplit(parts) : termOfSpellings(typed, spellingsOf(typed, this.similar(typed)));
    });
  }

  /** The terms of a query's measures, and optional ones, as `expandSpecifications` finds them in the database. */
  expandSpecifications({ groups, ranges, optional }: SearchQuery): TypedTerm[] {
    const isKnown = (word: string) => this.numberOf(word) !== undefined;
    const measures = ranges.length ? this.known(this.sorted.between('0', ':')) : [];
    return [
      ...groups.map((group) => termOfGroup(group, isKnown)),
      ...ranges.map((range) => termOfRange(range, measures)),
      ...optionalTerms(this.expand(termsOf(optional))),
    ];
  }

  /** The words that may be within two typing errors of a typed one. */
  private similar(typed: string): KnownWord[] {
    const errors = allowedErrors(typed);
    if (!errors) return [];
    const letters = this.comparable(typed);
    const near: number[] = [];
    for (let word = 0; word < this.letters.length; word++) {
      const own = this.letters[word]!;
      const differing = countBits(own ^ letters);
      if (own === 0 || differing > 2 * maxErrors || this.uses[word] === 0) continue;
      const text = this.texts[word]!;
      const allowed = Math.max(errors, allowedErrors(text));
      if (differing <= 2 * allowed && Math.abs(text.length - typed.length) <= allowed) near.push(word);
    }
    return this.known(near);
  }

  private known(words: number[]): KnownWord[] {
    return words.flatMap((word) => {
      const seen = this.uses[word]!;
      return seen > 0 ? [{ word: this.texts[word]!, seen }] : [];
    });
  }
}
