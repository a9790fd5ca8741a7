import type { Lists } from './columns';

/** Two bits of each posting: where in the product the word is. */
export const wordFlags = { inTitle: 1, inType: 2 } as const;
export const flagBits = 2;

/** For each word the products that have it: `slot << 2 | flags`. Those of removed products stay. */
export class Postings {
  private readonly starts: Uint32Array;
  private readonly items: Uint32Array;
  private readonly added = new Map<number, number[]>();

  /** Inverts the lists `word << 2 | flags` of all products. */
  constructor(lists: Lists, words: number) {
    const [rowStarts, rowItems] = [lists.starts.values, lists.items.values];
    const total = rowStarts[lists.rows]!;
    const starts = new Uint32Array(words + 2);
    for (let at = 0; at < total; at++) starts[(rowItems[at]! >>> flagBits) + 2]!++;
    for (let word = 0; word < words; word++) starts[word + 2]! += starts[word + 1]!;
    const items = new Uint32Array(total);
    for (let row = 0; row < lists.rows; row++) {
      for (let at = rowStarts[row]!; at < rowStarts[row + 1]!; at++) {
        const item = rowItems[at]!;
        items[starts[(item >>> flagBits) + 1]!++] = (row << flagBits) | (item & 3);
      }
    }
    this.starts = starts;
    this.items = items;
  }

  /** How many products had a word when the index was made. */
  countOf(word: number): number {
    return this.starts[word + 1]! - this.starts[word]!;
  }

  /** Adds the words of one product. */
  add(slot: number, words: number[]): void {
    for (const word of words) {
      const posting = (slot << flagBits) | (word & 3);
      const known = this.added.get(word >>> flagBits);
      if (known) known.push(posting);
      else this.added.set(word >>> flagBits, [posting]);
    }
  }

  /** Calls `visit` with each posting of a word. */
  each(word: number, visit: (slot: number, flags: number) => void): void {
    const end = this.starts[word + 1] ?? 0;
    for (let at = this.starts[word] ?? 0; at < end; at++) {
      const posting = this.items[at]!;
      visit(posting >>> flagBits, posting & 3);
    }
    for (const posting of this.added.get(word) ?? []) visit(posting >>> flagBits, posting & 3);
  }
}
