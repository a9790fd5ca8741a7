import { slackOf, type Goal } from '@/lib/parts-lists/rules/goals';
import { optionsOf, type NeedGroup } from '@/lib/parts-lists/rules/options';
import { planCart } from '@/lib/parts-lists/rules/plan';
import { maxNodes } from '@/lib/parts-lists/rules/solve';
import { costOf, type Supply } from '@/lib/parts-lists/rules/supplies';
import {
  diceOf,
  randomList,
  randomMethods,
  randomSupply,
  standard,
  supply,
  tryAll,
} from '../../support/random-parts-lists';

test('in 5,000 random lists the cart never costs more than the list as it is, uses only what is accepted, and up to 8 lines none is better', () => {
  const wrong: string[] = [];
  const hold = (seed: number, holds: boolean) => holds || wrong.push(`seed ${seed}`);
  let compared = 0;
  let better = 0;
  for (let seed = 1; seed <= 5_000; seed++) {
    const dice = diceOf(seed);
    const list = randomList(dice, 8);
    const methods = randomMethods(dice);
    const goal: Goal = dice.chance(0.75) ? 'cheapest' : 'fastest';
    const all = list.map((group) => optionsOf(group, slackOf(methods)));
    const accepted = new Set(all.flat().flatMap(({ changes }) => changes.filter(() => dice.chance(0.6))));
    const plan = planCart(list, { goal, accepted, methods });
    const { listed, cart } = plan;
    if (!listed || !cart) continue;
    hold(seed, goal === 'cheapest' ? cart.total <= listed.total : cart.days <= listed.days);
    hold(
      seed,
      plan.groups.every(({ chosen }) => chosen?.changes.every((id) => accepted.has(id)) ?? true),
    );
    if (cart.total < listed.total) better++;
    const allowed = all
      .map((options) => options.filter(({ changes }) => changes.every((id) => accepted.has(id))))
      .filter(({ length }) => length > 0);
    // Trying everything takes long where there are many ways.
    if (!plan.hasDelivery || allowed.reduce((count, { length }) => count * length, 1) > 300) continue;
    compared++;
    const { total, days } = tryAll(allowed, methods, goal)!;
    hold(seed, cart.isProven && cart.total === total && (goal === 'cheapest' || cart.days === days));
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(2_000);
  expect(better).toBeGreaterThan(1_000);
});

test('no quantities of up to two products fill a line for less than the cheapest way that is considered', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const dice = diceOf(seed);
    const supplies = [0, 1, 2].map((at) => randomSupply(`S${at}`, dice));
    const pieces = 1 + dice.int(60);
    const found = Math.min(
      ...optionsOf({ needs: [{ sku: 'S0', pieces }], supplies }, 0).map(({ cost }) => cost),
    );
    const valid = (one: Supply) =>
      Array.from({ length: one.availableQuantity + 1 }, (_, quantity) => quantity).filter(
        (quantity) =>
          quantity === 0 ||
          (quantity >= one.limits.minQuantity &&
            quantity % one.limits.multiple === 0 &&
            quantity <= 100 * one.limits.multiple),
      );
    let least = Infinity;
    for (const one of supplies)
      for (const other of supplies)
        for (const first of valid(one))
          for (const second of one === other ? [0] : valid(other))
            if (first * one.packSize + second * other.packSize >= pieces)
              least = Math.min(least, costOf(one, first) + costOf(other, second));
    expect([seed, found]).toEqual([seed, least]);
  }
});

test('a list of 500 lines is answered in bounded work, also where no choice meets the free delivery exactly', () => {
  const dice = diceOf(7);
  const list = Array.from({ length: 500 }, (_, at) => ({
    needs: [{ sku: `A${at}`, pieces: 10 + dice.int(30) }],
    supplies: [
      supply(`A${at}`, { price: 101 + dice.int(500), priceBreaks: [{ from: 20, percentOff: 9 }] }),
      supply(`B${at}`, { price: 480 + dice.int(900), packSize: 5, weightGrams: 460 }),
    ],
  }));
  const all = list.map((group) => optionsOf(group, 1_290));
  const accepted = new Set(all.flat().flatMap(({ changes }) => changes));
  const goods = all.reduce((sum, options) => sum + Math.min(...options.map(({ cost }) => cost)), 0);
  const methods = [
    standard({ freeFrom: goods + 613 }),
    standard({
      bands: [
        { from: 0, charge: 900 },
        { from: 400_000, charge: 9_000 },
      ],
    }),
  ];
  const { listed, cart, best } = planCart(list, { goal: 'cheapest', accepted, methods });
  for (const one of [listed, cart, best]) expect(one!.nodes).toBeLessThanOrEqual(maxNodes);
  expect(cart!.total).toBeLessThan(listed!.total);
  expect(cart!.total).toBeLessThanOrEqual(goods + 900 + 8_100);
});

test('nothing changes unasked: a substitution, more units at a lower price and goods for free delivery are proposed', () => {
  const list: NeedGroup[] = [
    {
      needs: [{ sku: 'BOLT', pieces: 250 }],
      supplies: [
        supply('BOLT', { packSize: 100, price: 2_000 }),
        supply('BULK', { packSize: 250, price: 3_500 }),
      ],
    },
    {
      needs: [{ sku: 'NUT', pieces: 9 }],
      supplies: [supply('NUT', { price: 1_000, priceBreaks: [{ from: 10, percentOff: 20 }] })],
    },
    {
      needs: [{ sku: 'GONE', pieces: 3 }],
      supplies: [supply('GONE', { availableQuantity: 1 }), supply('SAME')],
    },
  ];
  const methods = [standard({ freeFrom: 13_000 })];
  const asked = (...accepted: string[]) =>
    planCart(list, { goal: 'cheapest', accepted: new Set(accepted), methods });
  const first = asked();
  expect(first.groups.map(({ chosen }) => chosen?.picks ?? null)).toEqual([
    [{ sku: 'BOLT', quantity: 3 }],
    [{ sku: 'NUT', quantity: 9 }],
    null,
  ]);
  expect(first.groups.map(({ changes }) => changes.map(({ id }) => id))).toEqual([
    ['BOLT>BULK'],
    ['NUT=10'],
    ['GONE>SAME'],
  ]);
  expect(first.cart!.total).toBe(6_000 + 9_000 + 0);
  // With both accepted the goods would fall below free delivery: the cheaper of the two stays, and it is said.
  const both = asked('BOLT>BULK', 'NUT=10', 'GONE>SAME');
  expect(both.cart!.total).toBe(
    Math.min(3_500 + 8_000 + 300 + 1_290, 6_000 + 8_000 + 300, 3_500 + 9_000 + 300 + 1_290),
  );
  expect(both.groups[2]!.chosen!.picks).toEqual([{ sku: 'SAME', quantity: 3 }]);
});
