import { fractionDigits, parseMoney } from '../../shared/money';
import type { DecimalMark } from '../schema/bank-layout';

/** Reads a decimal number such as `12.50` to minor units of a currency; null for anything else, or too many decimals. */
export function minorUnitsOf(text: string, currency: string): number | null {
  if (!/^\d{1,13}(\.\d{1,8})?$/.test(text) || !/^[A-Z]{3}$/.test(currency)) return null;
  return parseMoney(
    text.replace(/\.?0*$/, (end) => (text.includes('.') ? '' : end)),
    currency,
  );
}

/** The digits of an amount with their separators, and whether it is negative; null for what is no number. */
function digitsOf(text: string): { digits: string; isNegative: boolean } | null {
  const plain = text.replace(/[\s'’\u00a0\u202f]|[A-Z]{3}|[$€£]/g, '').replace(/\u2212/g, '-');
  const match = /^(?:\((.+)\)|([+-]?)([\d.,]+)(-?))$/.exec(plain);
  if (!match) return null;
  const [, bracketed, sign, digits = bracketed ?? '', trailing] = match;
  const isNegative = Boolean(bracketed) || sign === '-' || trailing === '-';
  return /^[\d.,]*\d[\d.,]*$/.test(digits) ? { digits, isNegative } : null;
}

const signed = (amount: number | null, isNegative: boolean) =>
  amount === null ? null : isNegative ? -amount || 0 : amount;

/**
 * Reads an amount in US or European notation: `1,234.50`, `1.234,50-`, `(12.00)`, `+7`. The last separator is the decimal
 * one unless three digits follow it. Null for anything else.
 */
export function parseBankAmount(text: string, currency: string): number | null {
  const read = digitsOf(text);
  const parts = read && /^([\d.,]*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(read.digits);
  if (!parts || !/^\d*([.,]\d{3})*$/.test(parts[1] ?? '')) return null;
  const whole = (parts[1] ?? '').replace(/[.,]/g, '') || '0';
  return signed(minorUnitsOf(`${whole}.${parts[2] ?? '0'}`, currency), read.isNegative);
}

/**
 * Reads an amount of a file whose decimal mark is known; the other mark, spaces and apostrophes only group digits. Null
 * for anything else, also for three decimals of a currency with fewer: they could be a group of thousands.
 */
export function parseAmountAs(text: string, currency: string, decimal: DecimalMark): number | null {
  const read = digitsOf(text);
  if (!read || !/^[A-Z]{3}$/.test(currency)) return null;
  const [mark, group] = decimal === 'point' ? ['.', ','] : [',', '.'];
  const [whole = '', fraction = '', ...more] = read.digits.split(mark);
  const isGrouped = new RegExp(`^\\d{1,3}(\\${group}\\d{2,3})*\\${group}\\d{3}$`).test(whole);
  if (more.length || (!isGrouped && !/^\d*$/.test(whole)) || !/^\d*$/.test(fraction)) return null;
  if (fraction.length === 3 && fractionDigits(currency) < 3) return null;
  const plain = whole.replaceAll(group, '') || '0';
  return signed(minorUnitsOf(`${plain}.${fraction || '0'}`, currency), read.isNegative);
}

/** The decimal mark that the amounts of a file have; where they don't tell, that of the shop's locale. */
export function proposeDecimalMark(amounts: string[], locale: string): DecimalMark {
  const ends = amounts.map((amount) => /([.,])(\d+)\D*$/.exec(amount));
  for (const end of ends) if (end && end[2]!.length !== 3) return end[1] === ',' ? 'comma' : 'point';
  const grouped = ends.find(Boolean);
  if (grouped) return grouped[1] === ',' ? 'point' : 'comma';
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? 'comma' : 'point';
}
