import { codeOf } from '../../catalog/rules/search-terms';
import type { Counted } from './list-words';

/** One way to read a line of a list. */
export type Reading = {
  part: string;
  /** Null when the line gives none, or when it isn't clear which number is the quantity. */
  quantity: number | null;
  counted: Counted;
  /** Whether the line leaves no doubt about the quantity. */
  certain: boolean;
  /** Whether the part number fills its cell: it was not picked out of a sentence. */
  whole: boolean;
  /** The other words of the line that look like part numbers. */
  rest: string[];
};

const minCode = 3;
const maxCode = 40;

/** Whether a text has a length that part numbers have. */
export function canBePart(text: string): boolean {
  const { length } = codeOf(text);
  return length >= minCode && length <= maxCode;
}

const measureOrStandard =
  /^(m\d+(\.\d+)?([x×]\d+(\.\d+)?)*|\d+([.,/]\d+)*([x×]\d+([.,/]\d+)*)*(mm|cm|m|in|"|v|ah|nm|kg|g|w|kw|l|ml|bar|ft)?|(din|iso|en|ansi|pz|ph|tx|t|sw)\d+)$/i;

/** Whether a word could be a part number: letters and digits, but no measure (M8x40, 18V) and no standard (DIN933). */
export function looksLikePart(word: string): boolean {
  return /[a-z]/i.test(word) && /\d/.test(word) && codeOf(word).length >= 4 && !measureOrStandard.test(word);
}
