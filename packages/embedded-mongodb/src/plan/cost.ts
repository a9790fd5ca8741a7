import type { Collection } from '../storage/collection';
import { type Plan } from './types';

/** Keys are counted up to this number only; larger counts are treated as equal. */
const maxCountedKeys = 500;
const maxCountedRanges = 50;

/**
 * The plan that reads the fewest documents, estimated by the number of its index keys. A plan in sort order can stop
 * after `maxDocuments`, so it is preferred if every plan has many keys.
 */
export function cheapestPlan(collection: Collection, plans: Plan[], maxDocuments: number): Plan {
  const best = (list: Plan[]) => list.reduce((a, b) => (b.score > a.score ? b : a));
  const first = best(plans);
  if (plans.length === 1 || first.score >= 100) return first;
  const countsByRanges = new Map<string, number>();
  const counted = plans.map((plan) => {
    const rangesKey = plan.ranges
      .map(({ low, high }) => `${low.toString('hex')}-${high.toString('hex')}`)
      .join();
    const keys = countsByRanges.get(rangesKey) ?? countKeys(collection, plan);
    countsByRanges.set(rangesKey, keys);
    return { plan, keys };
  });
  const fewest = Math.min(...counted.map(({ keys }) => keys));
  if (fewest === Infinity) {
    const sorted = plans.filter((plan) => plan.isSorted);
    return best(sorted.length && maxDocuments !== Infinity ? sorted : plans);
  }
  const costs = counted.map(({ plan, keys }) => ({
    plan,
    cost:
      plan.isSorted && maxDocuments < keys
        ? Math.min(keys, (maxDocuments * keys) / Math.max(1, fewest))
        : keys,
  }));
  const lowest = Math.min(...costs.map(({ cost }) => cost));
  return best(costs.filter(({ cost }) => cost === lowest).map(({ plan }) => plan));
}

function countKeys(collection: Collection, { index, ranges }: Plan): number {
  if (!index) return Infinity;
  if (ranges.length > maxCountedRanges) return ranges.length;
  let keys = 0;
  for (const { low, high } of ranges) {
    keys += collection.countEntries(index, low, high, maxCountedKeys + 1 - keys);
    if (keys > maxCountedKeys) return Infinity;
  }
  return keys;
}
