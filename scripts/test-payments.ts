import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startStripeDouble, type Options, type StripeDouble } from '@hexbolt/stripe-double/server';
import { isLocal, setDefaults, setting, siteUrl } from '../lib/platform/env';
import { dataDirectory } from './environment';

/** The port next to the shop's own on which the payment page of a demo is; any other where it is taken. */
async function startOnNextPort(options: Options): Promise<StripeDouble> {
  const port = (setting('PORT') + 1) % 65_536;
  return startStripeDouble({ ...options, port }).catch(() => startStripeDouble(options));
}

/**
 * Lets a demo take cards without keys and without money: a double of Stripe that only this machine reaches. Never with a
 * database or keys that somebody named.
 */
export async function startTestPayments(embedded: boolean): Promise<void> {
  if (!embedded || !isLocal() || setting('STRIPE_SECRET_KEY')) return;
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const double = await startOnNextPort({
    stateFile: join(dataDirectory(), 'test-payments.json'),
    webhookUrl: `http://127.0.0.1:${setting('PORT')}/api/payments/stripe/webhook`,
    webhookSecret: secret,
    publicHost: new URL(siteUrl()).hostname,
  });
  setDefaults({
    STRIPE_SECRET_KEY: double.secretKey,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_BASE: double.url,
  });
}
