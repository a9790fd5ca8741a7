import { after } from 'next/server';
import { anonymous } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { receiveWebhook } from '@/lib/payments/commands/receive-webhook';
import { settlePayments } from '@/lib/payments/commands/settle-payments';
import { ok } from '@/lib/shared/result';

const maxBytes = 512 * 1024;

export const POST = defineRoute(
  {
    access: anonymous,
    summary: 'Events of Stripe about payments, proven by their signature',
    bytes: maxBytes,
  },
  async ({ bytes, request }) => {
    const result = await receiveWebhook(bytes, request.headers.get('stripe-signature'));
    if (!result.ok) return result;
    const { order } = result.value;
    if (order) after(() => settlePayments(order));
    return ok({ received: true }, result.expire);
  },
);
