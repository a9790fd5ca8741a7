import { stock } from '../../catalog/collection/stock';

/** Those of these SKUs that have units to sell. */
export async function listInStock(skus: string[]): Promise<string[]> {
  const found = await stock()
    .find({ _id: { $in: skus }, available: { $gt: 0 } }, { projection: { _id: 1 } })
    .toArray();
  return found.map(({ _id }) => _id);
}
