import { isPlaced, orders } from '../collection';
import { isRecordedByHand } from '../rules/payments';
import type { Order } from '../schema/order';
import { ofAccount } from './account-orders';

/** What was paid for an order, or sent back: `amount` is negative for money that went back; null means all that is owed. */
export type AccountPayment = { orderNumber: string; at: string; amount: number | null; isReversal: boolean };

/** What an order says about its account: its total, its payments, and the reminders about its invoices. */
export type AccountOrder = {
  total: Order['totals']['total'];
  payments: AccountPayment[];
  /** The number of the invoice, once for each reminder of it. */
  reminded: string[];
  paused: string[];
};

/** What the history of an order says that staff have recorded by hand. */
const byHand = new Map([
  ['paid', { isReversal: false }],
  ['refunded undone', { isReversal: false }],
  ['refunded', { isReversal: true }],
  ['paid undone', { isReversal: true }],
]);

/** The payments of all orders of an account, with the orders' totals, oldest order first. */
export async function listAccountPayments(accountId: string): Promise<AccountOrder[]> {
  const found = await orders()
    .find({ ...ofAccount(accountId), placedAt: { $gt: new Date(0) } })
    .sort({ placedAt: 1 })
    .toArray();
  return found.filter(isPlaced).map((order) => {
    const { number: orderNumber, totals, payments = [], refunds = [], history } = order;
    const received = payments
      .filter(({ captured }) => captured > 0)
      .map(({ at, captured }) => ({ orderNumber, at, amount: captured, isReversal: false }));
    const returned = refunds
      .filter(({ isDone }) => isDone)
      .map(({ at, amount }) => ({ orderNumber, at, amount: -amount, isReversal: true }));
    const recorded = isRecordedByHand(order)
      ? history.flatMap(({ what, at }) => {
          const kind = byHand.get(what);
          return kind ? [{ orderNumber, at: at.toISOString(), amount: null, ...kind }] : [];
        })
      : [];
    return {
      total: totals.total,
      payments: [...received, ...returned, ...recorded],
      reminded: (order.reminders ?? []).map((reminder) => reminder.number),
      paused: order.pausedReminders ?? [],
    };
  });
}
