'use client';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { PaymentDifference } from '@/lib/payments/schema';
import { formatMoney } from '@/lib/shared/money';

/** Runs one call of a payment page at a time, says how it went, and reloads the page. */
function usePaymentCall() {
  const router = useRouter();
  const [pending, setPending] = useState<string | null>(null);
  async function run(id: string, call: () => Promise<unknown>, done: string) {
    setPending(id);
    try {
      await call();
      toast.success(done);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setPending(null);
      router.refresh();
    }
  }
  return { pending, run };
}

/** Compares payments, bank entries, orders and invoices now. */
export function CheckButton() {
  const { pending, run } = usePaymentCall();
  return (
    <Button
      pending={pending !== null}
      onClick={() => void run('check', () => api.post('/payments/check'), 'Payments compared')}
    >
      Compare now
    </Button>
  );
}

const kinds: Record<PaymentDifference['kind'], string> = {
  'unknown-order': 'Payment without an order',
  'missing-payment': 'Payment unknown to the provider',
  'other-amount': 'Other amount at the provider',
  'undone-refund': 'Refund not made',
  'paid-without-entry': 'Paid without a payment',
  'other-status': 'Other payment status',
  'unknown-entry': 'Payment without a bank entry',
  'entry-sum': 'Bank entry does not add up',
  'invoice-balance': 'Invoice does not add up',
};

const orderLink = (number: string): ReactNode => (
  <Link href={`/dashboard/manageOrder/${number}`} className="font-semibold underline underline-offset-4">
    {number}
  </Link>
);

/** The differences between payments, bank entries, orders and invoices, each with what to do about it. */
export function DifferenceTable({ differences }: { differences: PaymentDifference[] }) {
  const { pending, run } = usePaymentCall();
  return (
    <Table caption="Differences" columns={['Difference', 'Order', 'Amount', 'What to do', '']}>
      {differences.map(({ kind, paymentId, number, amount, currency, detail }) => (
        <TableRow key={`${kind} ${paymentId}`}>
          <TableCell label="Difference">
            {kinds[kind]}
            <span className="block text-sm wrap-anywhere text-muted">{paymentId}</span>
          </TableCell>
          <TableCell label="Order">{number ? orderLink(number) : 'None'}</TableCell>
          <TableCell label="Amount" className="figures whitespace-nowrap">
            {formatMoney(amount, currency)}
          </TableCell>
          <TableCell label="What to do" className="text-sm">
            {detail}
          </TableCell>
          <TableCell label="">
            {kind === 'unknown-order' && !paymentId.startsWith('bt_') && (
              <Button
                size="sm"
                variant="secondary"
                pending={pending === paymentId}
                onClick={() =>
                  void run(
                    paymentId,
                    () => api.delete(`/payments/surplus/${paymentId}`),
                    'The payment goes back',
                  )
                }
              >
                Send back<span className="sr-only"> {paymentId}</span>
              </Button>
            )}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

/** The orders for which the provider has refused something, to try it again. */
export function RefusedTable({ orders }: { orders: { number: string; error: string }[] }) {
  const { pending, run } = usePaymentCall();
  return (
    <Table caption="Refused by the provider" columns={['Order', 'What the provider says', '']}>
      {orders.map(({ number, error }) => (
        <TableRow key={number}>
          <TableCell label="Order">{orderLink(number)}</TableCell>
          <TableCell label="What the provider says" className="text-sm wrap-anywhere">
            {error}
          </TableCell>
          <TableCell label="">
            <Button
              size="sm"
              variant="secondary"
              pending={pending === number}
              onClick={() =>
                void run(
                  number,
                  () => api.post(`/orders/${number}/payment-work`),
                  `Order ${number} is tried again`,
                )
              }
            >
              Try again<span className="sr-only"> {number}</span>
            </Button>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
