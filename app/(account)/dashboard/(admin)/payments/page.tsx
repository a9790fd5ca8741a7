import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { Editable } from '@/components/layout/allowed';
import { DisputeTable } from '@/components/payments/dispute-table';
import { CheckButton, DifferenceTable, RefusedTable } from '@/components/payments/payment-problems';
import { EmptyState } from '@/components/ui/empty-state';
import { requireRight } from '@/lib/auth/current-session';
import { takesCards } from '@/lib/orders/queries/payment-methods';
import { listDisputedOrders, listFailedPaymentWork } from '@/lib/orders/queries/payments';
import { countBankEntries, countOpenBankRefunds } from '@/lib/payments/queries/bank';
import { findPaymentCheck } from '@/lib/payments/queries/checks';
import { bankHref } from '@/lib/payments/rules/bank-list';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { formatDateTime } from '@/lib/shared/dates';
import { formatNumber } from '@/lib/shared/formats';

export const metadata: Metadata = {
  title: 'Payments',
  description: 'Differences between payments, bank entries, orders and invoices, refused steps and disputes.',
  robots: { index: false },
};

export default async function PaymentsPage() {
  await requireRight('payments.view', '/dashboard/payments');
  const [shop, check, failed, disputed, bank, refunds] = await Promise.all([
    findShop(),
    findPaymentCheck(),
    listFailedPaymentWork(),
    listDisputedOrders(),
    countBankEntries(),
    countOpenBankRefunds(),
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
      <p className="mt-2">
        Bank transfers: {formatNumber(bank.open)} entries to decide, {formatNumber(refunds)} refunds to make.{' '}
        <Link href={bankHref({ status: 'open' })} className="font-semibold underline underline-offset-4">
          Open the bank account
        </Link>
      </p>
      <Editable right="payments.edit">
        <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-[60ch] text-muted">
            {check
              ? `${formatNumber(check.compared)} payments and ${formatNumber(check.orders)} orders with their invoices compared on ${formatDateTime(check.checkedAt, clock)}; ${formatNumber(check.corrected)} payments corrected. This happens every hour.`
              : 'Payments, bank entries, orders and invoices are compared every hour.'}
          </p>
          <CheckButton />
        </div>
        {differences.length > 0 && <DifferenceTable differences={differences} />}
        {refused.length > 0 && <RefusedTable orders={refused} />}
        {disputes.length > 0 && <DisputeTable rows={disputes} clock={clock} />}
        {!differences.length && !refused.length && !disputes.length && (
          <EmptyState title="Nothing to do">
            {check
              ? 'Every payment matches its order and its invoices, and nobody disputes one.'
              : 'Nobody disputes a payment, and no step was refused.'}
          </EmptyState>
        )}
      </Editable>
      {!takesCards() && (
        <p className="mt-6 max-w-[60ch] text-sm text-muted">
          The shop takes no cards yet. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to offer card payments
          at checkout.
        </p>
      )}
    </>
  );
}
