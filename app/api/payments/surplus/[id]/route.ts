import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { returnUnknownPayment } from '@/lib/payments/commands/return-payment';
import { paymentParams } from '@/lib/payments/schema';

export const DELETE = defineRoute(
  {
    access: staff('payments.edit'),
    summary: 'Send a payment back that belongs to no order',
    params: paymentParams,
    response: z.object({ id: z.string() }),
  },
  ({ caller, params }) => returnUnknownPayment(caller, params.id),
);
