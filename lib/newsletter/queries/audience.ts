import type { ObjectId } from 'mongodb';
import { findIdsInCategory } from '../../catalog/queries/in-category';
import { findBoughtProducts } from '../../orders/queries/bought-products';
import { findAccountIds } from '../../users/queries';
import { subscribers } from '../collection';

type Reader = { _id: ObjectId; email: string };

/** The number of subscribers that are examined together. */
export const audienceBatch = 500;

/** The next confirmed subscribers behind `cursor`, in the order of their ids. */
export function readSubscribers(cursor: ObjectId | null): Promise<Reader[]> {
  return subscribers()
    .find({ state: 'confirmed', ...(cursor && { _id: { $gt: cursor } }) }, { projection: { email: 1 } })
    .sort({ _id: 1 })
    .limit(audienceBatch)
    .toArray();
}

/** Those of the subscribers to whom a campaign goes: all, or those whose accounts have bought in a category. */
export async function selectAudience(readers: Reader[], slug: string | null): Promise<Reader[]> {
  if (slug === null) return readers;
  const accounts = await findAccountIds(readers.map(({ email }) => email));
  const bought = await findBoughtProducts([...accounts.values()]);
  const ids = [...new Set([...bought.values()].flatMap((products) => [...products]))];
  const inCategory = await findIdsInCategory(ids, slug);
  return readers.filter(({ email }) => {
    const products = bought.get(accounts.get(email) ?? '');
    return products !== undefined && [...products].some((id) => inCategory.has(id));
  });
}

/** The number of subscribers to whom a campaign for this category would go now; null is for all of them. */
export async function countAudience(category: string | null): Promise<number> {
  if (category === null) return subscribers().countDocuments({ state: 'confirmed' });
  let count = 0;
  for (let cursor: ObjectId | null = null; ;) {
    const readers = await readSubscribers(cursor);
    count += (await selectAudience(readers, category)).length;
    if (readers.length < audienceBatch) return count;
    cursor = readers.at(-1)!._id;
  }
}
