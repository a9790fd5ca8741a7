import type { Specification } from '../schema/product';
import type { CatalogStructure } from '../schema/structure';
import { fieldNamed } from './specification-fields';
import { findCategory } from './structure';

type Structured = { category: string; brand: string; tags: string[]; specifications: Specification[] };

/**
 * The facts of a product that changes of the structure have renamed: its category, its brand and the names of its
 * specifications. Tags that no longer exist are left out.
 */
export function followStructure(product: Structured, structure: CatalogStructure): Structured {
  return {
    category: findCategory(structure, product.category)?.slug ?? product.category,
    brand: structure.brands.find(({ oldNames }) => oldNames.includes(product.brand))?.name ?? product.brand,
    tags: product.tags.filter((tag) => structure.tags.some(({ slug }) => slug === tag)),
    specifications: product.specifications.map(({ name, value }) => {
      const field = fieldNamed(structure, name);
      return { name: field?.oldNames.includes(name) ? field.name : name, value };
    }),
  };
}
