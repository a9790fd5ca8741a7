import { z } from 'zod';

const days = z.int('must be a whole number').min(0, 'must not be negative').max(365, 'is too large');

/** How the shop treats invoices that are not paid in time. */
export const creditControl = z.strictObject({
  /** Days after its due day during which an open invoice doesn't stop new orders on invoice. */
  graceDays: days,
  /** The days after the due day on which the three reminders are sent. */
  reminderDays: z
    .array(days.min(1, 'must be at least 1'))
    .length(3, 'must name three days')
    .refine(([first = 0, second = 0, third = 0]) => first < second && second < third, {
      message: 'must be later than the reminder before',
    }),
});
export type CreditControl = z.infer<typeof creditControl>;
