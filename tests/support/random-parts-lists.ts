import { chargeOf } from '@/lib/delivery/rules/offers';
import type { Goal, Method } from '@/lib/parts-lists/rules/goals';
import type { NeedGroup, Option } from '@/lib/parts-lists/rules/options';
import type { Supply } from '@/lib/parts-lists/rules/supplies';
import type { DeliveryRate } from '@/lib/settings/schema/delivery';
import { randomOf } from './dirty-list';

export const supply = (sku: string, more: Partial<Supply> = {}): Supply => ({
  sku,
  packSize: 1,
  price: 100,
  priceBreaks: [],
  limits: { minQuantity: 1, multiple: 1, maxQuantity: 1_000 },
  availableQuantity: 1_000,
  weightGrams: 100,
  oversize: false,
  dangerousGoods: false,
  leadTimeDays: 2,
  ...more,
});
export const rate = (more: Partial<DeliveryRate> = {}): DeliveryRate => ({
  basis: 'weight',
  bands: [{ from: 0, charge: 1_290 }],
  freeFrom: null,
  surcharge: 0,
  minDays: 3,
  maxDays: 5,
  ...more,
});
export const standard = (more: Partial<DeliveryRate> = {}): Method => ({
  id: 'standard',
  name: 'Standard',
  isExpress: false,
  rate: rate(more),
});

type Dice = { int: (max: number) => number; one: <T>(all: T[]) => T; chance: (part: number) => boolean };
export function diceOf(seed: number): Dice {
  const random = randomOf(seed);
  const int = (max: number) => Math.floor(random() * max);
  return { int, one: (all) => all[int(all.length)]!, chance: (part) => random() < part };
}

export function randomSupply(sku: string, { int, one, chance }: Dice): Supply {
  const multiple = one([1, 1, 1, 2, 5]);
  const breaks = chance(0.5) ? [5 + int(10)] : [];
  return supply(sku, {
    packSize: one([1, 1, 5, 10, 20]),
    price: 50 + int(900),
    priceBreaks: breaks.flatMap((from) => [
      { from, percentOff: 3 + int(15) },
      { from: from * 3, percentOff: 20 + int(15) },
    ]),
    ...(chance(0.2) && { contract: [{ from: 1 + int(8), price: 40 + int(600) }] }),
    limits: { minQuantity: 1 + int(3), multiple, maxQuantity: null },
    availableQuantity: one([0, 3, 40, 90, 90]),
    weightGrams: int(4_000),
    oversize: chance(0.1),
    dangerousGoods: chance(0.1),
    leadTimeDays: int(4),
  });
}

export function randomList(dice: Dice, maxLines: number): NeedGroup[] {
  const { int, chance } = dice;
  const groups: NeedGroup[] = [];
  for (let left = 1 + int(maxLines); left > 0;) {
    const count = chance(0.2) ? Math.min(2, left) : 1;
    const at = groups.length;
    const others = chance(0.5) ? int(2) + 1 : 0;
    const supplies = Array.from({ length: count + others }, (_, index) =>
      randomSupply(`S${at}-${index}`, dice),
    );
    const needs = supplies.slice(0, count).map(({ sku }) => ({ sku, pieces: 1 + int(60) }));
    groups.push({ needs, supplies });
    left -= count;
  }
  return groups;
}

export function randomMethods({ int, one, chance }: Dice): Method[] {
  const banded = (basis: 'weight' | 'value', end: number | null) =>
    rate({
      basis,
      bands: [
        { from: 0, charge: int(2_000) },
        { from: 5_000 + int(30_000), charge: int(3_000) },
        { from: 60_000 + int(90_000), charge: end },
      ],
      freeFrom: chance(0.6) ? 5_000 + int(30_000) : null,
      surcharge: int(500),
      maxDays: 2 + int(5),
    });
  return [
    { ...standard(), rate: banded(one(['weight', 'value']), 4_000) },
    { id: 'express', name: 'Express', isExpress: true, rate: banded('weight', null) },
  ].slice(0, 1 + int(2));
}

/** Every choice of one option for each group and a method: the least days, and the least total of all and within them. */
export function tryAll(
  groups: Option[][],
  methods: Method[],
  goal: Goal,
): { total: number; days: number } | null {
  let best: { total: number; days: number } | null = null;
  const visit = (at: number, chosen: Option[]): void => {
    if (at < groups.length) return groups[at]!.forEach((option) => visit(at + 1, [...chosen, option]));
    const sum = (of: (option: Option) => number) => chosen.reduce((all, option) => all + of(option), 0);
    const goods = {
      value: sum(({ cost }) => cost),
      weight: sum(({ weight }) => weight),
      oversize: sum(({ oversize }) => oversize),
    };
    for (const method of methods) {
      const charged = chargeOf(method.rate, goods);
      if (!charged || (method.isExpress && chosen.some(({ dangerousGoods }) => dangerousGoods))) continue;
      const total = goods.value + charged.charge;
      const days = method.rate.maxDays + Math.max(...chosen.map(({ leadTimeDays }) => leadTimeDays));
      const isBetter =
        !best ||
        (goal === 'fastest' && days < best.days) ||
        ((goal === 'cheapest' || days === best.days) && total < best.total);
      if (isBetter) best = { total, days };
    }
  };
  visit(0, []);
  return best;
}
