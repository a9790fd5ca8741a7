import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import sample from '@/seed/catalog-structure.json';

/** The structure of the sample catalog, as the database of each integration test has it. */
export const sampleStructure: CatalogStructure = {
  revision: 1,
  version: 1,
  categories: sample.categories.map((category) => ({
    oldSlugs: [],
    parent: null,
    pageTitle: null,
    pageDescription: null,
    ...category,
  })),
  tags: sample.tags,
  brands: [],
  fields: sample.fields.map(({ kind, unit = null, ...field }) => ({
    oldNames: [],
    choices: [],
    filterable: true,
    kind: kind === 'measure' ? 'measure' : 'choice',
    unit,
    ...field,
  })),
};
