import { products } from '../collection/products';
import { scopeOf } from '../rules/structure';
import { findStructure } from './structure';

/** Which of these products belong to a category or to one below it now, whether published or not. */
export async function findIdsInCategory(ids: string[], category: string): Promise<Set<string>> {
  const scope = scopeOf(await findStructure(), category);
  const found = await products()
    .find({ _id: { $in: ids }, category: { $in: scope } }, { projection: { _id: 1 } })
    .toArray();
  return new Set(found.map(({ _id }) => _id));
}
