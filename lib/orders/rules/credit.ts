import type { CreditProblem } from '../../credit/rules/claims';
import { formatMoney } from '../../shared/money';
import type { Order, Totals } from '../schema/order';
import { chargedFor, isOnTerms, receivedFor, type Receivable } from './payments';

type Owed = Pick<Order, 'state' | 'payment' | 'payments'> & {
  totals: Pick<Totals, 'total'>;
  receivable?: Receivable;
};

/** The id of the account that owes what an order costs: that of the company in whose name it was placed, if any. */
export const creditAccountOf = ({ customer, company }: Pick<Order, 'customer' | 'company'>): string =>
  company?.id ?? customer.id;

/** What a customer still owes for an order on terms, invoiced or not: what the order uses of the limit. */
export function owedFor(order: Owed): number {
  const { state, payment, payments } = order;
  if (!isOnTerms(payment.method) || payment.state !== 'due') return 0;
  // Of units that were returned, what credit notes have kept is still owed.
  if (state === 'cancelled') return 0;
  const { received, refunded } = receivedFor({ payments });
  return Math.max(0, chargedFor(order) - (received - refunded));
}

/** What a customer reads whose terms don't allow an order. */
export const creditProblemTexts: Record<CreditProblem, string> = {
  'not-granted': 'This way to pay is not offered. Choose another.',
  held: 'An invoice is overdue, so nothing more can be bought on invoice. Pay it first, or choose another way to pay.',
  limit: 'would exceed the credit limit. Pay open invoices first, order less, or choose another way to pay.',
};

/** What staff read whose edit of an order the terms of its customer don't allow. */
const editProblemTexts: Record<CreditProblem, string> = {
  'not-granted': 'The terms of this customer were withdrawn, so nothing can be added on invoice.',
  held: 'An invoice of this customer is overdue, so nothing can be added on invoice.',
  limit: 'The order would exceed the credit limit of its customer.',
};

const codes = { 'not-granted': 'unknown-payment', held: 'credit-hold', limit: 'credit-limit' } as const;

/** The failure of an order that its customer's terms don't allow. */
export function creditFailure(
  problem: CreditProblem,
  { total, currency }: Pick<Totals, 'total' | 'currency'>,
) {
  const text = creditProblemTexts[problem];
  const message = problem === 'limit' ? `An order of ${formatMoney(total, currency)} ${text}` : text;
  return { code: codes[problem], message, fields: { payment: message } };
}

/** The failure of an edit that the terms of the order's customer don't allow, and what staff can do. */
export function editCreditFailure(problem: CreditProblem) {
  const message = `${editProblemTexts[problem]} Change the terms under Credit accounts first, or add less.`;
  return { code: codes[problem], message, fields: { total: message } };
}
