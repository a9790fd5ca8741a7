import { z } from 'zod';
import { listOwnInvoices } from '../invoices/queries/invoices';
import type { Invoice } from '../invoices/schema/invoice';
import {
  listAccountPayments,
  type AccountOrder,
  type AccountPayment,
} from '../orders/queries/account-payments';
import { now } from '../platform/clock';
import type { Shop } from '../settings/schema/shop';
import { addDays, dayAt } from '../shared/dates';
import {
  ageingOf,
  daysBetween,
  statementOf,
  type Movement,
  type OpenItem,
  type Statement,
} from './rules/statement';

/** The days of a statement, both included; absent ones are the last 90 days. */
export const statementDays = z.object({
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
export type StatementDays = z.infer<typeof statementDays>;

export type AccountStatement = Statement & {
  today: string;
  currency: string;
  openItems: OpenItem[];
  ageing: number[];
};

function documentMovements(documents: Invoice[]): Movement[] {
  return documents.map(({ content: { series, issuedOn, number, order, gross } }) => ({
    day: issuedOn,
    kind: series,
    number,
    orderNumber: order.number,
    amount: series === 'invoice' ? gross : -gross,
  }));
}

/** The amount of each payment of an order; one that staff recorded without an amount paid all that was owed then. */
function paymentMovements(
  total: number,
  payments: AccountPayment[],
  documents: Invoice[],
  timeZone: string,
): Movement[] {
  let last = 0;
  return payments.map(({ orderNumber, at, amount, isReversal }) => {
    const day = dayAt(new Date(at), timeZone);
    const credited = documents
      .filter(({ content }) => content.series === 'credit-note' && content.order.number === orderNumber)
      .filter(({ content }) => content.issuedOn < day)
      .reduce((sum, { content }) => sum + content.gross, 0);
    if (amount === null && !isReversal) last = Math.max(0, total - credited);
    const paid = amount ?? (isReversal ? -last : last);
    const kind = isReversal ? 'refund' : 'payment';
    return { day, kind, number: '', orderNumber, amount: -paid };
  });
}

function openItemsOf(documents: Invoice[], orders: AccountOrder[], today: string): OpenItem[] {
  const reminded = orders.flatMap((order) => order.reminded);
  const paused = new Set(orders.flatMap((order) => order.paused));
  const received = new Map<string, number>();
  for (const { orderNumber, amount } of orders.flatMap(({ payments }) => payments))
    received.set(orderNumber, (received.get(orderNumber) ?? 0) + (amount ?? 0));
  const invoices = documents.filter(
    ({ content, status }) => content.series === 'invoice' && status !== 'credited',
  );
  return invoices.flatMap(({ content, credited, status }) => {
    const { number, issuedOn, dueOn, gross, order } = content;
    // What has arrived pays the oldest invoices of an order first.
    const owed = gross - credited;
    const covered = Math.min(owed, Math.max(0, received.get(order.number) ?? 0));
    received.set(order.number, (received.get(order.number) ?? 0) - covered);
    if (status !== 'open' || !dueOn || owed === covered) return [];
    return [
      {
        number,
        issuedOn,
        dueOn,
        open: owed - covered,
        daysOverdue: daysBetween(dueOn, today),
        reminders: reminded.filter((one) => one === number).length,
        isPaused: paused.has(number),
      },
    ];
  });
}

/**
 * What an account owes and what has moved it between two days: open invoices with their age, and invoices, credit notes
 * and payments with the balance before and after.
 */
export async function findStatement(
  accountId: string,
  { from, to }: StatementDays,
  { timeZone, currency }: Pick<Shop, 'timeZone' | 'currency'>,
): Promise<AccountStatement> {
  const today = dayAt(now(), timeZone);
  const last = to ?? today;
  const [found, orders] = await Promise.all([listOwnInvoices(accountId), listAccountPayments(accountId)]);
  const documents = found.reverse();
  const movements = [
    ...documentMovements(documents),
    ...orders.flatMap(({ total, payments }) => paymentMovements(total, payments, documents, timeZone)),
  ];
  const openItems = openItemsOf(documents, orders, today);
  return {
    ...statementOf(movements, from ?? addDays(last, -90), last),
    today,
    currency,
    openItems,
    ageing: ageingOf(openItems),
  };
}
