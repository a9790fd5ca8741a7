import { z } from 'zod';
import { catalogStructures } from '../lib/catalog/collection/structure';
import { category, productTag, specificationField } from '../lib/catalog/schema/structure';
import { isDuplicateKey } from '../lib/platform/database';
import { readSeedFile } from './files';

const structureFile = z.strictObject({
  categories: z.array(
    category
      .partial({ parent: true, pageTitle: true, pageDescription: true, oldSlugs: true })
      .transform((given) => ({
        parent: null,
        pageTitle: null,
        pageDescription: null,
        oldSlugs: [],
        ...given,
      })),
  ),
  tags: z.array(productTag),
  fields: z.array(
    specificationField
      .partial({ oldNames: true, unit: true, choices: true, filterable: true })
      .transform((given) => ({ oldNames: [], unit: null, choices: [], filterable: true, ...given })),
  ),
});

/** The categories, tags and fields of the sample catalog; its products bring the brands along. */
export async function readSampleStructure() {
  const read = structureFile.parse(
    JSON.parse((await readSeedFile('catalog-structure.json')).toString('utf8')),
  );
  return { ...read, brands: [] };
}

/** Gives a shop that has no categories yet those of the sample catalog, with its tags and fields. Safe to repeat. */
export async function seedStructure(): Promise<void> {
  const { brands, ...sample } = await readSampleStructure();
  try {
    await catalogStructures().updateOne(
      { _id: 'structure', categories: { $size: 0 } },
      { $set: sample, $setOnInsert: { brands }, $inc: { revision: 1, version: 1 } },
      { upsert: true },
    );
  } catch (error) {
    // The shop has categories: the upsert found no document without them.
    if (!isDuplicateKey(error)) throw error;
  }
}
