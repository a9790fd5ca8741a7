import { slugOf } from '../../shared/slug';
import type { CatalogStructure, Category } from '../schema/structure';
import type { CategoryInput } from '../schema/structure-entries';
import { ancestryOf, childrenOf, maxLevels, subtreeOf } from './structure';

/** A changed structure with the key of the changed entry, or the errors by field of the input. */
export type Edited = { structure: CatalogStructure; key: string } | { problems: Record<string, string> };

/** The number of levels that a category and those below it take up. */
const heightOf = (structure: CatalogStructure, slug: string): number =>
  1 + Math.max(0, ...childrenOf(structure, slug).map((child) => heightOf(structure, child.slug)));

/** Why a category can't stand below `parent`; null when it can. */
export function parentProblem(
  structure: CatalogStructure,
  slug: string | null,
  parent: string | null,
): string | null {
  if (parent === null) return null;
  const above = ancestryOf(structure, parent);
  if (above.at(-1)?.slug !== parent) return 'There is no such category';
  if (slug !== null && subtreeOf(structure, slug).some((below) => below.slug === parent))
    return 'A category can’t stand below itself';
  if (above.length + (slug === null ? 1 : heightOf(structure, slug)) > maxLevels)
    return `Categories stand on at most ${maxLevels} levels`;
  return null;
}

/** The structure in which a category has a new slug: what names it follows, and the former slug redirects. */
function withSlug(structure: CatalogStructure, before: string, slug: string): CatalogStructure {
  const renamed = (each: string) => (each === before ? slug : each);
  return {
    ...structure,
    categories: structure.categories.map((category) => ({
      ...category,
      parent: category.parent === null ? null : renamed(category.parent),
      slug: renamed(category.slug),
      oldSlugs:
        category.slug === before
          ? [...new Set([...category.oldSlugs, before])].filter((old) => old !== slug)
          : category.oldSlugs,
    })),
    fields: structure.fields.map((field) => ({ ...field, categories: field.categories.map(renamed) })),
  };
}

/** Adds a category (`key` null) or changes the one with this slug. */
export function editCategory(
  structure: CatalogStructure,
  key: string | null,
  { kind: _, slug: typed, ...input }: CategoryInput,
): Edited {
  const slug = typed ?? key ?? slugOf(input.name);
  const problems: Record<string, string> = {};
  if (!slug) problems.slug = 'Enter an address of small letters, digits and hyphens';
  const others = structure.categories.filter((category) => category.slug !== key);
  if (others.some((category) => category.slug === slug || category.oldSlugs.includes(slug)))
    problems.slug = 'Another category has or had this address';
  const wrongParent = parentProblem(structure, key, input.parent);
  if (wrongParent) problems.parent = wrongParent;
  if (Object.keys(problems).length) return { problems };
  if (key === null) {
    const category: Category = { ...input, slug, oldSlugs: [] };
    return { structure: { ...structure, categories: [...structure.categories, category] }, key: slug };
  }
  const moved = withSlug(structure, key, slug);
  const categories = moved.categories.map((category) =>
    category.slug === slug ? { ...category, ...input } : category,
  );
  return { structure: { ...moved, categories }, key: slug };
}
