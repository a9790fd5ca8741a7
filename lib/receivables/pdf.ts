import { PdfBuilder } from '../platform/pdf-builder';
import { placeLines } from '../settings/rules/shop';
import type { Shop } from '../settings/schema/shop';
import { formatDay } from '../shared/dates';
import { formatMoney } from '../shared/money';
import type { AccountStatement } from './queries';
import { ageNames } from './rules/statement';
import { movementName } from './rules/texts';

/** The statement of an account as PDF: movements with balances, open invoices, and their age. */
export async function statementPdf(
  { name, email }: { name: string; email: string },
  statement: AccountStatement,
  shop: Shop,
): Promise<Uint8Array<ArrayBuffer>> {
  const money = (amount: number) => formatMoney(amount, statement.currency, shop.locale);
  const day = (iso: string) => formatDay(iso, shop.locale);
  const { from, to, today, opening, closing, rows, openItems, ageing } = statement;
  const title = 'Account statement';
  const facts = [`From ${day(from)} to ${day(to)}`, `Made on ${day(today)}`];
  const movements = rows.map((row) => [
    day(row.day),
    movementName(row),
    money(row.amount),
    money(row.balance),
  ]);
  const items = openItems.map((item) => [
    item.number,
    day(item.issuedOn),
    day(item.dueOn),
    item.daysOverdue > 0 ? String(item.daysOverdue) : '',
    money(item.open),
  ]);
  const ages = ageing.map((amount, index) => [ageNames[index]!, money(amount)]);
  const sums: [string, string][] = [
    ['Opening balance', money(opening)],
    ['Invoices', money(statement.invoiced)],
    ['Credit notes', money(-statement.credited)],
    ['Payments', money(-statement.paid)],
    ['Closing balance', money(closing)],
  ];
  const texts = JSON.stringify([
    name,
    email,
    facts,
    movements,
    items,
    ages,
    sums,
    shop.legalName,
    shop.address,
  ]);
  const pdf = await PdfBuilder.create(title, texts);
  pdf
    .text(shop.legalName, { bold: true })
    .text([...placeLines(shop), shop.phone, shop.email].join(', '), { muted: true })
    .space(24)
    .heading(title)
    .sideBySide(['Customer', name, email], ['Statement', ...facts])
    .space(20)
    .table(
      [
        { title: 'Day', width: 0.18 },
        { title: 'Movement', width: 0.46 },
        { title: 'Amount', width: 0.18, alignRight: true },
        { title: 'Balance', width: 0.18, alignRight: true },
      ],
      movements,
    )
    .totals(sums)
    .space(20)
    .text('Open invoices', { bold: true })
    .table(
      [
        { title: 'Number', width: 0.26 },
        { title: 'Issued', width: 0.2 },
        { title: 'Due', width: 0.2 },
        { title: 'Days overdue', width: 0.14, alignRight: true },
        { title: 'Open', width: 0.2, alignRight: true },
      ],
      items,
    )
    .space(12)
    .table(
      [
        { title: 'Age of what is open', width: 0.7 },
        { title: 'Amount', width: 0.3, alignRight: true },
      ],
      ages,
    );
  return pdf.bytes();
}
