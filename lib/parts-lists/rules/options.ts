import { costOf, coversOf, knownOf, type Known, type Supply } from './supplies';

/** A product of the list and how many pieces of it are needed. */
export type Need = { sku: string; pieces: number };

/** The needs of one specification, and all variants that have it; those of the needs are among them. */
export type NeedGroup = { needs: Need[]; supplies: Supply[] };

export type Taken = { sku: string; quantity: number };

/** One way to fill a group. */
export type Option = {
  picks: Taken[];
  /** What the buyer must have accepted: nothing for the list as it is. */
  changes: string[];
  /** The price of the goods in minor units. */
  cost: number;
  weight: number;
  oversize: number;
  leadTimeDays: number;
  dangerousGoods: boolean;
};

/** The change "take `to` in place of `from`". */
export const substitutionId = (from: string, to: string): string => `${from}>${to}`;
/** The change "take `quantity` of a product, which is more than is needed". */
export const moreId = (sku: string, quantity: number): string => `${sku}=${quantity}`;

/** More combinations of two products than this are not tried one by one. */
const maxSteps = 1_000;
const maxAssignments = 256;

type Part = Taken & { supply: Supply };

function optionOf(parts: Part[], changes: string[]): Option {
  const sum = (of: (part: Part) => number) => parts.reduce((all, part) => all + of(part), 0);
  return {
    picks: parts.map(({ sku, quantity }) => ({ sku, quantity })),
    changes: [...new Set(changes)],
    cost: sum(({ supply, quantity }) => costOf(supply, quantity)),
    weight: sum(({ supply, quantity }) => supply.weightGrams * quantity),
    oversize: sum(({ supply, quantity }) => (supply.oversize ? quantity : 0)),
    leadTimeDays: Math.max(...parts.map(({ supply }) => supply.leadTimeDays)),
    dangerousGoods: parts.some(({ supply }) => supply.dangerousGoods),
  };
}

const partOf = (supply: Supply, quantity: number): Part => ({ sku: supply.sku, quantity, supply });

function singles({ sku, pieces }: Need, supplies: Known[], slack: number): Option[] {
  return supplies.flatMap((supply) => {
    const changed = supply.sku === sku ? [] : [substitutionId(sku, supply.sku)];
    return coversOf(supply, pieces, slack).map((quantity, at) =>
      optionOf([partOf(supply, quantity)], at ? [...changed, moreId(supply.sku, quantity)] : changed),
    );
  });
}

/** The cheapest way to fill a need from two products, the second for what the first leaves. */
function cheapestPair({ sku, pieces }: Need, one: Known, other: Known): Option | null {
  const end = Math.min(one.largest, Math.ceil(pieces / one.packSize) - 1);
  const step = one.step * Math.max(1, Math.ceil((end - one.start) / one.step / maxSteps));
  let best: Part[] | null = null;
  let bestCost = Infinity;
  for (let quantity = one.start; quantity <= end; quantity += step) {
    for (const rest of coversOf(other, pieces - quantity * one.packSize, 0)) {
      const cost = costOf(one, quantity) + costOf(other, rest);
      if (cost < bestCost) [best, bestCost] = [[partOf(one, quantity), partOf(other, rest)], cost];
    }
  }
  const changes = [one, other].flatMap((used) => (used.sku === sku ? [] : [substitutionId(sku, used.sku)]));
  return best && optionOf(best, changes);
}

function pairs(need: Need, supplies: Known[]): Option[] {
  return supplies.flatMap((one) =>
    supplies.flatMap((other) => (one === other ? [] : (cheapestPair(need, one, other) ?? []))),
  );
}

type KnownGroup = { needs: Need[]; supplies: Known[] };

/** Which supply fills each need: all combinations where they are few, else each alone and all from one supply. */
function assignmentsOf({ needs, supplies }: KnownGroup): Known[][] {
  const own = needs.map(({ sku }) => supplies.find((supply) => supply.sku === sku)!);
  if (supplies.length ** needs.length > maxAssignments)
    return [own, ...supplies.map((supply) => needs.map(() => supply))];
  return needs.reduce<Known[][]>(
    (all, _, at) =>
      all.flatMap((chosen) =>
        [own[at]!, ...supplies.filter((one) => one !== own[at])].map((one) => [...chosen, one]),
      ),
    [[]],
  );
}

/** The ways to fill several needs of the same specification, each from one product; needs of one product are bought together. */
function together(group: KnownGroup, slack: number): Option[] {
  const { needs } = group;
  return assignmentsOf(group).flatMap((chosen) => {
    const changes = chosen.flatMap(({ sku }, at) =>
      sku === needs[at]!.sku ? [] : [substitutionId(needs[at]!.sku, sku)],
    );
    const used = [...new Set(chosen)];
    const covers = used.map((supply) => {
      const pieces = needs.reduce((sum, need, at) => sum + (chosen[at] === supply ? need.pieces : 0), 0);
      return coversOf(supply, pieces, slack);
    });
    if (covers.some(({ length }) => length === 0)) return [];
    const bases = used.map((supply, at) => partOf(supply, covers[at]![0]!));
    const more = used.flatMap((supply, at) =>
      covers[at]!.slice(1).map((quantity) =>
        optionOf(
          bases.map((base, other) => (other === at ? partOf(supply, quantity) : base)),
          [...changes, moreId(supply.sku, quantity)],
        ),
      ),
    );
    return [optionOf(bases, changes), ...more];
  });
}

/**
 * The ways to fill a group that are considered; the list as it is comes first where it can be bought. `slack` is what
 * delivery may save at most, in minor units.
 */
export function optionsOf({ needs, supplies }: NeedGroup, slack: number): Option[] {
  const group = { needs, supplies: supplies.map(knownOf) };
  const [need] = needs;
  const all =
    needs.length === 1 && need
      ? [...singles(need, group.supplies, slack), ...pairs(need, group.supplies)]
      : together(group, slack);
  const asListed = all.filter(({ changes }) => changes.length === 0);
  return [...asListed, ...all.filter(({ changes }) => changes.length > 0)];
}
