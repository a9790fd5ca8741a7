'use client';
import Form from 'next/form';
import { Allowed } from '@/components/layout/allowed';
import { Button, buttonClasses } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { ageNames, type OpenItem, type Statement } from '@/lib/receivables/rules/statement';
import { movementName } from '@/lib/receivables/rules/texts';
import { formatDay } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { PauseReminders } from './pause-reminders';

type Shown = Statement & { currency: string; openItems: OpenItem[]; ageing: number[] };

/** What an account owes by age, its open invoices, and its movements between two days with their balances. */
export function AccountStatementView({
  statement,
  path,
  pdfPath,
  locale,
  showsReminders = false,
}: {
  statement: Shown;
  path: string;
  pdfPath: string;
  locale: string;
  /** For staff: how many reminders were sent, and a way to pause them. */
  showsReminders?: boolean;
}) {
  const { from, to, opening, closing, rows, ageing, openItems, currency } = statement;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const day = (iso: string) => formatDay(iso, locale);
  const sums: [string, number][] = [
    ['Opening balance', opening],
    ['Invoices', statement.invoiced],
    ['Credit notes', -statement.credited],
    ['Payments', -statement.paid],
    ['Closing balance', closing],
  ];
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="ages">
        <h2 id="ages" className="mb-3 text-2xl">
          Open invoices
        </h2>
        <Card>
          <dl className="grid grid-cols-2 gap-4 p-4 sm:grid-cols-5">
            {ageing.map((amount, index) => (
              <div key={ageNames[index]}>
                <dt className="text-sm text-muted">{ageNames[index]}</dt>
                <dd className="figures font-semibold whitespace-nowrap">{money(amount)}</dd>
              </div>
            ))}
          </dl>
        </Card>
        {openItems.length > 0 ? (
          <Table
            caption="Open invoices"
            columns={[
              'Number',
              'Issued',
              'Due',
              { title: 'Open', right: true },
              ...(showsReminders ? ['Reminders'] : []),
            ]}
          >
            {openItems.map((item) => (
              <TableRow key={item.number}>
                <TableCell label="">
                  <a href={`/api/invoices/${item.number}/pdf`} className="underline underline-offset-4">
                    {item.number}
                  </a>
                </TableCell>
                <TableCell label="Issued">{day(item.issuedOn)}</TableCell>
                <TableCell label="Due">
                  {day(item.dueOn)}
                  {item.daysOverdue > 0 && (
                    <span className="block text-sm text-bad">{item.daysOverdue} days overdue</span>
                  )}
                </TableCell>
                <TableCell label="Open" className="figures md:text-right">
                  {money(item.open)}
                </TableCell>
                {showsReminders && (
                  <TableCell label="Reminders">
                    <span className="mr-3">{item.reminders} of 3 sent</span>
                    <Allowed right="credit.edit">
                      <PauseReminders number={item.number} isPaused={item.isPaused} />
                    </Allowed>
                  </TableCell>
                )}
              </TableRow>
            ))}
          </Table>
        ) : (
          <p className="mt-3 text-muted">No invoice is open.</p>
        )}
      </section>
      <section aria-labelledby="movements">
        <h2 id="movements" className="mb-3 text-2xl">
          Movements
        </h2>
        <Form action={path} className="mb-4 flex flex-wrap items-end gap-3">
          <Field label="From">
            {(ids) => <TextInput {...ids} type="date" name="from" defaultValue={from} />}
          </Field>
          <Field label="To">{(ids) => <TextInput {...ids} type="date" name="to" defaultValue={to} />}</Field>
          <Button type="submit" variant="secondary">
            Show
          </Button>
          <a href={`${pdfPath}?from=${from}&to=${to}`} target="_blank" className={buttonClasses('secondary')}>
            Statement (PDF)
          </a>
        </Form>
        <dl className="mb-4 grid grid-cols-2 gap-4 sm:grid-cols-5">
          {sums.map(([name, amount]) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="figures font-semibold whitespace-nowrap">{money(amount)}</dd>
            </div>
          ))}
        </dl>
        {rows.length > 0 ? (
          <Table
            caption="Movements"
            columns={['Day', 'Movement', { title: 'Amount', right: true }, { title: 'Balance', right: true }]}
          >
            {rows.map((row, index) => (
              <TableRow key={index}>
                <TableCell label="Day" className="whitespace-nowrap">
                  {day(row.day)}
                </TableCell>
                <TableCell label="Movement" className="wrap-anywhere">
                  {movementName(row)}
                </TableCell>
                <TableCell label="Amount" className="figures md:text-right">
                  {money(row.amount)}
                </TableCell>
                <TableCell label="Balance" className="figures md:text-right">
                  {money(row.balance)}
                </TableCell>
              </TableRow>
            ))}
          </Table>
        ) : (
          <p className="text-muted">Nothing has moved between these days.</p>
        )}
      </section>
    </div>
  );
}
