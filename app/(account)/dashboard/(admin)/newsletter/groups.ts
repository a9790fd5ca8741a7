import { categoryName, categoryOptions } from '@/lib/catalog/rules/structure';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';

/** The groups of customers that a campaign can go to, by the category in which they bought. */
export const buyerGroups = (structure: CatalogStructure) =>
  categoryOptions(structure).map(({ slug, name }) => ({ category: slug, name }));

/** The recipients of a campaign in words. */
export const groupNameOf = (structure: CatalogStructure, category: string | null): string =>
  category === null ? 'All subscribers' : `Customers who bought ${categoryName(structure, category)}`;
