/** An amount in integer minor units (cents for USD) of the shop's currency. */
export type MinorUnits = number;

const fractionDigits = (currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The one way to show money: `formatMoney(38600)` is "$386.00". */
export function formatMoney(amount: MinorUnits, currency = 'USD', locale = 'en-US'): string {
  const digits = fractionDigits(currency, locale);
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 10 ** digits);
}

/** How the currency is written before an amount: "$". */
export function currencySign(currency = 'USD', locale = 'en-US'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * A part of a price, such as what one piece of a pack costs, in minor units with their fraction: `formatPart(9.9)` is
 * "$0.099". Amounts below one whole unit may have one digit more than the currency has, those below a tenth of it two:
 * `formatPart(3.95)` is "$0.0395".
 */
export function formatPart(amount: number, currency = 'USD', locale = 'en-US'): string {
  const digits = fractionDigits(currency, locale);
  const whole = amount / 10 ** digits;
  const max = digits + (whole < 0.1 ? 2 : whole < 1 ? 1 : 0);
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: max }).format(
    whole,
  );
}

/**
 * Minor units from what a person typed ("1,234.5", "$380"); null when it is not an amount of at least 0
 * with no more decimals than the currency has.
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

/** The decimal that schema.org and CSV want: `decimalMoney(38600)` is "386.00". */
export function decimalMoney(amount: MinorUnits, currency = 'USD', locale = 'en-US'): string {
  const digits = fractionDigits(currency, locale);
  return (amount / 10 ** digits).toFixed(digits);
}
