'use client';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { quoteSum } from '@/lib/quotes/rules/choice';
import { compareLines } from '@/lib/quotes/rules/compare';
import type { QuoteLine, QuoteVersion } from '@/lib/quotes/schema/quote';
import { formatDay } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

type Row = { key: string; label: string; was: string; is: string };

/** Two versions side by side, with what differs marked. */
export function CompareVersions({ versions, locale }: { versions: QuoteVersion[]; locale: string }) {
  const last = versions.length - 1;
  const [left, setLeft] = useState(last - 1);
  const [right, setRight] = useState(last);
  const [earlier, later] = [versions[left], versions[right]];
  if (!earlier || !later) return null;
  const moneyIn = (currency: string) => (amount: number) => formatMoney(amount, currency, locale);
  const lineText = (line: QuoteLine | undefined, currency: string) =>
    line
      ? [
          `${formatNumber(line.quantity, 3, locale)} × ${moneyIn(currency)(line.unitPrice)}`,
          line.alternativeTo && `alternative to ${line.alternativeTo}`,
          line.note,
        ]
          .filter(Boolean)
          .join(', ')
      : '–';
  const delivery = ({ delivery: price, currency }: QuoteVersion) =>
    price === null ? 'as in the shop' : moneyIn(currency)(price);
  const facts = (label: string, of: (version: QuoteVersion) => string): Row => ({
    key: label,
    label,
    was: of(earlier),
    is: of(later),
  });
  const rows: Row[] = [
    ...compareLines(earlier, later).map(({ sku, name, was, is }) => ({
      key: sku,
      label: `${name} (${sku})`,
      was: lineText(was, earlier.currency),
      is: lineText(is, later.currency),
    })),
    facts('Sum without alternatives', ({ lines, currency }) => moneyIn(currency)(quoteSum(lines))),
    facts('Delivery', delivery),
    facts('Valid until', ({ validUntil }) => formatDay(validUntil, locale)),
    facts('Text', ({ text }) => text || '–'),
    facts('Terms', ({ terms }) => terms || '–'),
  ];
  const choice = (label: string, value: number, onChoose: (index: number) => void) => (
    <Field label={label}>
      {(ids) => (
        <Select {...ids} value={value} onChange={(event) => onChoose(Number(event.target.value))}>
          {versions.map(({ version }, index) => (
            <option key={version} value={index}>
              Version {version}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <section aria-labelledby="compare" className="flex flex-col gap-4">
      <h2 id="compare" className="text-2xl">
        Compare versions
      </h2>
      <div className="grid max-w-xl grid-cols-2 gap-4">
        {choice('Earlier', left, setLeft)}
        {choice('Later', right, setRight)}
      </div>
      <Table
        caption="Differences"
        columns={['What', `Version ${earlier.version}`, `Version ${later.version}`]}
      >
        {rows.map(({ key, label, was, is }) => (
          <TableRow key={key}>
            <TableCell label="" className="wrap-anywhere">
              {label}
            </TableCell>
            <TableCell label={`Version ${earlier.version}`} className="wrap-anywhere whitespace-pre-line">
              {was}
            </TableCell>
            <TableCell
              label={`Version ${later.version}`}
              className={`wrap-anywhere whitespace-pre-line ${was === is ? '' : 'font-semibold'}`}
            >
              {is}
              {was !== is && <span className="sr-only"> (changed)</span>}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </section>
  );
}
