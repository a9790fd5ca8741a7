import { z } from 'zod';
import { defineRoute } from '@/lib/api/route';
import { cron } from '@/lib/api/access';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';

export const GET = defineRoute(
  {
    access: cron,
    summary: 'Issue the invoices and credit notes that a crash has delayed; call it every minute',
    response: z.object({ orders: z.number() }),
  },
  issuePendingInvoices,
);

export const POST = GET;
