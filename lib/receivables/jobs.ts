import { z } from 'zod';
import { ok, type Result } from '../shared/result';
import { recountCreditIfDue } from './commands/check-credit';
import { sendReminders } from './commands/reminders';

export const receivableCounts = z.object({ reminded: z.number() });

/**
 * Sends the reminders that are due, and recounts the credit accounts once a day. Safe to run at any time, on any number
 * of servers.
 */
export async function runReceivablesJob(): Promise<Result<z.infer<typeof receivableCounts>>> {
  const reminded = await sendReminders();
  await recountCreditIfDue();
  return ok({ reminded });
}
