import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { checkPayments } from '@/lib/payments/commands/check-payments';
import { paymentCheck } from '@/lib/payments/schema';

export const POST = defineRoute(
  {
    access: staff('payments.edit'),
    summary:
      'Compare the payments of the card provider and the bank with the orders, and the orders with their invoices',
    response: paymentCheck,
  },
  () => checkPayments(),
);
