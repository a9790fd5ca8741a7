import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { checkPayments } from '@/lib/payments/commands/check-payments';
import { paymentCheck } from '@/lib/payments/schema';

export const POST = defineRoute(
  {
    access: staff('payments.edit'),
    summary: 'Compare the provider’s payments of the last two weeks with the orders',
    response: paymentCheck,
  },
  () => checkPayments(),
);
