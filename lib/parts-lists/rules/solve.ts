import { chargeOf } from '../../delivery/rules/offers';
import type { DeliveryRate } from '../../settings/schema/delivery';
import type { Option } from './options';

/** The choice of one option for each group. Amounts are in minor units. */
export type Solution = {
  /** By group, the index of its option. */
  choice: number[];
  goods: number;
  charge: number;
  total: number;
  /** Whether no cheaper choice exists: false where the search ended early. */
  isProven: boolean;
  nodes: number;
};

/** A search ends after this many steps with the best choice that it has found. */
export const maxNodes = 20_000;

type Sums = { cost: number; weight: number; oversize: number };
type Bounds = { minCost: number; maxCost: number; minWeight: number; maxWeight: number; minOversize: number };

const nothing: Bounds = { minCost: 0, maxCost: 0, minWeight: 0, maxWeight: 0, minOversize: 0 };
const plus = (one: Sums, { cost, weight, oversize }: Sums): Sums => ({
  cost: one.cost + cost,
  weight: one.weight + weight,
  oversize: one.oversize + oversize,
});

/** For each depth, what the groups from it on add at least and at most. */
function boundsOf(groups: Option[][]): Bounds[] {
  const bounds = [nothing];
  for (const options of groups.toReversed()) {
    const after = bounds[0]!;
    const [costs, weights] = [options.map(({ cost }) => cost), options.map(({ weight }) => weight)];
    bounds.unshift({
      minCost: after.minCost + Math.min(...costs),
      maxCost: after.maxCost + Math.max(...costs),
      minWeight: after.minWeight + Math.min(...weights),
      maxWeight: after.maxWeight + Math.max(...weights),
      minOversize: after.minOversize + Math.min(...options.map(({ oversize }) => oversize)),
    });
  }
  return bounds;
}

/** A total below which no choice of the groups left can come. */
function lowerBound(rate: DeliveryRate, sums: Sums, left: Bounds): number {
  const { freeFrom, bands, basis, surcharge } = rate;
  const least = sums.cost + left.minCost;
  const most = sums.cost + left.maxCost;
  const [low, high] =
    basis === 'value' ? [least, most] : [sums.weight + left.minWeight, sums.weight + left.maxWeight];
  const paid = bands.flatMap(({ from, charge }, at) => {
    const isReachable = charge !== null && from <= high && (bands[at + 1]?.from ?? Infinity) > low;
    return isReachable ? [(basis === 'value' ? Math.max(least, from) : least) + charge] : [];
  });
  const free = freeFrom !== null && most >= freeFrom ? [Math.max(least, freeFrom)] : [];
  const isAlwaysFree = freeFrom !== null && least >= freeFrom;
  return Math.min(...(isAlwaysFree ? [] : paid), ...free) + surcharge * (sums.oversize + left.minOversize);
}

/** The total of one option for each group; null where the rate doesn't take such goods. */
export function totalOf(rate: DeliveryRate, chosen: Option[]): { goods: number; charge: number } | null {
  const { cost, weight, oversize } = chosen.reduce<Sums>(plus, { cost: 0, weight: 0, oversize: 0 });
  const charged = chargeOf(rate, { value: cost, weight, oversize });
  return charged && { goods: cost, charge: charged.charge };
}

/**
 * The cheapest choice of one option for each group, delivery included: branch and bound, depth first. `known` is a choice
 * to begin with: the result is never dearer. Null when there is no choice that the rate takes.
 */
export function solve(
  groups: Option[][],
  rate: DeliveryRate,
  known: number[] | null = null,
): Solution | null {
  if (groups.some(({ length }) => length === 0)) return null;
  const spread = (options: Option[]) =>
    Math.max(...options.map(({ cost }) => cost)) - Math.min(...options.map(({ cost }) => cost));
  // The groups that change the total most come first: what is left then changes it little, and bounds are tight.
  const order = groups
    .map((options, at) => ({
      at,
      spread: spread(options),
      sorted: options.map((option, index) => ({ option, index })),
    }))
    .sort((one, other) => other.spread - one.spread);
  for (const { sorted } of order) sorted.sort((one, other) => one.option.cost - other.option.cost);
  const bounds = boundsOf(order.map(({ at }) => groups[at]!));
  const optionsOf = (choice: number[]) => choice.map((index, at) => groups[at]![index]!);
  const start = known && totalOf(rate, optionsOf(known));
  let best = start && known ? { choice: known, ...start, total: start.goods + start.charge } : null;
  const choice = new Array<number>(groups.length).fill(0);
  const seen = new Set<string>();
  let nodes = 0;
  let isCut = false;

  function visit(depth: number, sums: Sums): void {
    if (best && lowerBound(rate, sums, bounds[depth]!) >= best.total) return;
    const group = order[depth];
    if (!group) {
      const charged = chargeOf(rate, { value: sums.cost, weight: sums.weight, oversize: sums.oversize });
      const total = charged ? sums.cost + charged.charge : Infinity;
      if (charged && total < (best?.total ?? Infinity))
        best = { choice: [...choice], goods: sums.cost, charge: charged.charge, total };
      return;
    }
    if (group.sorted.length > 1) {
      // What follows depends on the sums alone: the same sums need not be looked at twice.
      const state = `${depth} ${sums.cost} ${sums.weight} ${sums.oversize}`;
      if (seen.has(state)) return;
      seen.add(state);
    }
    for (const { option, index } of group.sorted) {
      if (nodes >= maxNodes) {
        isCut = true;
        return;
      }
      nodes += group.sorted.length > 1 ? 1 : 0;
      choice[group.at] = index;
      visit(depth + 1, plus(sums, option));
    }
  }
  visit(0, { cost: 0, weight: 0, oversize: 0 });
  return best && { ...best, isProven: !isCut, nodes };
}
