import { currencySign } from '../../../shared/money';
import type { Condition } from '../filters';
import type { TypedText } from './typed-text';
import { numberOf } from './typed-units';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const amount = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,3})?|\d{1,8}(?:[.,]\d{1,3})?`;

/** Words before the highest and before the lowest value. */
export const upToWords = String.raw`(?:under|below|less than|cheaper than|up to|at most|no more than|max(?:imum|\.)?|bis|unter|<=?|≤)`;
export const fromWords = String.raw`(?:at least|more than|over|above|from|min(?:imum|\.)?|mind\.|ab|>=?|≥)`;

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });

/** Bounds of a price in minor units, and how they were understood. */
type PriceRange = { from: number; to: number; label: string };

/** Takes prices such as "under 200 $" and "$50-100" out of a text; the conditions are those of the shop's currency. */
export function readPrices(text: TypedText, currency: string, minorUnits: number): Condition[] {
  const sign = currencySign(currency);
  const unitName = currencyNames.of(currency) ?? currency;
  const plural = `${escaped(unitName.split(' ').at(-1)!.toLowerCase())}s?`;
  const mark = `(?:${escaped(sign)}|${escaped(currency)}|${plural})`;
  const marked = `(?:${mark} ?(${amount})|(${amount}) ?${mark}(?!\\w))`;
  const found: Condition[] = [];
  const take = (pattern: string, read: (amounts: number[]) => PriceRange) =>
    text.take(`(?<![\\w.,/])${pattern}`, (match) => {
      const amounts = match.slice(1).flatMap((value) => (value ? (numberOf(value) ?? []) : []));
      if (amounts.length === 0) return null;
      const { from, to, label } = read(amounts);
      found.push({ group: 'understood', price: { from: from * minorUnits, to: to * minorUnits } });
      return { text: '', parts: [{ label, left: '' }] };
    });
  const highest = Number.MAX_SAFE_INTEGER / minorUnits;
  const range = ([a, b]: number[]): PriceRange => {
    const [from, to] = [Math.min(a!, b ?? a!), Math.max(a!, b ?? a!)];
    return { from, to, label: `Price ${sign}${from}–${sign}${to}` };
  };
  const upTo = ([to]: number[]): PriceRange => ({ from: 0, to: to!, label: `Price up to ${sign}${to}` });
  const least = ([from]: number[]): PriceRange => ({
    from: from!,
    to: highest,
    label: `Price from ${sign}${from}`,
  });
  take(`(?:between )?${mark} ?(${amount}) ?(?:-|–|to|and) ?${mark}? ?(${amount})(?![\\w.])`, range);
  take(`(?:between )?(${amount}) ?(?:-|–|to|and) ?(${amount}) ?${mark}(?!\\w)`, range);
  take(`${upToWords} ?${marked}`, upTo);
  take(`${fromWords} ?${marked}`, least);
  // A number without a unit after one of these can only be a price.
  take(`(?:cheaper than|under|below) (${amount})(?= *$)`, upTo);
  return found;
}

/** Takes "in stock" out of a text. */
export function readStock(text: TypedText): Condition[] {
  const found: Condition[] = [];
  text.take(String.raw`(?<![\w-])(?:in[ -]stock|available now|auf lager)(?![\w-])`, () => {
    found.push({ group: 'understood', inStock: true });
    return { text: '', parts: [{ label: 'In stock', left: '' }] };
  });
  return found.slice(0, 1);
}
