import type { DateOrder } from '../schema/bank-layout';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The order of day, month and year in which a file writes its dates; where they don't tell, the shop's locale does. */
export function proposeDateOrder(dates: string[], locale: string): DateOrder {
  for (const date of dates) {
    if (/^\d{4}/.test(date)) return 'ymd';
    const [, first, mark, second] = /^(\d{1,2})([./-])(\d{1,2})[./-]\d{2,4}/.exec(date) ?? [];
    if (mark === '.' || Number(first) > 12) return 'dmy';
    if (Number(second) > 12) return 'mdy';
  }
  return locale === 'en-US' ? 'mdy' : 'dmy';
}

type Parts = [year: string, month: string, day: string];

function partsOf(text: string, order: DateOrder): Parts | null {
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:\D|$)/.exec(text);
  if (iso) return [iso[1]!, iso[2]!, iso[3]!];
  const numeric = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:\D|$)/.exec(text);
  if (numeric) {
    const [first, second, third] = [numeric[1]!, numeric[2]!, numeric[3]!];
    if (order === 'dmy') return [third, second, first];
    if (order === 'mdy') return [third, first, second];
    return third.length === 2 ? [first.padStart(2, '0'), second, third] : null;
  }
  const dayFirst = /^(\d{1,2})[ .-]+([a-z]{3})[a-z]*[ .,-]+(\d{4}|\d{2})(?:\D|$)/i.exec(text);
  const monthFirst = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})(?:\D|$)/i.exec(text);
  const [day, name, year] = dayFirst
    ? dayFirst.slice(1)
    : monthFirst
      ? [monthFirst[2], monthFirst[1], monthFirst[3]]
      : [];
  const month = months.indexOf((name ?? '').toLowerCase()) + 1;
  return month && day && year ? [year, String(month), day] : null;
}

/** Reads a date of a bank statement as `2026-11-25`, or null for what is no day of the calendar. */
export function parseBankDate(text: string, order: DateOrder): string | null {
  const parts = partsOf(text.trim(), order);
  if (!parts) return null;
  const [year, month, day] = parts;
  const written = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(written) ? written : null;
}
