import { countedBy, isMeasureUnit, isTimes, isUnit, wholeNumber, type Counted } from './list-words';
import { canBePart, looksLikePart, type Reading } from './readings';

type Quantity = { value: number; counted: Counted; at: number[] };

const maxWords = 16;
const maxPartWords = 5;

/** The words of a free line, without bullets, a number "3." before it, and punctuation around words. */
function wordsOf(text: string): string[] {
  return text
    .replace(/^\s*([-–•·*>]\s+)+/, '')
    .replace(/^\s*\d{1,3}[.)]\s+/, '')
    .replace(/[:=]/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[([{"'“„]+|[)\]}"'”“,;.!?]+$/g, ''))
    .filter((word) => /[\p{L}\p{N}×*]/u.test(word))
    .slice(0, maxWords);
}

const numberWithUnit = /^(\d[\d,]*)([a-zü×*]+)$/i;
const timesNumber = /^[x×*](\d[\d,]*)$/i;

/** The quantity that begins at a word and says so: "10 pcs", "10x", "x 10", "10 x". */
function markedQuantity(words: string[], at: number): Quantity | null {
  const word = words[at]!.toLowerCase();
  const next = words[at + 1]?.toLowerCase() ?? '';
  const after = words[at + 2]?.toLowerCase() ?? '';
  const made = (value: number | null, unit: string, length: number): Quantity | null =>
    value === null
      ? null
      : { value, counted: countedBy(unit), at: Array.from({ length }, (_, index) => at + index) };
  const [, digits = '', unit = ''] = numberWithUnit.exec(word) ?? [];
  if (digits && (isUnit(unit) || isTimes(unit)))
    return isTimes(unit) && isUnit(next)
      ? made(wholeNumber(digits), next, 2)
      : made(wholeNumber(digits), unit, 1);
  const [, times = ''] = timesNumber.exec(word) ?? [];
  if (times) return isUnit(next) ? made(wholeNumber(times), next, 2) : made(wholeNumber(times), '', 1);
  const value = wholeNumber(word);
  if (value !== null && isUnit(next)) return made(value, next, isTimes(after) ? 3 : 2);
  if (value !== null && isTimes(next)) return made(value, '', 2);
  if (!isTimes(word)) return null;
  return isUnit(after) ? made(wholeNumber(next), after, 3) : made(wholeNumber(next), '', 2);
}

function markedQuantities(words: string[]): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < words.length; at++) {
    const quantity = markedQuantity(words, at);
    if (!quantity) continue;
    found.push(quantity);
    at += quantity.at.length - 1;
  }
  return found;
}

const isSign = (word: string) => isUnit(word.toLowerCase()) || isTimes(word.toLowerCase()) || word === 'of';

/** The quantity of a line whose part number is the words `from` to `to`. */
function quantityBeside(words: string[], from: number, to: number, marked: Quantity[]) {
  const none = { quantity: null, counted: null, used: [] as number[] };
  const beside = marked.filter(({ at }) => at.every((index) => index < from || index > to));
  const [only] = beside;
  if (only)
    return beside.length === 1
      ? { quantity: only.value, counted: only.counted, certain: true, used: only.at }
      : { ...none, certain: false };
  const isPlain = (at: number) =>
    (at < from || at > to) &&
    wholeNumber(words[at] ?? '') !== null &&
    !isMeasureUnit(words[at + 1]?.toLowerCase() ?? '');
  const plain = words.flatMap((_, at) => (isPlain(at) ? [at] : []));
  const [single] = plain;
  const isAtEnd = single === 0 ? from === 1 : single === words.length - 1 && to === single - 1;
  if (single !== undefined)
    return plain.length === 1 && isAtEnd
      ? { quantity: wholeNumber(words[single]!), counted: null, certain: true, used: plain }
      : { ...none, certain: false };
  const hasSign = words.some((word, at) => (at < from || at > to) && isSign(word));
  return { ...none, certain: !hasSign };
}

/** The ways to read a line of free text, such as "10 x HB-M8-40", "HB M8 40 10 pcs" or a sentence. */
export function readText(text: string): Reading[] {
  const words = wordsOf(text);
  const marked = markedQuantities(words);
  const likeParts = words.flatMap((word, at) => (looksLikePart(word) ? [at] : []));
  const readings: Reading[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from; to < Math.min(words.length, from + maxPartWords); to++) {
      const within = words.slice(from, to + 1);
      const part = within.join(' ');
      if (!canBePart(part) || isSign(within[0]!) || isSign(within.at(-1)!)) continue;
      if (within.length > 1 && !/\d/.test(part)) continue;
      const { quantity, counted, certain, used } = quantityBeside(words, from, to, marked);
      const others = likeParts.filter((at) => (at < from || at > to) && !used.includes(at));
      const rest = others.map((at) => words[at]!);
      readings.push({ part, quantity, counted, certain, whole: within.length === words.length, rest });
    }
  }
  return readings;
}
