import type { CatalogStructure, Category } from '../schema/structure';

/** The structure of a shop that has none yet. */
export const emptyStructure: CatalogStructure = {
  revision: 0,
  version: 0,
  categories: [],
  tags: [],
  brands: [],
  fields: [],
};

/** Categories stand on at most this many levels. */
export const maxLevels = 3;

type Categories = Pick<CatalogStructure, 'categories'>;

/** The category with this slug, now or formerly; null when there is none. */
export function findCategory({ categories }: Categories, slug: string): Category | null {
  return (
    categories.find((category) => category.slug === slug) ??
    categories.find(({ oldSlugs }) => oldSlugs.includes(slug)) ??
    null
  );
}

/** The display name of a category; the slug when there is no such category. */
export const categoryName = (structure: Categories, slug: string): string =>
  findCategory(structure, slug)?.name ?? slug;

/** The categories directly below one, or those of the first level, in display order. */
export const childrenOf = ({ categories }: Categories, parent: string | null): Category[] =>
  categories.filter((category) => category.parent === parent);

/** The category and those above it, the highest first; empty for an unknown slug. */
export function ancestryOf(structure: Categories, slug: string): Category[] {
  const found: Category[] = [];
  for (let next = findCategory(structure, slug); next && !found.includes(next);) {
    found.unshift(next);
    next = next.parent === null ? null : findCategory(structure, next.parent);
  }
  return found;
}

/** The slugs of a category and those above it, former ones included: what a rule for categories may name. */
export const ancestrySlugs = (structure: Categories, slug: string): string[] =>
  ancestryOf(structure, slug).flatMap((category) => [category.slug, ...category.oldSlugs]);

/** The category and all below it, in display order. */
export function subtreeOf(structure: Categories, slug: string): Category[] {
  const own = findCategory(structure, slug);
  return own
    ? [own, ...childrenOf(structure, own.slug).flatMap((child) => subtreeOf(structure, child.slug))]
    : [];
}

/** The slugs, former ones included, that the products listed in a category are stored with. */
export const scopeOf = (structure: Categories, slug: string): string[] =>
  subtreeOf(structure, slug).flatMap((category) => [category.slug, ...category.oldSlugs]);

/** All categories in display order, each with its level from 1. */
export const categoryTree = (structure: Categories, parent: string | null = null, level = 1): Leveled[] =>
  childrenOf(structure, parent).flatMap((category) => [
    { category, level },
    ...categoryTree(structure, category.slug, level + 1),
  ]);

export type Leveled = { category: Category; level: number };

/** The categories for a choice of one: "Hand Tools › Wrenches". */
export const categoryOptions = (structure: Categories): { slug: string; name: string }[] =>
  categoryTree(structure).map(({ category: { slug } }) => ({
    slug,
    name: ancestryOf(structure, slug)
      .map(({ name }) => name)
      .join(' › '),
  }));

/** The display name of a tag; the slug when there is no such tag. */
export const tagName = ({ tags }: Pick<CatalogStructure, 'tags'>, slug: string): string =>
  tags.find((tag) => tag.slug === slug)?.name ?? slug;

/** The picture shown for a product that has none. */
export const placeholderPicture = '/pictures/placeholder/product.svg';

/** The breadcrumbs of a category's page. */
export const categoryTrail = (structure: Categories, slug: string): { name: string; href: string }[] => [
  { name: 'Home', href: '/' },
  { name: 'Shop', href: '/shop' },
  ...ancestryOf(structure, slug).map((category) => ({
    name: category.name,
    href: `/shop/${category.slug}`,
  })),
];

/** The breadcrumbs of a product's page. */
export const productTrail = (
  structure: Categories,
  { name, slug, category }: { name: string; slug: string; category: string },
) => [...categoryTrail(structure, category), { name, href: `/product/${slug}` }];
