import { log } from '../../platform/log';
import { fail, ok, type Result } from '../../shared/result';
import { recordPayment } from '../../orders/commands/record-payment';
import { cardProvider as provider } from '../providers/registry';
import { ProviderError } from '../types';

/**
 * Takes a message of the provider. It only says which payment to look at: what is recorded is what the provider says
 * about it now, so that messages may come twice, late and in any order. Fails with `invalid-signature` for a message
 * of anybody else, and as unavailable when the provider or the database is: the provider then sends it again.
 */
export async function receiveWebhook(
  body: Buffer,
  signature: string | null,
): Promise<Result<{ order: string }>> {
  let paymentId: string | null;
  try {
    paymentId = provider.parseWebhook(body, signature ?? '');
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return fail('invalid', 'invalid-signature', error.message);
  }
  if (!paymentId) return ok({ order: '' });
  try {
    const found = await provider.find(paymentId);
    if (!found) return ok({ order: '' });
    const { orderId } = found;
    const read = async () => (await provider.find(paymentId))?.payment ?? null;
    const result = await recordPayment(orderId, read);
    // Anything else is the end of it: recorded already, or a payment of another shop.
    return !result.ok && result.failure.kind === 'unavailable' ? result : ok({ order: orderId });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, 'payment of a webhook not found');
    return fail('unavailable', 'payment-unavailable', 'The payment could not be read. Send it again.', {
      retryAfter: 5,
    });
  }
}
