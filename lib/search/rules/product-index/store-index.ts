import type { Column } from './columns';
import type { ProductIndex } from './product-index';
import type { StoredIndex } from './stored-index';

type Values = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A copy of an index without its empty slots, which later changes of the index don't change. */
export function storeIndex(index: ProductIndex): StoredIndex {
  const positions = index.positions();
  const slots = index
    .liveSlots()
    .slice()
    .sort((a, b) => positions[a]! - positions[b]!);
  const column = <V extends Values>({ values }: Column<V>): V => {
    const copy = values.slice(0, slots.length) as V;
    for (let at = 0; at < slots.length; at++) copy[at] = values[slots[at]!]!;
    return copy;
  };
  const texts = (values: string[]) => Array.from(slots, (slot) => values[slot]!);
  const words = index.productWords.of(slots);
  const facets = index.productFacets.of(slots);
  const measures = index.productMeasures.of(slots);
  const values = new Float64Array(measures.items.length);
  for (let at = 0; at < slots.length; at++) {
    const start = index.productMeasures.starts.values[slots[at]!]!;
    for (let item = measures.starts[at]!; item < measures.starts[at + 1]!; item++) {
      values[item] = index.measureValues.values[start + item - measures.starts[at]!]!;
    }
  }
  return {
    ids: texts(index.ids),
    names: texts(index.names),
    codes: texts(index.codes),
    categories: [...index.categories.texts],
    facets: [...index.facets.texts],
    measures: [...index.measures.texts],
    words: [...index.vocabulary.texts],
    category: column(index.category),
    titleTerms: column(index.titleTerms),
    inStock: column(index.inStock),
    price: column(index.price),
    priceTo: column(index.priceTo),
    createdAt: column(index.createdAt),
    changedAt: column(index.changedAt),
    sold: column(index.sold),
    rating: column(index.rating),
    wordStarts: words.starts,
    wordItems: words.items,
    facetStarts: facets.starts,
    facetItems: facets.items,
    measureStarts: measures.starts,
    measureItems: measures.items,
    measureValues: values,
  };
}
