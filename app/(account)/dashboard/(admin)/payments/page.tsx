import type { Metadata } from 'next';
import { Editable } from '@/components/layout/allowed';
import { DisputeTable } from '@/components/payments/dispute-table';
import { CheckButton, DifferenceTable, RefusedTable } from '@/components/payments/payment-problems';
import { EmptyState } from '@/components/ui/empty-state';
import { requireRight } from '@/lib/auth/current-session';
import { takesCards } from '@/lib/orders/queries/payment-methods';
import { listDisputedOrders, listFailedPaymentWork } from '@/lib/orders/queries/payments';
import { findPaymentCheck } from '@/lib/payments/queries';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { formatDateTime } from '@/lib/shared/dates';

export const metadata: Metadata = {
  title: 'Payments',
  description: 'Differences between the payment provider and the orders, refused steps and disputes.',
  robots: { index: false },
};

export default async function PaymentsPage() {
  await requireRight('payments.view', '/dashboard/payments');
  const [shop, check, failed, disputed] = await Promise.all([
    findShop(),
    findPaymentCheck(),
    listFailedPaymentWork(),
    listDisputedOrders(),
  ]);
  const clock = clockSettings(shop);
  const refused = failed.map(({ number, work }) => ({ number, error: work?.error ?? '' }));
  const disputes = disputed.flatMap(({ number, customer, totals, payments }) =>
    payments.flatMap(({ dispute }) =>
      dispute ? [{ number, customer: customer.name, currency: totals.currency, dispute }] : [],
    ),
  );
  const differences = check?.differences ?? [];
  return (
    <>
      <h1 className="text-4xl">Payments</h1>
      {takesCards() ? (
        <Editable right="payments.edit">
          <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-[60ch] text-muted">
              {check
                ? `${check.compared} payments of the last two weeks compared on ${formatDateTime(check.checkedAt, clock)}, ${check.corrected} of them corrected. This happens every hour.`
                : 'The payments of the provider are compared with the orders every hour.'}
            </p>
            <CheckButton />
          </div>
          {differences.length > 0 && <DifferenceTable differences={differences} />}
          {refused.length > 0 && <RefusedTable orders={refused} />}
          {disputes.length > 0 && <DisputeTable rows={disputes} clock={clock} />}
          {!differences.length && !refused.length && !disputes.length && (
            <EmptyState title="Nothing to do">
              Every payment matches its order, and nobody disputes one.
            </EmptyState>
          )}
        </Editable>
      ) : (
        <EmptyState title="The shop takes no cards yet">
          Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to offer card payments at checkout.
        </EmptyState>
      )}
    </>
  );
}
