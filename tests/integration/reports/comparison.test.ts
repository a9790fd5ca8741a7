import { orders } from '@/lib/orders/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { now } from '@/lib/platform/clock';
import { findOverview } from '@/lib/reports/queries/overview';
import { runReport } from '@/lib/reports/queries/run-report';
import { lastDays } from '@/lib/reports/rules/periods';
import { findShop } from '@/lib/settings/queries';
import { dayAt } from '@/lib/shared/dates';
import { bodyFor, createCustomer, createProduct, newKey } from '../orders/fixtures';

/** Places an order and dates it back. */
async function sold(daysAgo: number): Promise<void> {
  const placed = await placeOrder(createCustomer(), await bodyFor([[await createProduct(5), 1]]), newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  const placedAt = new Date(now().getTime() - daysAgo * 86_400_000);
  await orders().updateOne({ number: placed.value.number }, { $set: { placedAt } });
}

async function weekIsCompared(): Promise<[overview: boolean, report: boolean]> {
  const shop = await findShop();
  const { sales } = await findOverview(shop);
  const week = lastDays(7, dayAt(now(), shop.timeZone));
  const { totals } = await runReport('payments', week, shop);
  return [sales.find(({ days }) => days === 7)!.comparable, typeof totals!.at(-1) === 'number'];
}

test('sales are compared with the period before only if the shop had begun to sell when that began', async () => {
  await sold(0);
  await sold(10);
  expect(await weekIsCompared()).toEqual([false, false]);
  await sold(40);
  expect(await weekIsCompared()).toEqual([true, true]);
});
