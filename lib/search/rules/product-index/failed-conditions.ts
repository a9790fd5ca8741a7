import type { Condition } from '../filters';
import type { ProductIndex } from './product-index';
import { reusedArray } from './reused-array';

export type FailedConditions = {
  /** For each product how many conditions it fails. */
  fails: Uint16Array;
  /** The last condition that it fails, if it fails one. */
  failed: Uint16Array;
};

const failsOf = reusedArray((length) => new Uint16Array(length));
const failedOf = reusedArray((length) => new Uint16Array(length));
const isMetOf = reusedArray((length) => new Uint8Array(length));

/**
 * Which conditions each of the products fails; each condition decides as `meets` in rules/filters.ts. The next call uses
 * the same arrays.
 */
export function failedConditions(
  index: ProductIndex,
  slots: Uint32Array,
  conditions: Condition[],
): FailedConditions {
  const fails = failsOf(slots.length).fill(0);
  const failed = failedOf(slots.length);
  const isMet = isMetOf(slots.length);
  conditions.forEach((condition, number) => {
    isMet.fill(0);
    test(index, slots, condition, isMet);
    for (let at = 0; at < isMet.length; at++) {
      if (isMet[at]) continue;
      fails[at]!++;
      failed[at] = number;
    }
  });
  return { fails, failed };
}

/** Sets `isMet` to 1 for each product that meets the condition. A loop for each kind: one with a function is slower. */
function test(index: ProductIndex, slots: Uint32Array, condition: Condition, isMet: Uint8Array): void {
  if ('facets' in condition) testFacets(index, slots, condition.facets, isMet);
  else if ('measure' in condition) testMeasure(index, slots, condition, isMet);
  else if ('price' in condition) {
    const { from, to } = condition.price;
    const [low, high] = [index.price.values, index.priceTo.values];
    for (let at = 0; at < slots.length; at++) {
      if (high[slots[at]!]! >= from && low[slots[at]!]! <= to) isMet[at] = 1;
    }
  } else if ('rating' in condition) {
    const { rating } = condition;
    const { values } = index.rating;
    for (let at = 0; at < slots.length; at++) if (values[slots[at]!]! >= rating) isMet[at] = 1;
  } else {
    const { values } = index.inStock;
    for (let at = 0; at < slots.length; at++) isMet[at] = values[slots[at]!]!;
  }
}

function testFacets(index: ProductIndex, slots: Uint32Array, wanted: string[], isMet: Uint8Array): void {
  const isWanted = new Uint8Array(index.facets.texts.length);
  const groupOf = index.facets.groupNumbers;
  const numbers = wanted.flatMap((facet) => index.facets.numberOf(facet) ?? []);
  for (const number of numbers) isWanted[number] = 1;
  const lastGroup = Math.max(-1, ...numbers.map((number) => groupOf[number]!));
  const starts = index.productFacets.starts.values;
  const facets = index.productFacets.items.values;
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!;
    const end = starts[slot + 1]!;
    // The facets of a product are in the order of their groups.
    for (let item = starts[slot]!; item < end && groupOf[facets[item]!]! <= lastGroup; item++) {
      if (!isWanted[facets[item]!]) continue;
      isMet[at] = 1;
      break;
    }
  }
}

function testMeasure(
  index: ProductIndex,
  slots: Uint32Array,
  { measure, from, to }: { measure: string; from: number; to: number },
  isMet: Uint8Array,
): void {
  const number = index.measures.numberOf(measure) ?? -1;
  const starts = index.productMeasures.starts.values;
  const measures = index.productMeasures.items.values;
  const { values } = index.measureValues;
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!;
    const end = starts[slot + 1]!;
    for (let item = starts[slot]!; item < end; item++) {
      if (measures[item] === number && values[item]! >= from && values[item]! <= to) isMet[at] = 1;
    }
  }
}
