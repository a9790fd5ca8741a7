import { after } from 'next/server';
import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { retryPaymentWork } from '@/lib/orders/commands/payment-work';
import { orderParams } from '@/lib/orders/schema/inputs';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';

export const POST = defineRoute(
  {
    access: staff('payments.edit'),
    summary: 'Try again what the payment provider has refused for an order',
    params: orderParams,
    response: z.object({ number: z.string() }),
  },
  ({ caller, params }) => {
    after(settleDuePayments);
    return retryPaymentWork(caller, params.number);
  },
);
