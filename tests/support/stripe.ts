import { startStripeDouble, type StripeDouble } from '@hexbolt/stripe-double/server';
import { receiveWebhook } from '@/lib/payments/commands/receive-webhook';
import { settlePayments } from '@/lib/payments/commands/settle-payments';
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const webhookSecret = 'whsec_test_0123456789abcdef';

/** Receives webhooks as the route does, without a server of Next. */
function webhookServer(): Server {
  return createServer((request, response) => {
    const receive = async () => {
      const result = await receiveWebhook(
        await buffer(request),
        String(request.headers['stripe-signature'] ?? ''),
      );
      response.writeHead(result.ok ? 200 : 503).end();
      if (result.ok && result.value.order) await settlePayments(result.value.order);
    };
    receive().catch(() => response.destroyed || response.writeHead(500).end());
  });
}

/** Starts a double of Stripe and points this process at it, with a receiver for its webhooks. */
export async function startStripe(): Promise<StripeDouble & { close: () => Promise<void> }> {
  const double = await startStripeDouble();
  const receiver = webhookServer();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  double.sendWebhooksTo(`http://127.0.0.1:${address.port}`, webhookSecret);
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: double.secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: double.url,
  });
  return Object.assign(double, {
    close: async () => {
      await double.stop();
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
    },
  });
}
