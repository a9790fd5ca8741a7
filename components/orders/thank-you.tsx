import { EmailText } from '@/components/account/email-text';
import type { Order } from '@/lib/orders/schema/order';

/** Confirms a new order on the first visit of its page. */
export function ThankYou({ order: { number, customer } }: { order: Order }) {
  return (
    <div role="status" className="rounded-card border-l-4 border-good bg-good-ground p-5 text-good">
      <p className="font-display text-2xl font-semibold">Thank you for your order</p>
      <p className="mt-1">
        It has the number <strong>{number}</strong>. The confirmation is on its way to{' '}
        <EmailText email={customer.email} />.
      </p>
    </div>
  );
}
