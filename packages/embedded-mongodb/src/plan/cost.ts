import type { Collection } from '../storage/collection';
import { type Plan } from './types';

/** Keys are counted up to this many: beyond it, more are simply many. */
const mostCounted = 500;
const mostWalked = 50;

/**
 * The plan that reads the fewest documents. The keys of each are counted; a plan in the order of the sort may stop
 * once it has `enough`, which is what decides where every plan has many.
 */
export function cheapest(collection: Collection, plans: Plan[], enough: number): Plan {
  const best = (list: Plan[]) => list.reduce((a, b) => (b.score > a.score ? b : a));
  const first = best(plans);
  if (plans.length === 1 || first.score >= 100) return first;
  const known = new Map<string, number>();
  const counted = plans.map((plan) => {
    const same = plan.ranges.map(({ low, high }) => `${low.toString('hex')}-${high.toString('hex')}`).join();
    const keys = known.get(same) ?? countKeys(collection, plan);
    known.set(same, keys);
    return { plan, keys };
  });
  const fewest = Math.min(...counted.map(({ keys }) => keys));
  if (fewest === Infinity) {
    const sorted = plans.filter((plan) => plan.sorted);
    return best(sorted.length && enough !== Infinity ? sorted : plans);
  }
  const costs = counted.map(({ plan, keys }) => ({
    plan,
    cost: plan.sorted && enough < keys ? Math.min(keys, (enough * keys) / Math.max(1, fewest)) : keys,
  }));
  const least = Math.min(...costs.map(({ cost }) => cost));
  return best(costs.filter(({ cost }) => cost === least).map(({ plan }) => plan));
}

function countKeys(collection: Collection, { index, ranges }: Plan): number {
  if (!index) return Infinity;
  if (ranges.length > mostWalked) return ranges.length;
  let keys = 0;
  for (const { low, high } of ranges) {
    keys += collection.countEntries(index, low, high, mostCounted + 1 - keys);
    if (keys > mostCounted) return Infinity;
  }
  return keys;
}
