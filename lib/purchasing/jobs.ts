import { z } from 'zod';
import { tagsOfSkus } from '../catalog/queries/stale-tags';
import { ok, type Result } from '../shared/result';
import { purchaseOrders } from './collection';
import { finishPurchase } from './commands/receive';

export const finishedPurchases = z.strictObject({ finished: z.number() });

/** Adds the units of receipts to the stock that a crash has left out. */
export async function finishPurchases(): Promise<Result<z.infer<typeof finishedPurchases>>> {
  const unfinished = await purchaseOrders()
    .find({ unfinished: true }, { projection: { number: 1 } })
    .limit(100)
    .toArray();
  const skus: string[] = [];
  for (const order of unfinished) skus.push(...(await finishPurchase(order)));
  return ok({ finished: unfinished.length }, await tagsOfSkus(skus));
}
