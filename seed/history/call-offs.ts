import type { OrderDocument } from '../../lib/orders/collection';
import { searchWords } from '../../lib/orders/rules/search-words';
import { demoBlanketOrder, lakefront, lakefrontAdmin } from '../lakefront';

const callOffs = 2;

const isPlain = ({ customer, payment, state, discounts, replaces, returns }: OrderDocument) =>
  customer.email === lakefrontAdmin &&
  payment.state === 'paid' &&
  payment.method === 'invoice' &&
  state === 'delivered' &&
  !discounts &&
  !replaces &&
  !returns?.length;

/** Orders of which the last two that the admin of the demo's company has paid call off from its blanket order. */
export function withCallOffs(all: OrderDocument[]): OrderDocument[] {
  const latest = all
    .filter(isPlain)
    .sort((one, other) => other.placedAt.getTime() - one.placedAt.getTime())
    .slice(0, callOffs);
  return all.map((order) => {
    if (!latest.includes(order)) return order;
    const { purchaseOrder } = demoBlanketOrder;
    const payment = { ...order.payment, purchaseOrder };
    const calledOff = { ...order, company: lakefront, blanketOrder: demoBlanketOrder, payment };
    return { ...calledOff, words: searchWords(calledOff) };
  });
}
