import { z } from 'zod';
import { ok, type Result } from '../../shared/result';
import { products, updateProduct } from '../collection/products';
import { readStructure } from '../collection/structure';
import { learnWords } from './search-index';

// A call ends after about this time, so that the request that it is part of is answered.
const maxMilliseconds = 5_000;
const batchSize = 100;

/**
 * Lets products that are stored or indexed by an earlier version of the catalog structure follow the present one, for
 * some seconds. Returns how many are left and the cache tags that became stale. Safe to interrupt and to run twice at
 * the same time.
 */
export async function updateProductsBehind(): Promise<{ behind: number; expire: string[] }> {
  const { version } = await readStructure();
  const filter = { structureVersion: { $lt: version } };
  const expire = new Set<string>();
  for (const began = Date.now(); Date.now() - began < maxMilliseconds;) {
    const batch = await products()
      .find(filter)
      .sort({ structureVersion: 1, _id: 1 })
      .limit(batchSize)
      .project<{ _id: string }>({ _id: 1 })
      .toArray();
    if (batch.length === 0) break;
    const words = new Set<string>();
    for (const { _id } of batch) {
      const updated = await updateProduct({ _id }, { reindex: true });
      for (const tag of updated?.expire ?? []) expire.add(tag);
      if (updated?.after.state === 'published') for (const word of updated.after.words) words.add(word);
    }
    await learnWords([...words]);
  }
  return { behind: await products().countDocuments(filter), expire: [...expire] };
}

export const behindCount = z.object({ behind: z.int() });

/** One run of the job that lets products follow changes of the catalog structure. */
export async function followStructureJob(): Promise<Result<z.infer<typeof behindCount>>> {
  const { behind, expire } = await updateProductsBehind();
  return ok({ behind }, expire);
}
