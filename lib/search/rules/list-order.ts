import type { Sort } from './shop-view';

/** The order of a list: by a value, and by id among equal values. */
export type ListOrder = {
  by: 'sold' | 'createdAt' | 'price' | 'rating';
  direction: 1 | -1;
  ids: 1 | -1;
};

/** The order of each sort. Search results by relevance have their own order; other lists have this one. */
export const listOrders: Record<Sort, ListOrder> = {
  relevance: { by: 'sold', direction: -1, ids: 1 },
  'best-selling': { by: 'sold', direction: -1, ids: 1 },
  newest: { by: 'createdAt', direction: -1, ids: 1 },
  'price-low': { by: 'price', direction: 1, ids: 1 },
  // The index by price read backwards.
  'price-high': { by: 'price', direction: -1, ids: -1 },
  rating: { by: 'rating', direction: -1, ids: 1 },
};
