import type { Count } from '../../types';
import { ratedFrom } from '../filters';
import type { ProductIndex } from './product-index';

const lowestRating = Math.min(...ratedFrom);

/** The counts that the filters of a list show. */
export class FilterCounts {
  inStock = 0;
  private readonly facets: Uint32Array;
  private readonly rated = ratedFrom.map(() => 0);
  private readonly lowest: Float64Array;
  private readonly highest: Float64Array;
  // The columns themselves: they are read for each product.
  private readonly columns: {
    facetStarts: Uint32Array;
    facets: Uint32Array;
    measureStarts: Uint32Array;
    measures: Uint32Array;
    measureValues: Float64Array;
    inStock: Uint8Array;
    rating: Float64Array;
  };

  constructor(
    private readonly index: ProductIndex,
    private readonly hasMeasures: boolean,
  ) {
    this.columns = {
      facetStarts: index.productFacets.starts.values,
      facets: index.productFacets.items.values,
      measureStarts: index.productMeasures.starts.values,
      measures: index.productMeasures.items.values,
      measureValues: index.measureValues.values,
      inStock: index.inStock.values,
      rating: index.rating.values,
    };
    this.facets = new Uint32Array(index.facets.texts.length);
    this.lowest = new Float64Array(index.measures.texts.length).fill(Infinity);
    this.highest = new Float64Array(index.measures.texts.length).fill(-Infinity);
  }

  /** Counts a product for every filter. */
  add(slot: number): void {
    const { facetStarts, facets, inStock } = this.columns;
    const end = facetStarts[slot + 1]!;
    for (let at = facetStarts[slot]!; at < end; at++) this.facets[facets[at]!]!++;
    this.inStock += inStock[slot]!;
    if (this.hasMeasures) this.addMeasures(slot, -1);
    this.addRating(slot);
  }

  /** What counts a product for one filter only. */
  adderOf(group: string): (slot: number) => void {
    const { facetStarts, facets, inStock } = this.columns;
    if (group === 'stock') return (slot) => (this.inStock += inStock[slot]!);
    if (group === 'rating') return (slot) => this.addRating(slot);
    const measure = this.index.measures.numberOf(group);
    if (measure !== undefined && this.hasMeasures) return (slot) => this.addMeasures(slot, measure);
    const number = this.index.facets.groupNumber(group);
    if (number === -1) return () => {};
    const groupOf = this.index.facets.groupNumbers;
    const counts = this.facets;
    // The facets of a product are in the order of their groups.
    return (slot) => {
      const end = facetStarts[slot + 1]!;
      let at = facetStarts[slot]!;
      while (at < end && groupOf[facets[at]!]! < number) at++;
      for (; at < end && groupOf[facets[at]!] === number; at++) counts[facets[at]!]!++;
    };
  }

  /** The counts of a group's values; none for values that no product has. */
  valuesOf(group: string): Count[] {
    return this.index.facets.ofGroup(group).flatMap((facet) => {
      const count = this.facets[facet]!;
      return count ? [{ value: this.index.facets.texts[facet]!.slice(group.length + 1), count }] : [];
    });
  }

  /** The lowest and the highest value of a measure; null when no product has it. */
  rangeOf(group: string): { from: number; to: number } | null {
    const measure = this.index.measures.numberOf(group);
    if (measure === undefined || this.lowest[measure]! > this.highest[measure]!) return null;
    return { from: this.lowest[measure]!, to: this.highest[measure]! };
  }

  /** How many products have at least this many stars. */
  ratings(): { stars: number; count: number }[] {
    return ratedFrom.map((stars, at) => ({ stars, count: this.rated[at]! }));
  }

  /** `only` is a measure, or -1 for all. */
  private addMeasures(slot: number, only: number): void {
    const { measureStarts, measures, measureValues } = this.columns;
    const { lowest, highest } = this;
    const end = measureStarts[slot + 1]!;
    for (let at = measureStarts[slot]!; at < end; at++) {
      const measure = measures[at]!;
      if (only !== -1 && measure !== only) continue;
      const value = measureValues[at]!;
      if (value < lowest[measure]!) lowest[measure] = value;
      if (value > highest[measure]!) highest[measure] = value;
    }
  }

  private addRating(slot: number): void {
    const rating = this.columns.rating[slot]!;
    if (rating < lowestRating) return;
    for (let at = 0; at < ratedFrom.length; at++) if (rating >= ratedFrom[at]!) this.rated[at]!++;
  }
}
