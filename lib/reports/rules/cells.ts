import { formatDay } from '../../shared/dates';
import { decimalMoney, formatMoney } from '../../shared/money';
import type { Cell, ReportColumn, ReportRow } from '../schema';
import { formatNumber } from '../../shared/formats';

type Money = { currency: string; locale: string };

/** "+12%", "−3%", or a dash where there was nothing before. */
export function percentText(value: number | null): string {
  if (value === null) return '–';
  return value > 0 ? `+${value}%` : value < 0 ? `−${-value}%` : '0%';
}

/** A cell as people read it. */
export function cellText(kind: ReportColumn['kind'], cell: Cell, { currency, locale }: Money): string {
  if (kind === 'percent') return percentText(cell === null ? null : Number(cell));
  if (cell === null) return '';
  if (typeof cell === 'string') return kind === 'day' && cell !== 'Total' ? formatDay(cell, locale) : cell;
  return kind === 'money' ? formatMoney(cell, currency, locale) : formatNumber(cell, 3, locale);
}

/** The cells of a row for a CSV file: money as decimals, days as ISO dates, an empty cell where there is no value. */
export function csvRow(
  columns: ReportColumn[],
  { cells }: ReportRow,
  { currency }: Money,
): (string | number)[] {
  return columns.map(({ kind }, index) => {
    const cell = cells[index] ?? '';
    return kind === 'money' && typeof cell === 'number' ? Number(decimalMoney(cell, currency)) : cell;
  });
}
