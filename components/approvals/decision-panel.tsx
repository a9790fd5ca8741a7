'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormError } from '@/components/account/form-error';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { formatMoney } from '@/lib/shared/money';
import type { ApprovalStatus } from '@/lib/approvals/rules';
import { QuantityForm } from './quantity-form';

export type DecisionProps = {
  id: string;
  version: number;
  asked: { sku: string; quantity: number }[];
  lines: { sku: string; name: string; quantity: number }[];
  /** The present total in minor units; null where something can't be ordered as it is. */
  total: number | null;
  currency: string;
  isLast: boolean;
  /** The secret of the mailed link by which the approver came; absent for who is signed in. */
  token?: string;
};
type Decided = { status: ApprovalStatus; order: string | null };

/** Where an approver changes quantities, approves, or declines with a reason. */
export function DecisionPanel(props: DecisionProps) {
  const { id, version, total, currency, isLast, token } = props;
  const router = useRouter();
  const [why, setWhy] = useState('');
  const [pending, setPending] = useState<'approve' | 'decline' | null>(null);
  const [problem, setProblem] = useState<{ message: string; why?: string } | null>(null);
  const [decided, setDecided] = useState<Decided | null>(null);

  async function decide(decision: 'approve' | 'decline') {
    setPending(decision);
    setProblem(null);
    const path = token ? '/approval-links/decision' : `/approvals/${id}/decision`;
    try {
      const body = { version, decision, total: total ?? 0, why, ...(token && { token }) };
      setDecided(await api.post<Decided>(path, body));
      if (!token) router.refresh();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblem({ message: messageOf(error), why: fields.why });
      // Prices, stock or the request have changed since the page was rendered.
      if (error instanceof ApiError && error.status === 409) router.refresh();
    } finally {
      setPending(null);
    }
  }

  if (decided) return <Outcome decided={decided} />;
  return (
    <section aria-labelledby="decision" className="flex flex-col gap-5 rounded-card border border-line p-5">
      <h2 id="decision" className="text-2xl">
        Your decision
      </h2>
      <QuantityForm key={version} {...props} />
      <Field label="Comment, or the reason to decline" error={problem?.why}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={2}
            maxLength={500}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
        )}
      </Field>
      {problem && !problem.why && <FormError>{problem.message}</FormError>}
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          pending={pending === 'approve'}
          disabled={total === null || pending !== null}
          onClick={() => void decide('approve')}
        >
          {isLast ? 'Approve and order' : 'Approve'} for {formatMoney(total ?? 0, currency)}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          pending={pending === 'decline'}
          disabled={pending !== null}
          onClick={() => void decide('decline')}
        >
          Decline
        </Button>
      </div>
    </section>
  );
}

function Outcome({ decided: { status, order } }: { decided: Decided }) {
  return (
    <p role="status" className="rounded-card bg-good-ground p-4 font-semibold text-good">
      {order
        ? `Approved: order ${order} is placed.`
        : status === 'declined'
          ? 'Declined. We have told who asked.'
          : 'Approved. The next approver decides now.'}
    </p>
  );
}
