import type { Collection, Document, Filter } from 'mongodb';
import { sealAgain, type Purpose } from './sealed';

/** How many sealed texts were sealed with the present secret now, had been before, and can't be read any more. */
export type SealedAgain = { renewed: number; current: number; unreadable: number };

/**
 * Seals what the found documents hold with the present NEXTAUTH_SECRET. `sealedIn` names the sealed texts of a document by
 * their paths. Safe to repeat, and while the shop runs: a text that changes meanwhile is left for the next time.
 */
export async function sealDocumentsAgain<D extends Document>(
  collection: Collection<D>,
  filter: Filter<D>,
  purpose: Purpose,
  sealedIn: (document: D) => Record<string, string>,
): Promise<SealedAgain> {
  const result = { renewed: 0, current: 0, unreadable: 0 };
  for await (const document of collection.find(filter)) {
    for (const [path, sealed] of Object.entries(sealedIn(document as D))) {
      const again = sealAgain(purpose, sealed, String(document._id));
      if (again === null) result.unreadable++;
      else if (again === sealed) result.current++;
      else {
        const unchanged = { _id: document._id, [path]: sealed } as Filter<D>;
        const { modifiedCount } = await collection.updateOne(unchanged, { $set: { [path]: again } as never });
        result.renewed += modifiedCount;
      }
    }
  }
  return result;
}
