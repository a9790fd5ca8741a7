import { isPlaced, orders } from '../collection';
import { owedFor } from '../rules/credit';
import type { OrderStatus } from '../rules/status';
import { ofAccount } from './account-orders';

const owingStatuses: OrderStatus[] = ['placed', 'confirmed', 'shipped', 'delivered'];

/** What the orders on terms of an account owe together, counted from the orders. */
export async function owedByAccount(accountId: string): Promise<number> {
  const found = orders().find({ ...ofAccount(accountId), state: { $in: owingStatuses } });
  let owed = 0;
  for await (const order of found) if (isPlaced(order)) owed += owedFor(order);
  return owed;
}
