import { declineError, type TestCard } from './cards';
import {
  newId,
  seconds,
  type Charge,
  type Dispute,
  type Intent,
  type Refund,
  type Session,
  type State,
} from './state';

/** An error of Stripe's API: status and body. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error',
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

export type Emit = (type: string, object: object) => void;

const authorizationSeconds = 7 * 24 * 60 * 60;

function chargeOf(state: State, intent: Intent): Charge {
  const charge = state.charges[intent.latest_charge ?? ''];
  if (!charge)
    throw new ApiError(400, 'invalid_request_error', 'This PaymentIntent has no successful charge.');
  return charge;
}

function stateError(intent: Intent, action: string): ApiError {
  const message = `This PaymentIntent could not be ${action} because it has a status of ${intent.status}.`;
  return new ApiError(400, 'invalid_request_error', message, 'payment_intent_unexpected_state');
}

/** The payment intent of a session: Stripe creates it with the first attempt to pay. */
export function intentOf(state: State, session: Session, emit: Emit): Intent {
  const known = state.intents[session.payment_intent ?? ''];
  if (known) return known;
  const intent: Intent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: session.payment_intent_data.capture_method as Intent['capture_method'],
    created: seconds(),
    currency: session.currency ?? 'usd',
    description: session.payment_intent_data.description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: session.payment_intent_data.metadata,
    status: 'requires_payment_method',
  };
  state.intents[intent.id] = intent;
  session.payment_intent = intent.id;
  emit('payment_intent.created', intent);
  return intent;
}

/** Charges a card for a session, as the hosted page does. Returns the decline, or null when it is accepted. */
export function payWithCard(
  state: State,
  session: Session,
  number: string,
  card: TestCard,
  emit: Emit,
): string | null {
  const intent = intentOf(state, session, emit);
  if (card.decline) {
    const error = declineError(card.decline);
    intent.last_payment_error = error;
    emit('payment_intent.payment_failed', intent);
    return error.message;
  }
  const manual = intent.capture_method === 'manual';
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: manual ? 0 : intent.amount,
    amount_refunded: 0,
    captured: !manual,
    created: seconds(),
    currency: intent.currency,
    disputed: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand: card.brand,
        last4: number.replace(/\s/g, '').slice(-4),
        capture_before: seconds() + authorizationSeconds,
        multicapture: { status: session.multicapture && !card.capturesOnce ? 'available' : 'unavailable' },
      },
    },
    refunded: false,
    status: 'succeeded',
  };
  if (card.disputes) charge.metadata = { ...charge.metadata, double_disputes: '1' };
  state.charges[charge.id] = charge;
  intent.latest_charge = charge.id;
  intent.last_payment_error = null;
  intent.status = manual ? 'requires_capture' : 'succeeded';
  intent.amount_capturable = manual ? intent.amount : 0;
  intent.amount_received = manual ? 0 : intent.amount;
  session.status = 'complete';
  session.payment_status = manual ? 'unpaid' : 'paid';
  session.url = null;
  emit('charge.succeeded', charge);
  emit(manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', intent);
  emit('checkout.session.completed', session);
  return null;
}

const refundOf = (
  intent: Intent,
  charge: Charge,
  amount: number,
  metadata: Record<string, string>,
  reason: Refund['reason'],
): Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  charge: charge.id,
  created: seconds(),
  currency: intent.currency,
  metadata,
  payment_intent: intent.id,
  reason,
  status: 'succeeded',
});

/** A payment can be captured this often: https://docs.stripe.com/payments/multicapture. */
const maxCaptures = 50;

/** Captures an authorized amount; without `isFinal` more may follow where the card allows several captures. */
export function capture(state: State, intent: Intent, amount: number, isFinal: boolean, emit: Emit): Intent {
  if (intent.status !== 'requires_capture') throw stateError(intent, 'captured');
  if (!(amount > 0) || amount > intent.amount_capturable) {
    const message = `The amount to capture must be between 1 and ${intent.amount_capturable}.`;
    throw new ApiError(400, 'invalid_request_error', message, 'amount_too_large');
  }
  const charge = chargeOf(state, intent);
  const several = charge.payment_method_details.card.multicapture.status === 'available';
  if (!isFinal && !several)
    throw new ApiError(400, 'invalid_request_error', 'This payment can’t be captured more than once.');
  const count = (state.captures[intent.id] ?? 0) + 1;
  if (count > maxCaptures)
    throw new ApiError(400, 'invalid_request_error', 'This payment can’t be captured any more.');
  state.captures[intent.id] = count;
  charge.amount_captured += amount;
  charge.captured = true;
  intent.amount_received += amount;
  intent.amount_capturable -= amount;
  if (!several && intent.amount_capturable > 0) {
    const rest = refundOf(intent, charge, intent.amount_capturable, {}, null);
    state.releases[rest.id] = rest;
  }
  if (isFinal || intent.amount_capturable === 0) {
    intent.amount_capturable = 0;
    intent.status = 'succeeded';
    emit('payment_intent.succeeded', intent);
  }
  emit('charge.captured', charge);
  if (charge.metadata.double_disputes) openDispute(state, intent, 'fraudulent', emit);
  return intent;
}

/** Releases an authorization. */
export function cancel(intent: Intent, reason: string | undefined, emit: Emit): Intent {
  if (intent.status === 'canceled' || intent.status === 'succeeded') throw stateError(intent, 'canceled');
  intent.status = 'canceled';
  intent.canceled_at = seconds();
  intent.cancellation_reason = (reason ?? null) as Intent['cancellation_reason'];
  intent.amount_capturable = 0;
  emit('payment_intent.canceled', intent);
  return intent;
}

/** Refunds a captured amount, or a part of it. */
export function refund(
  state: State,
  intent: Intent,
  amount: number | undefined,
  metadata: Record<string, string>,
  emit: Emit,
): Refund {
  const charge = chargeOf(state, intent);
  const left = charge.amount_captured - charge.amount_refunded;
  const wanted = amount ?? left;
  if (left === 0)
    throw new ApiError(
      400,
      'invalid_request_error',
      'This charge has been refunded.',
      'charge_already_refunded',
    );
  if (!(wanted > 0) || wanted > left) {
    const message = `Refund amount (${wanted}) is greater than unrefunded amount on charge (${left}).`;
    throw new ApiError(400, 'invalid_request_error', message, 'amount_too_large');
  }
  const made = refundOf(intent, charge, wanted, metadata, 'requested_by_customer');
  state.refunds[made.id] = made;
  charge.amount_refunded += wanted;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  emit('refund.created', made);
  emit('charge.refunded', charge);
  return made;
}

/** Opens a dispute about a captured payment, as a customer's bank does. */
export function openDispute(state: State, intent: Intent, reason: string, emit: Emit): Dispute {
  const charge = chargeOf(state, intent);
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount_captured,
    charge: charge.id,
    created: seconds(),
    currency: intent.currency,
    evidence_details: { due_by: seconds() + 14 * 24 * 60 * 60 },
    metadata: {},
    payment_intent: intent.id,
    reason,
    status: 'needs_response',
  };
  state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  emit('charge.dispute.created', dispute);
  return dispute;
}

/** Closes a session, so that it can't be paid any more. */
export function expireSession(session: Session, emit: Emit): Session {
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`;
    throw new ApiError(400, 'invalid_request_error', message);
  }
  session.status = 'expired';
  session.url = null;
  emit('checkout.session.expired', session);
  return session;
}
