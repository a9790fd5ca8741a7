import { cached } from '../../platform/cache';
import { tags } from '../../shared/cache-tags';
import { readStructure } from '../collection/structure';
import type { CatalogStructure } from '../schema/structure';

/** The categories, tags, brands and specification fields of the shop. */
export const findStructure = cached(
  'catalog-structure',
  (): Promise<CatalogStructure> => readStructure(),
  () => [tags.structure],
);

/** The same, not cached. */
export const readCurrentStructure = (): Promise<CatalogStructure> => readStructure();
