import { defineCronRoute } from '@/lib/api/cron-route';
import { paymentCounts, runPaymentJob } from '@/lib/payments/jobs';

export const GET = defineCronRoute('payments', paymentCounts, runPaymentJob);

export const POST = GET;
