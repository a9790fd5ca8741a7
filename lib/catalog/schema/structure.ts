import { z } from 'zod';

/** A category. It is listed at `/shop/<slug>`, together with the categories below it. */
export const category = z.object({
  slug: z.string(),
  /** Slugs that it had before: they redirect to it, and products stored with one belong to it. */
  oldSlugs: z.array(z.string()),
  name: z.string(),
  /** The slug of the category above it; null for a category of the first level. */
  parent: z.string().nullable(),
  /** Shown below its heading. */
  text: z.string(),
  picture: z.string().nullable(),
  /** For search engines; null takes the name and the text. */
  pageTitle: z.string().nullable(),
  pageDescription: z.string().nullable(),
});

export const productTag = z.object({ slug: z.string(), name: z.string() });

export const brand = z.object({
  name: z.string(),
  /** Names that it had before: products stored with one are of this brand. */
  oldNames: z.array(z.string()),
  website: z.string().nullable(),
});

export const fieldKind = z.enum(['choice', 'measure', 'text']);

/** A specification that the products of some categories have. */
export const specificationField = z.object({
  /** Its name in addresses, such as `is_voltage`. */
  key: z.string(),
  name: z.string(),
  /** Names that it had before: rows of products stored with one belong to it. */
  oldNames: z.array(z.string()),
  /** A choice of texts, a number with a unit, or free text, which can't be filtered by. */
  kind: fieldKind,
  /** The unit of a measure; null otherwise. */
  unit: z.string().nullable(),
  /** The only values of a choice; empty allows any. */
  choices: z.array(z.string()),
  filterable: z.boolean(),
  /** The categories whose products have it, those below them included. */
  categories: z.array(z.string()),
});

/** Everything that orders the catalog. Lists stand in display order. */
export const catalogStructure = z.object({
  /** Grows with each change. */
  revision: z.int(),
  /** Grows with each change that search and filters read, such as a name; products are indexed by a version. */
  version: z.int(),
  categories: z.array(category),
  tags: z.array(productTag),
  brands: z.array(brand),
  fields: z.array(specificationField),
});

export type Category = z.infer<typeof category>;
export type ProductTag = z.infer<typeof productTag>;
export type Brand = z.infer<typeof brand>;
export type SpecificationField = z.infer<typeof specificationField>;
export type CatalogStructure = z.infer<typeof catalogStructure>;
