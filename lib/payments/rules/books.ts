import { invoiceStatusesOf } from '../../invoices/rules/status';
import { receivableOf } from '../../invoices/rules/receivable';
import type { InvoiceContent, InvoiceSeries, InvoiceStatus } from '../../invoices/schema/invoice';
import { isOnTerms, paymentStateOf, receivedFor, type Receivable } from '../../orders/rules/payments';
import { unshippedLines } from '../../orders/rules/shipments';
import { owedFor } from '../../orders/rules/credit';
import type { PaidOrder } from '../../orders/schema/paid-order';
import { formatMoney } from '../../shared/money';
import type { PaymentDifference } from '../schema';

/** An issued document with what its list says about it. */
export type BookedDocument = {
  id: string;
  series: InvoiceSeries;
  status: InvoiceStatus;
  credited: number;
  cause: string;
  shipmentId: string;
  creditsId: string;
  content: Pick<InvoiceContent, 'number' | 'gross' | 'dueOn'>;
};

type Found = Pick<PaymentDifference, 'kind' | 'amount' | 'detail'> & { paymentId: string };

/** What staff have recorded about the payment by hand, last; null where they have not. */
function recordedByHand({ history }: PaidOrder): 'paid' | 'refunded' | 'due' | null {
  const last = history.findLast(({ what }) => /^(paid|refunded)( undone)?$/.test(what))?.what;
  if (!last) return null;
  return last === 'paid' || last === 'refunded undone' ? 'paid' : last === 'refunded' ? 'refunded' : 'due';
}

/** An order that counts as paid, due or refunded, though its payments and what staff recorded say something else. */
function statusDifference(order: PaidOrder): Found | null {
  const { payment, totals, number } = order;
  if (payment.method === 'card' || !totals.total || order.replaces) return null;
  const { received, refunded } = receivedFor(order);
  const expected = paymentStateOf(order) ?? 'due';
  if (expected === payment.state || recordedByHand(order) === payment.state) return null;
  const money = formatMoney(received - refunded, totals.currency);
  const isPaid = payment.state === 'paid';
  return {
    kind: isPaid ? 'paid-without-entry' : 'other-status',
    paymentId: number,
    amount: isPaid ? totals.total - received + refunded : received - refunded,
    detail: isPaid
      ? `The order counts as paid, but ${money} has arrived and nobody has recorded a payment. Assign its bank entry, or take “paid” back.`
      : `The order counts as ${payment.state}, but ${money} has arrived: it should be ${expected}. Assign or undo a bank entry of it.`,
  };
}

/** Payments of an order that no bank entry is assigned to. */
function unknownEntries({ payments }: PaidOrder, assigned: Set<string>): Found[] {
  return payments
    .filter(
      ({ provider, status, id }) => provider === 'bank-transfer' && status !== 'voided' && !assigned.has(id),
    )
    .map(({ id, captured }) => ({
      kind: 'unknown-entry',
      paymentId: id,
      amount: captured,
      detail:
        'The order has a payment by transfer that no bank entry has. Import the statement again, or restore a backup.',
    }));
}

const gross = (documents: BookedDocument[]) => documents.reduce((sum, { content }) => sum + content.gross, 0);

/** Invoices whose status or credited sum is not what payments and credit notes make of them. */
function invoiceDifferences(order: PaidOrder, documents: BookedDocument[]): Found[] {
  const charges = documents
    .filter(({ series }) => series === 'invoice')
    .map((invoice) => ({
      invoice,
      gross: invoice.content.gross,
      credited: gross(documents.filter(({ creditsId }) => creditsId === invoice.id)),
    }));
  const statuses = invoiceStatusesOf(order, charges);
  const money = (amount: number) => formatMoney(amount, order.totals.currency);
  return charges.flatMap(({ invoice, credited }, index): Found[] => {
    const { number } = invoice.content;
    if (credited !== invoice.credited)
      return [
        {
          kind: 'invoice-balance',
          paymentId: number,
          amount: Math.abs(credited - invoice.credited),
          detail: `Invoice ${number} says that ${money(invoice.credited)} of it is credited, its credit notes are about ${money(credited)}.`,
        },
      ];
    if (statuses[index] === invoice.status) return [];
    return [
      {
        kind: 'invoice-balance',
        paymentId: number,
        amount: invoice.content.gross - credited,
        detail: `Invoice ${number} is ${invoice.status}, but by payments and credit notes it is ${statuses[index]}.`,
      },
    ];
  });
}

/** What an order on terms owes is what its invoices charge, less its credit notes, less what has arrived. */
function balanceDifference(order: PaidOrder, documents: BookedDocument[]): Found[] {
  if (!isOnTerms(order.payment.method) || order.payment.state !== 'due' || !documents.length) return [];
  const known: Receivable = order.receivable ?? { credited: 0, dueOn: null };
  const statuses = documents.filter(({ series }) => series === 'invoice').map(({ status }) => status);
  const receivable = receivableOf(order, documents, statuses);
  const isWhole = !unshippedLines(order).length && order.state !== 'returned' && order.state !== 'cancelled';
  const { received, refunded } = receivedFor(order);
  const notes = gross(documents.filter(({ series }) => series === 'credit-note'));
  const balance = Math.max(0, gross(documents) - 2 * notes - received + refunded);
  if (known.credited === receivable.credited && (!isWhole || balance === owedFor(order))) return [];
  const money = (amount: number) => formatMoney(amount, order.totals.currency);
  return [
    {
      kind: 'invoice-balance',
      paymentId: order.number,
      amount: Math.abs(balance - owedFor(order)),
      detail: `Invoices less credit notes less payments are ${money(balance)}, but the order owes ${money(owedFor(order))}.`,
    },
  ];
}

/**
 * Every difference between an order, the bank entries that are assigned to it, by the ids of their payments, and its
 * invoices and credit notes, oldest first. Orders with work that is due say nothing yet.
 */
export function bookDifferences(
  order: PaidOrder,
  assigned: Set<string>,
  documents: BookedDocument[],
): PaymentDifference[] {
  if (order.work || order.isInvoicing) return [];
  const { number, totals, placedAt: at } = order;
  const status = statusDifference(order);
  const found = [
    ...(status ? [status] : []),
    ...unknownEntries(order, assigned),
    ...invoiceDifferences(order, documents),
    ...balanceDifference(order, documents),
  ];
  return found.map((each) => ({ ...each, number, currency: totals.currency, at }));
}
