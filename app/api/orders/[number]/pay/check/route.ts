import { after } from 'next/server';
import { z } from 'zod';
import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { orderParams } from '@/lib/orders/schema/inputs';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';
import { checkPayment } from '@/lib/payments/commands/start-payment';

export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'Ask the provider whether your order is paid, when you come back from its page',
    params: orderParams,
    response: z.object({ state: z.string() }),
  },
  ({ caller, params }) => {
    after(settleDuePayments);
    return checkPayment(caller, params.number);
  },
);
