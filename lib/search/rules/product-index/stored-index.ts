/** What the index holds of a published product. Times are in milliseconds. */
export type IndexedProduct = {
  _id: string;
  name: string;
  category: string;
  codes: string[];
  titleTerms: string[];
  words: string[];
  facets: string[];
  numbers: { k: string; v: number }[];
  price: number;
  priceTo: number;
  createdAt: number;
  changedAt: number;
  sold: number;
  rating: number;
  inStock: boolean;
};

/** The published products as columns: what an index is made from, and what is stored of it. Lists are in the order of ids. */
export type StoredIndex = {
  ids: string[];
  names: string[];
  /** The normalized part numbers of each product, separated by spaces. */
  codes: string[];
  /** Texts that the columns below number from 0. */
  categories: string[];
  facets: string[];
  measures: string[];
  words: string[];
  category: Uint16Array;
  titleTerms: Uint16Array;
  inStock: Uint8Array;
  price: Float64Array;
  priceTo: Float64Array;
  createdAt: Float64Array;
  changedAt: Float64Array;
  sold: Float64Array;
  rating: Float64Array;
  wordStarts: Uint32Array;
  wordItems: Uint32Array;
  facetStarts: Uint32Array;
  facetItems: Uint32Array;
  measureStarts: Uint32Array;
  measureItems: Uint32Array;
  measureValues: Float64Array;
};

export const emptyIndex = (): StoredIndex => ({
  ids: [],
  names: [],
  codes: [],
  categories: [],
  facets: [],
  measures: [],
  words: [],
  category: new Uint16Array(0),
  titleTerms: new Uint16Array(0),
  inStock: new Uint8Array(0),
  price: new Float64Array(0),
  priceTo: new Float64Array(0),
  createdAt: new Float64Array(0),
  changedAt: new Float64Array(0),
  sold: new Float64Array(0),
  rating: new Float64Array(0),
  wordStarts: new Uint32Array(1),
  wordItems: new Uint32Array(0),
  facetStarts: new Uint32Array(1),
  facetItems: new Uint32Array(0),
  measureStarts: new Uint32Array(1),
  measureItems: new Uint32Array(0),
  measureValues: new Float64Array(0),
});
