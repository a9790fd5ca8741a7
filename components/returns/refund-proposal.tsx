'use client';
import { useEffect, useState } from 'react';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { Order } from '@/lib/orders/schema/order';
import type { ReturnProposal, ReturnRefundInput } from '@/lib/orders/schema/returns';
import { formatMoney } from '@/lib/shared/money';
import { RefundSums } from './refund-sums';

const debounceMilliseconds = 160;

export type RefundTerms = Pick<ReturnRefundInput, 'reductions' | 'fee' | 'delivery'>;

/** Shows what a refund comes to on these terms, and reports its amount: null while it is not known. */
export function RefundProposal({
  order,
  path,
  terms,
  onAmount,
}: {
  order: Order;
  path: string;
  terms: RefundTerms | null;
  onAmount: (amount: number | null) => void;
}) {
  const [found, setFound] = useState<{ body: string; proposal?: ReturnProposal; error?: string }>({
    body: '',
  });
  const body = terms ? JSON.stringify(terms) : '';
  useEffect(() => {
    onAmount(null);
    if (!body) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const { signal } = abort;
      api.post<ReturnProposal>(path, JSON.parse(body), { signal }).then(
        (proposal) => {
          if (signal.aborted) return;
          setFound({ body, proposal });
          onAmount(proposal.amount);
        },
        (error: unknown) => {
          if (!signal.aborted) setFound({ body, error: messageOf(error) });
        },
      );
    }, debounceMilliseconds);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, body, onAmount]);

  const { proposal, error } = found;
  const money = (amount: number) => formatMoney(amount, order.totals.currency);
  return (
    <section
      aria-label="What is refunded"
      aria-live="polite"
      aria-busy={found.body !== body}
      className="border-t border-line pt-3"
    >
      {error && <p className="text-sm font-medium text-bad">{error}</p>}
      {!error && !proposal && <p className="text-sm text-muted">Computing the refund…</p>}
      {!error && proposal && (
        <>
          <RefundSums order={order} credits={proposal.credits} />
          <p className="mt-2 text-sm text-muted">
            {proposal.paidBack > 0 && `${money(proposal.paidBack)} goes back to what was paid. `}
            {proposal.paidBack < proposal.amount &&
              `${money(proposal.amount - proposal.paidBack)} is credited on the invoice.`}
          </p>
        </>
      )}
    </section>
  );
}
