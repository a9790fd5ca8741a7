import { products } from '../collection/products';
import type { CategorySlug } from '../schema/product';

/** Which of these products belong to a category now, whether published or not. */
export async function findIdsInCategory(ids: string[], category: CategorySlug): Promise<Set<string>> {
  const found = await products()
    .find({ _id: { $in: ids }, category }, { projection: { _id: 1 } })
    .toArray();
  return new Set(found.map(({ _id }) => _id));
}
