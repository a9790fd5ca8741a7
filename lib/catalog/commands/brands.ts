import { catalogStructures, readStructure } from '../collection/structure';
import { isDuplicateKey } from '../../platform/database';

/** Adds a brand that the catalog doesn't have yet, so that the next product can be given it. Safe to repeat. */
export async function addBrand(name: string): Promise<void> {
  const { brands } = await readStructure();
  if (brands.some((known) => known.name === name || known.oldNames.includes(name))) return;
  try {
    await catalogStructures().updateOne(
      { _id: 'structure', 'brands.name': { $ne: name } },
      {
        $push: { brands: { name, oldNames: [], website: null } },
        $inc: { revision: 1 },
        $setOnInsert: { version: 0, categories: [], tags: [], fields: [] },
      },
      { upsert: true },
    );
  } catch (error) {
    // Another product has added it in between: the upsert found no document without it.
    if (!isDuplicateKey(error)) throw error;
  }
}
