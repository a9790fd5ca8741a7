import Stripe from 'stripe';
import { setting } from '../../../platform/env';
import { ProviderError } from '../../types';

const timeout = 15_000;

let client: { key: string; stripe: Stripe } | undefined;

/** The client of Stripe's API, or of the double at STRIPE_API_BASE. */
export function stripeClient(): Stripe {
  const secret = setting('STRIPE_SECRET_KEY');
  if (!secret) throw new ProviderError('STRIPE_SECRET_KEY is not set', false);
  const base = setting('STRIPE_API_BASE');
  const key = `${secret} ${base}`;
  if (client?.key === key) return client.stripe;
  const { hostname, port, protocol } = new URL(base ?? 'https://api.stripe.com');
  const stripe = new Stripe(secret, {
    host: hostname,
    port: port || undefined,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Hexbolt' },
  });
  client = { key, stripe };
  return stripe;
}

/** Runs calls of Stripe's API and says of their errors whether a repeat can help. */
export async function callStripe<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
  try {
    return await call(stripeClient());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const isFinal =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError ||
      error instanceof Stripe.errors.StripeIdempotencyError;
    throw new ProviderError(error.message, !isFinal);
  }
}
