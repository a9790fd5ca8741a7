import { ObjectId } from 'mongodb';
import { creditReturns } from '../../lib/invoices/commands/issue-invoices';
import type { PastEvent } from '../../lib/invoices/commands/past-invoices';
import { documentsWithNotes } from '../../lib/invoices/queries/invoices';
import { proposeReturnRefund, refundableDelivery } from '../../lib/invoices/rules/return-refund';
import { isPlaced, orders, orderView } from '../../lib/orders/collection';
import { addCredits } from '../../lib/orders/rules/return-sums';
import type { Order } from '../../lib/orders/schema/order';
import type { Shop } from '../../lib/settings/schema/shop';
import { formatMoney } from '../../lib/shared/money';

const hour = 60 * 60_000;

/** Refunds all that a wholly returned order was charged, an hour before its payment went back. */
async function refund(id: string, returnId: string, at: Date, shop: Shop): Promise<void> {
  const order = await orders().findOne({ _id: new ObjectId(id) });
  if (!order || !isPlaced(order)) return;
  const { returns = [], history, version } = order;
  const found = returns.find((each) => each.id === returnId)!;
  const documents = await documentsWithNotes(id);
  const delivery = refundableDelivery(documents, returns);
  const terms = { reductions: [], fee: { amount: 0 }, delivery };
  const credits = proposeReturnRefund(documents, returns, found, terms);
  const amount = credits.reduce((sum, { gross }) => sum + gross, 0);
  const { by } = history.find(({ what }) => what === 'refunded')!;
  const closed = {
    ...found,
    status: 'closed' as const,
    refund: { key: returnId, credits, amount, reason: '', by, at: at.toISOString() },
  };
  const why = `${found.number}: ${formatMoney(amount, order.totals.currency)}`;
  const events = [...history, { what: 'return refunded', at, by, why }];
  const change = {
    returns: returns.map((each) => (each.id === returnId ? closed : each)),
    ...addCredits(order.lines, order.returnSums, credits),
    history: events.sort((one, other) => one.at.getTime() - other.at.getTime()),
    version: version + 1,
  };
  await orders().updateOne({ _id: order._id, version }, { $set: change });
  await creditReturns(orderView({ ...order, ...change }), shop);
}

/** The refund of an order of the demo's past that was returned and whose payment went back. */
export function pastRefunds({ id, number, returns = [], history }: Order): PastEvent[] {
  const found = returns.find(({ status }) => status === 'inspected');
  const paidBack = history.find(({ what }) => what === 'refunded');
  if (!found || !paidBack) return [];
  const at = new Date(new Date(paidBack.at).getTime() - hour);
  return [{ at, number, issue: (shop) => refund(id, found.id, at, shop) }];
}
