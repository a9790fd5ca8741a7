import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type Stripe from 'stripe';

/** The members of Stripe's objects that the double fills: a part of the published shape, with its types. */
type Part<T, K extends keyof T> = Pick<T, K>;

export type Charge = Part<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_captured' | 'amount_refunded' | 'captured' | 'created' | 'currency'
> &
  Part<Stripe.Charge, 'disputed' | 'metadata' | 'paid' | 'payment_intent' | 'refunded' | 'status'> & {
    payment_method_details: {
      type: 'card';
      card: {
        brand: string;
        last4: string;
        capture_before: number;
        multicapture: { status: 'available' | 'unavailable' };
      };
    };
  };

export type Intent = Part<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_capturable' | 'amount_received' | 'canceled_at' | 'cancellation_reason'
> &
  Part<Stripe.PaymentIntent, 'capture_method' | 'created' | 'currency' | 'description' | 'livemode'> &
  Part<Stripe.PaymentIntent, 'metadata' | 'status'> & {
    latest_charge: string | null;
    last_payment_error: object | null;
  };

export type Session = Part<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
> &
  Part<Stripe.Checkout.Session, 'expires_at' | 'livemode' | 'metadata' | 'mode' | 'payment_status'> &
  Part<Stripe.Checkout.Session, 'status' | 'success_url' | 'url'> & {
    payment_intent: string | null;
    payment_intent_data: {
      capture_method: string;
      metadata: Record<string, string>;
      description: string | null;
    };
    multicapture: boolean;
    name: string;
  };

export type Refund = Part<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & { charge: string; payment_intent: string };

export type Dispute = Part<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & { charge: string; payment_intent: string; evidence_details: { due_by: number } };

type Stored = { hash: string; status: number; body: string };

/** Everything that the double remembers. */
export type State = {
  sessions: Record<string, Session>;
  intents: Record<string, Intent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  /** What Stripe lists as refunds though nothing was captured: the rest of a payment that was captured in part. */
  releases: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  /** How often each payment intent was captured. */
  captures: Record<string, number>;
  /** The responses by idempotency key. */
  responses: Record<string, Stored>;
};

const empty = (): State => ({
  sessions: {},
  intents: {},
  charges: {},
  refunds: {},
  releases: {},
  disputes: {},
  captures: {},
  responses: {},
});

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
export const seconds = (time = Date.now()) => Math.floor(time / 1000);

/** The state in a file, so that payments of a demo survive a restart; without a file it is in memory alone. */
export function loadState(file: string | undefined): { state: State; save: () => void } {
  const state =
    file && existsSync(file)
      ? { ...empty(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<State>) }
      : empty();
  const save = () => {
    if (!file) return;
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return { state, save };
}
