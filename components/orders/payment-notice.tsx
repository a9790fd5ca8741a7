import { awaitsPayment, isPayable } from '@/lib/orders/rules/payments';
import type { Order } from '@/lib/orders/schema/order';
import { awaitsTransfer } from '@/lib/orders/rules/transfer';
import type { Shop } from '@/lib/settings/schema/shop';
import { PayButton } from './pay-button';
import { PaymentCheck } from './payment-check';
import { ThankYou } from './thank-you';
import { TransferNotice } from './transfer-notice';

const openTexts = new Map([
  ['cancelled', 'You have left the payment page. Your order is kept for an hour: pay it when you are ready.'],
  ['unavailable', 'The payment page could not be opened. Your order is placed: please try to pay again.'],
]);

/**
 * What a customer should know about the payment of their order: thanks, that it is being checked, or that it is to be
 * paid. `outcome` is how they came back from the payment page.
 */
export function PaymentNotice({
  order,
  shop,
  outcome,
  thanks,
}: {
  order: Order;
  shop: Shop;
  outcome: string | string[] | undefined;
  thanks: boolean;
}) {
  if (awaitsTransfer(order))
    return (
      <div className="flex flex-col gap-4">
        {thanks && <ThankYou order={order} />}
        <TransferNotice order={order} shop={shop} />
      </div>
    );
  if (thanks || (outcome === 'done' && !awaitsPayment(order) && order.state !== 'cancelled'))
    return <ThankYou order={order} />;
  if (!isPayable(order)) return null;
  if (outcome === 'done') return <PaymentCheck number={order.number} />;
  const text = openTexts.get(String(outcome)) ?? 'This order is not paid yet. We start on it once it is.';
  return (
    <div
      role="status"
      className="no-print flex flex-wrap items-center justify-between gap-4 rounded-card border-l-4 border-warn bg-warn-ground p-5 text-warn"
    >
      <p>{text}</p>
      <PayButton number={order.number} />
    </div>
  );
}
