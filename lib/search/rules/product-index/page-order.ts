import { listOrders } from '../list-order';
import { compareTexts } from '../ranking';
import type { ShopView } from '../shop-view';
import type { ProductIndex } from './product-index';
import { reusedArray } from './reused-array';
import { selectRange } from './select-range';

/** The products of a list. */
type Listed = {
  all: Uint32Array;
  /** Of a search, by position in `all`. */
  scores: Float64Array | null;
  /** Positions in `all`. */
  matching: Uint32Array;
};

const keysOf = reusedArray((length) => new Float64Array(length));

/** The slots on a page, in the order of the view. */
export function slotsOfPage(
  index: ProductIndex,
  { sort }: Pick<ShopView, 'sort'>,
  { all, scores, matching }: Listed,
  range: { from: number; to: number },
): number[] {
  const positions = index.positions();
  const slotOf = (member: number) => all[matching[member]!]!;
  const keys = keysOf(matching.length);
  if (scores && sort === 'relevance') {
    for (let at = 0; at < keys.length; at++) keys[at] = -scores[matching[at]!]!;
    return selectRange(keys, range, (a, b) => {
      const order = compareTexts(index.names[slotOf(a)]!, index.names[slotOf(b)]!);
      return order < 0 || (order === 0 && positions[slotOf(a)]! < positions[slotOf(b)]!);
    }).map(slotOf);
  }
  const { by, direction, ids } = listOrders[sort];
  const { values } = index[by];
  for (let at = 0; at < keys.length; at++) keys[at] = values[all[matching[at]!]!]! * direction;
  const isBefore = (a: number, b: number) => (positions[slotOf(a)]! - positions[slotOf(b)]!) * ids < 0;
  return selectRange(keys, range, isBefore).map(slotOf);
}
