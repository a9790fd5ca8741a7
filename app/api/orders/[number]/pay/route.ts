import { z } from 'zod';
import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { orderParams } from '@/lib/orders/schema/inputs';
import { startPayment } from '@/lib/payments/commands/start-payment';

export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'The address of the page on which you pay your order by card',
    params: orderParams,
    response: z.object({ url: z.string() }),
  },
  ({ caller, params }) => startPayment(caller, params.number),
);
