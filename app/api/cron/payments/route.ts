import { cron } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { paymentCounts, runPaymentJob } from '@/lib/payments/jobs';

export const GET = defineRoute(
  {
    access: cron,
    summary: 'Capture, release and refund what is due, and cancel unpaid card orders; call it every minute',
    response: paymentCounts,
  },
  runPaymentJob,
);

export const POST = GET;
