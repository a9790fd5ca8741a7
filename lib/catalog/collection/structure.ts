import { defineCollection } from '../../platform/database';
import { emptyStructure } from '../rules/structure';
import type { CatalogStructure } from '../schema/structure';

/**
 * One document, `_id: 'structure'`: categories, tags, brands and specification fields refer to each other, so each
 * change is one compare-and-set on `revision`.
 */
export const catalogStructures = defineCollection<{ _id: 'structure' } & CatalogStructure>(
  'catalogStructure',
);

/** The current structure of the catalog, not cached; an empty one when none is stored. */
export async function readStructure(): Promise<CatalogStructure> {
  const stored = await catalogStructures().findOne({ _id: 'structure' }, { projection: { _id: 0 } });
  return { ...emptyStructure, ...stored };
}
