import { cached } from '../../platform/cache';
import { parseOnce } from '../../platform/parsed-text';
import { tags } from '../../shared/cache-tags';
import { readStructure } from '../collection/structure';
import type { CatalogStructure } from '../schema/structure';

const structureText = cached(
  'catalog-structure-text',
  async () => JSON.stringify(await readStructure()),
  () => [tags.structure],
);

const parse = parseOnce<CatalogStructure>(1);

/** The categories, tags, brands and specification fields of the shop: one object until they change. */
export const findStructure = async (): Promise<CatalogStructure> => parse('', await structureText());

/** The same, not cached. */
export const readCurrentStructure = (): Promise<CatalogStructure> => readStructure();
