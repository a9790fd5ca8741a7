import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { invoiceParams } from '@/lib/invoices/schema/inputs';
import { pauseReminders } from '@/lib/receivables/commands/reminders';

const reminders = z.strictObject({ paused: z.boolean() });

export const PUT = defineRoute(
  {
    access: staff('credit.edit'),
    summary: 'Pause the reminders about an invoice, or let them go on',
    params: invoiceParams,
    body: reminders,
    response: reminders,
  },
  ({ caller, params, body }) => pauseReminders(caller, params.number, body.paused),
);
