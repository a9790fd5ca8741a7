import { stock } from '../collection/stock';

/** The bin place of each of these SKUs that has one. */
export async function findBins(skus: string[]): Promise<Record<string, string>> {
  const found = await stock()
    .find({ _id: { $in: skus } })
    .project<{ _id: string; bin?: string }>({ bin: 1 })
    .toArray();
  return Object.fromEntries(found.flatMap(({ _id, bin }) => (bin ? [[_id, bin]] : [])));
}
