import { Badge, type Tone } from '@/components/ui/badge';
import type { CardProvider } from '@/lib/orders/schema/payment';

const states: Record<CardProvider['mode'], { tone: Tone; name: string }> = {
  live: { tone: 'good', name: 'On' },
  test: { tone: 'warn', name: 'Test mode' },
  double: { tone: 'warn', name: 'Test payments' },
  off: { tone: 'neutral', name: 'Off' },
};

const webhook = <code className="wrap-anywhere">/api/payments/stripe/webhook</code>;

/** Which ways to pay are switched on, and what switches them: keys of the server, and the settings below. */
export function PaymentProviders({
  cards: { mode, missing },
  takesTransfers,
}: {
  cards: CardProvider;
  takesTransfers: boolean;
}) {
  const { tone, name } = states[mode];
  return (
    <section
      aria-labelledby="providers"
      className="mb-8 flex max-w-3xl flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="providers" className="text-2xl">
        Payment providers
      </h2>
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="flex flex-wrap items-center gap-2 font-semibold">
            Cards by Stripe <Badge tone={tone}>{name}</Badge>
          </dt>
          <dd className="mt-1 text-muted wrap-anywhere">
            {mode === 'live' && 'The server has a live key and the secret of the webhook: money moves.'}
            {mode === 'test' &&
              'The server has a test key: customers pay with test cards, and no money moves. Set a live key in STRIPE_SECRET_KEY to take payments.'}
            {mode === 'double' &&
              'STRIPE_API_BASE names a double of Stripe, which a demo without keys starts by itself: customers pay with test cards, and no money moves. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, without STRIPE_API_BASE, to take payments.'}
            {mode === 'off' && (
              <>
                Checkout offers no cards, because the server lacks {missing.join(' and ')}. Set{' '}
                {missing.length > 1 ? 'both' : 'it'} and restart the server; the webhook is {webhook}.
              </>
            )}
          </dd>
        </div>
        <div>
          <dt className="flex flex-wrap items-center gap-2 font-semibold">
            Bank transfer in advance{' '}
            <Badge tone={takesTransfers ? 'good' : 'neutral'}>{takesTransfers ? 'On' : 'Off'}</Badge>
          </dt>
          <dd className="mt-1 text-muted">
            {takesTransfers
              ? 'A bank account is set below.'
              : 'No bank account is set below. It is offered only where a customer has no other way to pay.'}
          </dd>
        </div>
      </dl>
    </section>
  );
}
