import { formatWhole, numberFormat } from './formats';

/** An amount in integer minor units (cents for USD) of the shop's currency. */
export type MinorUnits = number;

const currencyFormat = (currency: string, locale: string) =>
  numberFormat(locale, { style: 'currency', currency });

/** The currencies that en-US writes as this sign before an amount with two decimals; see `formatWhole` for why. */
const plainSigns = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['CAD', 'CA$'],
  ['AUD', 'A$'],
]);
const plainSign = (currency: string, locale: string) =>
  locale === 'en-US' ? plainSigns.get(currency) : undefined;

const knownDigits = new Map<string, number>();

/** The decimals of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
export function fractionDigits(currency: string, locale = 'en-US'): number {
  if (plainSign(currency, locale)) return 2;
  const key = `${currency} ${locale}`;
  const known = knownDigits.get(key);
  if (known !== undefined) return known;
  const digits = currencyFormat(currency, locale).resolvedOptions().maximumFractionDigits ?? 2;
  knownDigits.set(key, digits);
  return digits;
}

/** Formats an amount: `formatMoney(38600)` is "$386.00". */
export function formatMoney(amount: MinorUnits, currency = 'USD', locale = 'en-US'): string {
  const sign = plainSign(currency, locale);
  if (!sign || !Number.isSafeInteger(amount))
    return currencyFormat(currency, locale).format(amount / 10 ** fractionDigits(currency, locale));
  const units = Math.abs(amount);
  const cents = String(units % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${sign}${formatWhole(Math.floor(units / 100))}.${cents}`;
}

/**
 * The part `numerator / denominator` of an amount, rounded half up to a whole minor unit. It is exact for whole numbers of
 * any size: every price, tax, discount and average cost is rounded here. The denominator is positive.
 */
export function roundedShare(amount: MinorUnits, numerator: number, denominator: number): MinorUnits {
  const doubled = 2 * amount * numerator + denominator;
  if (Number.isSafeInteger(doubled)) return Math.floor(doubled / (2 * denominator));
  const [dividend, divisor] = [
    2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator),
    2n * BigInt(denominator),
  ];
  const quotient = dividend / divisor;
  // BigInt division truncates towards zero.
  return Number(dividend % divisor < 0n ? quotient - 1n : quotient);
}

/** How large an amount is in relation to another, in whole percent, or in whole basis points for `scale` 10,000. */
export function ratio(part: MinorUnits, whole: MinorUnits, scale: 100 | 10_000 = 100): number {
  return Math.round((part * scale) / whole);
}

/** The currency symbol before an amount: "$". */
export function currencySign(currency = 'USD', locale = 'en-US'): string {
  const plain = plainSign(currency, locale);
  if (plain) return plain;
  const parts = currencyFormat(currency, locale).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * Formats a fraction of a price, such as the price of one piece of a pack, in fractional minor units: `formatPart(9.9)`
 * is "$0.099". Amounts below one whole unit may show one digit more than the currency has, those below a tenth of it
 * two: `formatPart(3.95)` is "$0.0395".
 */
export function formatPart(amount: number, currency = 'USD', locale = 'en-US'): string {
  const digits = fractionDigits(currency, locale);
  const whole = amount / 10 ** digits;
  const max = digits + (whole < 0.1 ? 2 : whole < 1 ? 1 : 0);
  return numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: max }).format(whole);
}

/**
 * Parses a typed amount ("1,234.5", "$380") to minor units; null unless it is at least 0 and has no more decimals than
 * the currency.
 */
export function parseMoney(text: string, currency = 'USD', locale = 'en-US'): MinorUnits | null {
  const digits = fractionDigits(currency, locale);
  const match = /^[^\d.,-]*(\d[\d,]*)?(?:\.(\d+))?\s*$/.exec(text.trim());
  if (!match || (!match[1] && !match[2])) return null;
  const fraction = match[2] ?? '';
  if (fraction.length > digits) return null;
  const amount = Number((match[1] ?? '0').replaceAll(',', '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Formats an amount for schema.org and CSV: `decimalMoney(38600)` is "386.00". */
export function decimalMoney(amount: MinorUnits, currency = 'USD', locale = 'en-US'): string {
  const digits = fractionDigits(currency, locale);
  return (amount / 10 ** digits).toFixed(digits);
}
