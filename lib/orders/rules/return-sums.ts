import type { OrderLine } from '../schema/order';
import type { OrderPayment, OrderRefund } from '../schema/payment';
import type { ReturnCredit } from '../schema/returns';
import { countedPayments, refundableOf } from './payments';

/** What returns have given back: goods after discounts less fees, delivery, and tax. */
export type ReturnSums = { goods: number; shipping: number; tax: number };

export const noReturnSums: ReturnSums = { goods: 0, shipping: 0, tax: 0 };

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** The units and the goods of one SKU in these credits, less what is kept of them. */
function returnedOf(credits: ReturnCredit[], sku: string): { quantity: number; net: number } {
  const lines = credits.flatMap((credit) => credit.lines).filter((line) => line.sku === sku);
  const kept = credits.flatMap(({ deductions }) => deductions).filter((each) => each.sku === sku);
  const net =
    sum(lines.map(({ total, discount }) => total - discount)) - sum(kept.map(({ amount }) => amount));
  return { quantity: sum(lines.map(({ quantity }) => quantity)), net };
}

/** The lines and the sums of an order after the credits of another return. */
export function addCredits(
  lines: OrderLine[],
  before: ReturnSums = noReturnSums,
  credits: ReturnCredit[],
): { lines: OrderLine[]; returnSums: ReturnSums } {
  const added = lines.map(({ sku }) => returnedOf(credits, sku));
  return {
    lines: lines.map((line, index) => {
      const { quantity = 0, net = 0 } = line.returned ?? {};
      const back = added[index]!;
      if (back.quantity === 0) return line;
      return { ...line, returned: { quantity: quantity + back.quantity, net: net + back.net } };
    }),
    returnSums: {
      goods: before.goods + sum(added.map(({ net }) => net)),
      shipping: before.shipping + sum(credits.map(({ delivery }) => delivery)),
      tax: before.tax + sum(credits.flatMap(({ taxes }) => taxes.map(({ tax }) => tax))),
    },
  };
}

type Paid = {
  payments?: Pick<OrderPayment, 'id' | 'captured' | 'refunded' | 'isSurplus' | 'status'>[];
  refunds?: Pick<OrderRefund, 'paymentId' | 'amount'>[];
};

/** How an amount goes back to the payments of an order: never more to one than it has received and not given back. */
export function backToPayments(
  order: Paid,
  amount: number,
): { paymentId: string; index: number; amount: number }[] {
  let left = amount;
  return countedPayments(order).flatMap(({ id, ...payment }, index) => {
    const part = Math.min(left, Math.max(0, refundableOf({ id, ...payment }, order.refunds ?? [])));
    if (part <= 0) return [];
    left -= part;
    return [{ paymentId: id, index, amount: part }];
  });
}
