import Stripe from 'stripe';
import { setting } from '../../../platform/env';
import { ProviderError, type PaymentProvider } from '../../types';
import { callStripe, stripeClient } from './client';
import { paymentOf } from './payments';

type EventObject = { object?: string; id?: string; payment_intent?: string | { id: string } | null };

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** Cards by Stripe's hosted page: it brings 3-D Secure, Apple Pay and Google Pay. Amounts are held, then captured. */
export const stripeProvider: PaymentProvider = {
  authorize: ({ orderId, number, amount, currency, email, key, expiresAt, returnUrl }) =>
    callStripe(async (stripe) => {
      const metadata = { order: orderId, number };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          // The amount authorized is compared with the order's, in the same currency.
          adaptive_pricing: { enabled: false },
          allowed_payment_method_types: ['card'],
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: `Order ${number}` },
              },
            },
          ],
          payment_intent_data: { capture_method: 'manual', description: `Order ${number}`, metadata },
          payment_method_options: { card: { request_multicapture: 'if_available' } },
          client_reference_id: number,
          customer_email: email,
          metadata,
          expires_at: Math.floor(expiresAt.getTime() / 1000),
          success_url: `${returnUrl}?payment=done`,
          cancel_url: `${returnUrl}?payment=cancelled`,
        },
        { idempotencyKey: key },
      );
      if (!session.url) throw new ProviderError('The page to pay is closed', false);
      return { id: session.id, url: session.url };
    }),

  capture: ({ id, captured, allowsSeveralCaptures }, amount, isFinal) =>
    callStripe(async (stripe) => {
      await stripe.paymentIntents.capture(
        id,
        {
          amount_to_capture: amount,
          ...(allowsSeveralCaptures && { final_capture: isFinal }),
        },
        { idempotencyKey: `capture-${id}-${captured}-${amount}-${isFinal}` },
      );
    }),

  refund: ({ id }, refund) =>
    callStripe(async (stripe) => {
      await stripe.refunds.create(
        { payment_intent: id, amount: refund.amount, metadata: { refund: refund.id } },
        { idempotencyKey: `refund-${id}-${refund.id}` },
      );
    }),

  void: ({ id }) =>
    callStripe(async (stripe) => {
      await stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `void-${id}` });
    }),

  parseWebhook(body, signature) {
    const secret = setting('STRIPE_WEBHOOK_SECRET');
    if (!secret) throw new ProviderError('STRIPE_WEBHOOK_SECRET is not set', false);
    let object: EventObject;
    try {
      const event = stripeClient().webhooks.constructEvent(body, signature, secret);
      object = event.data.object as EventObject;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) && !(error instanceof SyntaxError)) throw error;
      throw new ProviderError('The signature is not valid', false);
    }
    return object.object === 'payment_intent' ? (object.id ?? null) : idOf(object.payment_intent);
  },

  find: (paymentId) =>
    callStripe(async (stripe) =>
      paymentOf(stripe, await stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] })),
    ),

  findPage: (pageId, close = false) =>
    callStripe(async (stripe) => {
      const { sessions } = stripe.checkout;
      let session = await sessions.retrieve(pageId);
      // It may be paid while it is being closed: then its new state says so.
      if (close && session.status === 'open')
        session = await sessions.expire(pageId).catch(() => sessions.retrieve(pageId));
      return { isOpen: session.status === 'open', paymentId: idOf(session.payment_intent) };
    }),

  async *list(since) {
    const stripe = stripeClient();
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const listed = stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] });
    for await (const intent of listed) {
      const found = await callStripe(() => paymentOf(stripe, intent));
      if (found) yield found;
    }
  },
};
