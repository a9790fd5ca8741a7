import { ObjectId } from 'mongodb';
import { discounts, discountUses, countIdOf, type UseCountDocument } from '../lib/discounts/collection';
import { storedFields } from '../lib/discounts/commands/discounts';
import type { DiscountInput } from '../lib/discounts/schema';
import { isPlaced, orders } from '../lib/orders/collection';
import { addMissing } from './add-missing';

const unlimited: Omit<DiscountInput, 'title' | 'code' | 'kind' | 'value'> = {
  categories: [],
  skus: [],
  customers: [],
  minSubtotal: 0,
  from: null,
  to: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  active: true,
};

/** The discounts of the demo: two codes and an automatic rule. */
export const demoDiscounts: (DiscountInput & { id: string })[] = [
  {
    ...unlimited,
    id: '0000000000000000000000d1',
    title: 'Welcome discount',
    code: 'WELCOME10',
    kind: 'percent',
    value: 10,
    maxUsesPerCustomer: 1,
  },
  {
    ...unlimited,
    id: '0000000000000000000000d2',
    title: 'Free freight',
    code: 'FREIGHT',
    kind: 'free-delivery',
    value: 0,
    minSubtotal: 5_000,
    maxUses: 500,
  },
  {
    ...unlimited,
    id: '0000000000000000000000d3',
    title: 'Volume discount',
    code: null,
    kind: 'percent',
    value: 3,
    minSubtotal: 120_000,
  },
];

/** Loads the discounts of the demo; those that an admin has changed stay as they are. */
export async function seedDiscounts(): Promise<void> {
  await addMissing(
    discounts(),
    demoDiscounts.map(({ id, ...input }) => ({ _id: new ObjectId(id), ...storedFields(input) })),
  );
}

/** Counts the uses by the orders of the demo's past, which no customer has claimed. Existing counts are left alone. */
export async function countDemoUses(): Promise<void> {
  const counts = new Map<string, UseCountDocument>();
  const withDiscount = orders().find({ 'discounts.id': { $in: demoDiscounts.map(({ id }) => id) } });
  for await (const order of withDiscount) {
    if (!isPlaced(order)) continue;
    for (const { id: discountId } of order.discounts ?? []) {
      for (const customerId of [undefined, order.customer.id]) {
        const _id = countIdOf(discountId, customerId);
        const owner = customerId ? { customerId } : {};
        const count = counts.get(_id) ?? { _id, discountId, ...owner, used: 0, claims: [], returned: [] };
        if (order.state === 'cancelled') count.returned.push(order._id.toHexString());
        else count.used += 1;
        counts.set(_id, count);
      }
    }
  }
  await addMissing(discountUses(), [...counts.values()]);
}
