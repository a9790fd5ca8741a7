'use client';
import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import type { StatementReport } from '@/lib/payments/schema';
import {
  layoutColumns,
  maxHeader,
  type BankLayout,
  type LayoutColumn,
} from '@/lib/payments/schema/bank-layout';

const columnNames: Record<LayoutColumn, string> = {
  date: 'Date',
  amount: 'Amount',
  debit: 'Debit (out)',
  credit: 'Credit (in)',
  sign: 'Debit or credit, in words',
  name: 'Name',
  text: 'Reference text',
  reference: 'Transaction ID',
  iban: 'IBAN or account',
  currency: 'Currency',
};

const choices = {
  delimiter: {
    label: 'Delimiter',
    options: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab', pipe: 'Vertical bar' },
  },
  decimal: { label: 'Decimal mark', options: { point: 'Point: 1,234.50', comma: 'Comma: 1.234,50' } },
  dates: {
    label: 'Order of dates',
    options: { ymd: 'Year, month, day', dmy: 'Day, month, year', mdy: 'Month, day, year' },
  },
  encoding: {
    label: 'Encoding',
    options: { 'utf-8': 'UTF-8', 'windows-1252': 'Windows-1252', 'utf-16': 'UTF-16' },
  },
} as const;
type Choice = keyof typeof choices;

/** The first rows of a file as they stand in it, so that its columns can be told apart. */
function Sample({ titles, sample }: { titles: string[]; sample: string[][] }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="First rows of the file">
      <table className="text-left text-sm">
        <thead>
          <tr>
            {titles.map((title, index) => (
              <th
                key={index}
                scope="col"
                className="border border-line bg-ground px-2 py-1 whitespace-nowrap"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((cells, row) => (
            <tr key={row}>
              {titles.map((_, index) => (
                <td key={index} className="border border-line px-2 py-1 whitespace-nowrap">
                  {cells[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Says how the columns of a CSV file are to be read; each change shows its effect in the preview. */
export function StatementColumns({
  csv: { layout, isRemembered, titles, sample },
  isOpen,
  disabled,
  onChange,
}: {
  csv: NonNullable<StatementReport['csv']>;
  isOpen: boolean;
  disabled: boolean;
  onChange: (layout: BankLayout) => void;
}) {
  const heading = useId();
  const setColumn = (name: LayoutColumn, value: string) =>
    onChange({ ...layout, columns: { ...layout.columns, [name]: value === '' ? null : Number(value) } });
  return (
    <details open={isOpen} className="rounded-card border border-line bg-surface p-4">
      <summary id={heading} className="min-h-6 cursor-pointer font-semibold">
        Columns of the file
        <span className="ml-2 font-normal text-muted">
          {isRemembered ? 'as remembered from an earlier statement' : 'remembered with the import'}
        </span>
      </summary>
      <fieldset
        disabled={disabled}
        aria-labelledby={heading}
        className="mt-4 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-5"
      >
        {layoutColumns.map((name) => (
          <Field key={name} label={columnNames[name]}>
            {(ids) => (
              <Select
                {...ids}
                value={layout.columns[name] ?? ''}
                onChange={(event) => setColumn(name, event.target.value)}
              >
                <option value="">None</option>
                {titles.map((title, index) => (
                  <option key={index} value={index}>
                    {title}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        {(Object.keys(choices) as Choice[]).map((name) => (
          <Field key={name} label={choices[name].label}>
            {(ids) => (
              <Select
                {...ids}
                value={layout[name]}
                onChange={(event) => onChange({ ...layout, [name]: event.target.value })}
              >
                {Object.entries(choices[name].options).map(([value, title]) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Field label="Column titles">
          {(ids) => (
            <Select
              {...ids}
              value={layout.header}
              onChange={(event) => onChange({ ...layout, header: Number(event.target.value) })}
            >
              <option value={0}>None</option>
              {Array.from({ length: maxHeader }, (_, index) => (
                <option key={index} value={index + 1}>
                  In row {index + 1}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="sm:col-span-2">
          <Checkbox
            label="Leave out rows without a date, such as totals"
            checked={layout.skipUndated}
            onChange={(event) => onChange({ ...layout, skipUndated: event.target.checked })}
          />
        </div>
      </fieldset>
      <p className="mt-4 mb-2 font-semibold">First rows of the file</p>
      <Sample titles={titles} sample={sample} />
    </details>
  );
}
