import type { Product, ProductVariant, Specification } from '../schema/product';

/** Products with fewer rows say too little to be called equal. */
const minRows = 3;

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

function rowsOf(specifications: Specification[]): string | null {
  if (specifications.length < minRows) return null;
  return specifications
    .map(({ name, value }) => `${plain(name)}=${plain(value)}`)
    .sort()
    .join('\n');
}

/** A hash of 53 bits (cyrb53): it finds candidates, which are then compared in full. */
function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}

/** The key that products with the same specification table share; null for a table too short to tell. */
export function specificationKey(specifications: Specification[]): string | null {
  const rows = rowsOf(specifications);
  return rows && hashOf(rows);
}

/** What one piece is: packs and boxes hold pieces, a pair is a pair. */
const pieceOf = ({ unit }: Pick<Product, 'unit'>) => (/^(each$|(pack|box) of )/.test(unit) ? 'piece' : unit);

const choiceOf = ({ size, color }: ProductVariant['variant']) =>
  JSON.stringify([plain(size ?? ''), plain(color?.name ?? '')]);

/**
 * What variants of the same specification share, so that one can stand for the other: the category, every row of the
 * table, size and color, and the kind of piece. Brand, pack, price and part number may differ. Null for a table too short
 * to tell.
 */
export function equalityKey({ product, variant }: ProductVariant): string | null {
  const rows = rowsOf(product.specifications);
  return rows && [product.category, pieceOf(product), choiceOf(variant), rows].join('\n');
}
