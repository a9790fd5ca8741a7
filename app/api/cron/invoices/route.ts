import { z } from 'zod';
import { defineCronRoute } from '@/lib/api/cron-route';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';

export const GET = defineCronRoute('invoices', z.object({ orders: z.number() }), issuePendingInvoices);

export const POST = GET;
