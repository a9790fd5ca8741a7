import type Stripe from 'stripe';
import type { Dispute } from '../../../orders/schema/payment';
import type { FoundPayment } from '../../types';

const statuses = new Map<Stripe.PaymentIntent.Status, 'authorized' | 'captured'>([
  ['requires_capture', 'authorized'],
  ['succeeded', 'captured'],
]);

/** A card as people write it: Stripe names brands in lower case. */
const cardLabel = (brand = 'card', last4 = '') =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ${last4}`.trim();

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();

/** A refund that failed or was canceled has moved nothing. */
const isMade = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled';

/**
 * The refunds of captured money. Stripe lists what it releases as a refund, too: an authorization that has expired, and
 * the rest of a payment that was captured in part, which has no reason.
 */
function refundsOfCaptured(refunds: Stripe.Refund[], released: number): Stripe.Refund[] {
  const made = refunds.filter((refund) => isMade(refund) && refund.reason !== 'expired_uncaptured_charge');
  const rest = made.findLastIndex(
    ({ reason, amount, metadata }) => !reason && amount === released && !metadata?.refund,
  );
  return made.filter((_, index) => index !== rest);
}

async function newestDispute(stripe: Stripe, intent: string): Promise<Dispute | null> {
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent, limit: 1 })).data;
  if (!dispute) return null;
  const { id, amount, reason, status, evidence_details } = dispute;
  const dueBy = evidence_details.due_by ? isoTime(evidence_details.due_by) : null;
  return { id, amount, reason, status, dueBy };
}

/** A payment of Stripe, with its order, in the shop's terms; null while nothing is authorized. */
export async function paymentOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<FoundPayment | null> {
  const {
    id,
    amount,
    amount_received: captured,
    currency,
    created,
    metadata,
    latest_charge: charge,
  } = intent;
  const ended = intent.status === 'canceled' ? (captured > 0 ? 'captured' : 'voided') : undefined;
  const status = statuses.get(intent.status) ?? ended;
  if (!status || !metadata.order) return null;
  const known = typeof charge === 'string' ? null : charge;
  const card = known?.payment_method_details?.card;
  const listed: Stripe.Refund[] = [];
  if (captured > 0)
    for await (const refund of stripe.refunds.list({ payment_intent: id, limit: 100 })) listed.push(refund);
  // The newest is listed first, and a release comes before every refund.
  const refunds = refundsOfCaptured(listed, amount - captured);
  return {
    orderId: metadata.order,
    payment: {
      id,
      provider: 'stripe',
      status,
      amount,
      currency: currency.toUpperCase(),
      captured,
      refunded: refunds.reduce((sum, refund) => sum + refund.amount, 0),
      refunds: refunds.flatMap((refund) => refund.metadata?.refund ?? []).sort(),
      allowsSeveralCaptures: card?.multicapture?.status === 'available',
      captureBefore: card?.capture_before ? isoTime(card.capture_before) : null,
      label: cardLabel(card?.brand ?? undefined, card?.last4 ?? undefined),
      dispute: known?.disputed ? await newestDispute(stripe, id) : null,
      at: isoTime(created),
    },
  };
}
