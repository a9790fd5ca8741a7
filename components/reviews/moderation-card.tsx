'use client';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { FormError } from '@/components/account/form-error';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { Stars } from '@/components/ui/stars';
import type { ModeratedReview } from '@/lib/reviews/schema';
import { formatDateTime, type Clock } from '@/lib/shared/dates';

/** A review with the two decisions of a moderator. */
export function ModerationCard({ review, clock }: { review: ModeratedReview; clock: Clock }) {
  const router = useRouter();
  const [pending, setPending] = useState<'approve' | 'reject'>();
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { id, slug, productName, author, rating, text, verifiedPurchase, state, reason, updatedAt } = review;

  async function decide(decision: 'approve' | 'reject', why?: string) {
    setPending(decision);
    setError(undefined);
    try {
      await api.patch(`/reviews/${id}`, { decision, version: review.version, ...(why && { reason: why }) });
      toast.success(`Review of ${productName} ${decision === 'approve' ? 'approved' : 'rejected'}`);
      setAsking(false);
      router.refresh();
    } catch (failure) {
      setError(messageOf(failure, 'reason'));
    }
    setPending(undefined);
  }

  function reject(event: FormEvent<HTMLFormElement>) {
    const why = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (why) void decide('reject', why);
    else setError('Say why, so that the customer can change it');
  }

  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 [&>:empty]:-mt-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-2xl">
          <Link href={`/product/${slug}`} className="underline-offset-4 hover:underline">
            {productName}
          </Link>
        </h2>
        {verifiedPurchase && <Badge tone="good">Verified purchase</Badge>}
      </header>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Stars value={rating} /> <span>{author}</span>{' '}
        <time dateTime={updatedAt}>{formatDateTime(updatedAt, clock)}</time>
      </p>
      <p className="max-w-[75ch] whitespace-pre-line wrap-anywhere">{text}</p>
      {reason && <p className="text-sm text-bad">Rejected: {reason}</p>}
      <div className="flex flex-wrap gap-3">
        {state !== 'approved' && (
          <Button size="sm" pending={pending === 'approve'} onClick={() => decide('approve')}>
            Approve
          </Button>
        )}
        {state !== 'rejected' && (
          <Dialog
            open={asking}
            onOpenChange={setAsking}
            trigger={
              <Button variant="danger" size="sm">
                Reject
              </Button>
            }
            title="Reject this review"
            description="The customer sees the reason and can change the review."
          >
            <ScriptForm onSubmit={reject} className="flex flex-col gap-4">
              <Field label="Reason" error={error} required>
                {(ids) => <TextArea {...ids} name="reason" rows={4} maxLength={500} />}
              </Field>
              <Button type="submit" variant="danger" pending={pending === 'reject'} className="self-start">
                Reject
              </Button>
            </ScriptForm>
          </Dialog>
        )}
      </div>
      {!asking && <FormError>{error}</FormError>}
    </article>
  );
}
