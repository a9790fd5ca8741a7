import type { DeliveryRate } from '../../settings/schema/delivery';
import type { Option } from './options';
import { solve, type Solution } from './solve';

export type Goal = 'cheapest' | 'fastest';

/** A way of delivery to the place of the buyer. */
export type Method = { id: string; name: string; isExpress: boolean; rate: DeliveryRate };

export type GoalSolution = Solution & {
  method: Method;
  /** The working days until all goods are there, at most. */
  days: number;
};

/** Where no place is known: only the goods count. */
export const noDelivery: Method = {
  id: '',
  name: '',
  isExpress: false,
  rate: {
    basis: 'value',
    bands: [{ from: 0, charge: 0 }],
    freeFrom: null,
    surcharge: 0,
    minDays: 0,
    maxDays: 0,
  },
};

/** What delivery may save at most by another choice of goods, in minor units. */
export const slackOf = (methods: Method[]): number =>
  Math.max(0, ...methods.flatMap(({ rate }) => rate.bands.map(({ charge }) => charge ?? 0)));

/** The best choice that one method carries within some days of lead time. */
function solveBy(groups: Option[][], known: number[], method: Method, maxLead: number): GoalSolution | null {
  const fits = ({ leadTimeDays, dangerousGoods }: Option) =>
    leadTimeDays <= maxLead && !(method.isExpress && dangerousGoods);
  const kept = groups.map((options) => options.flatMap((option, index) => (fits(option) ? [index] : [])));
  const start = known.map((index, at) => kept[at]!.indexOf(index));
  const found = solve(
    groups.map((options, at) => kept[at]!.map((index) => options[index]!)),
    method.rate,
    start.includes(-1) ? null : start,
  );
  if (!found) return null;
  const choice = found.choice.map((index, at) => kept[at]![index]!);
  const lead = Math.max(0, ...choice.map((index, at) => groups[at]![index]!.leadTimeDays));
  return { ...found, choice, method, days: lead + method.rate.maxDays };
}

const cheaper = (one: GoalSolution, other: GoalSolution) => one.total - other.total || one.days - other.days;

/**
 * The choice of one option for each group that costs least with its delivery, or the one that arrives first and of several
 * costs least. `known` is a choice to begin with. Null when no method takes the goods.
 */
export function solveFor(
  goal: Goal,
  groups: Option[][],
  known: number[],
  methods: Method[],
): GoalSolution | null {
  const best = (found: (GoalSolution | null)[]) =>
    found.filter((one) => one !== null).sort(cheaper)[0] ?? null;
  if (goal === 'cheapest') return best(methods.map((method) => solveBy(groups, known, method, Infinity)));
  const leads = [...new Set([0, ...groups.flatMap((options) => options.map((one) => one.leadTimeDays))])];
  const days = new Set(leads.flatMap((lead) => methods.map(({ rate }) => lead + rate.maxDays)));
  for (const day of [...days].sort((one, other) => one - other)) {
    const found = best(methods.map((method) => solveBy(groups, known, method, day - method.rate.maxDays)));
    if (found) return found;
  }
  return null;
}
