import { z } from 'zod';
import { expireUnpaidOrders } from '../orders/commands/expire-unpaid';
import { remindUnpaidOrders } from '../orders/commands/remind-unpaid';
import { ok, type Result } from '../shared/result';
import { checkPaymentsIfDue } from './commands/check-payments';
import { finishBankWork } from './commands/match-entries';
import { settleDuePayments } from './commands/settle-payments';

/** How many unpaid orders were cancelled, and for how many payments something was due. */
export const paymentCounts = z.object({ cancelled: z.number(), settled: z.number() });

/**
 * Reminds of orders that wait for a transfer, cancels orders that were not paid in time, does the work that is due at the
 * providers, and compares their payments with the orders once an hour. Safe to run at any time, on any number of servers.
 */
export async function runPaymentJob(): Promise<Result<z.infer<typeof paymentCounts>>> {
  await remindUnpaidOrders();
  const { cancelled, expire } = await expireUnpaidOrders();
  await finishBankWork();
  const settled = await settleDuePayments();
  await checkPaymentsIfDue();
  return ok({ cancelled, settled }, expire);
}
