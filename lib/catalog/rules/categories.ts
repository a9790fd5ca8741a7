import type { CategorySlug } from '../schema/product';

export type Category = { slug: CategorySlug; name: string; description: string };

/** The five categories of the shop, in display order. */
export const categories: Category[] = [
  {
    slug: 'accessories',
    name: 'Accessories',
    description: 'Bits, blades, fasteners, bearings and the other parts that tools use up.',
  },
  {
    slug: 'drills',
    name: 'Drills',
    description: 'Drill drivers, impact drivers, rotary hammers and drill presses.',
  },
  {
    slug: 'gear-equipment',
    name: 'Gear & Equipment',
    description: 'Protection, storage, lifting, power and air for the workshop and the site.',
  },
  {
    slug: 'hand-tools',
    name: 'Hand Tools',
    description: 'Wrenches, hammers, pliers and the measuring tools that keep them honest.',
  },
  {
    slug: 'power-tools',
    name: 'Power Tools',
    description: 'Grinders, saws and sanders, cordless and mains powered.',
  },
];

export const tagNames = new Map([
  ['cordless', 'Cordless'],
  ['heavy-duty', 'Heavy duty'],
  ['precision', 'Precision'],
  ['professional', 'Professional'],
  ['safety', 'Safety'],
  ['workshop', 'Workshop'],
]);

/** The six tags that a product can have. */
export const tagSlugs = [...tagNames.keys()];

/** The category with this slug, or null. */
export function findCategory(slug: string): Category | null {
  return categories.find((category) => category.slug === slug) ?? null;
}

/** The display name of a category. */
export function categoryName(slug: CategorySlug): string {
  return findCategory(slug)?.name ?? slug;
}

/** The picture shown for a product that has none. */
export function drawingOf(slug: CategorySlug): string {
  return `/pictures/placeholder/${slug}.svg`;
}

/** The breadcrumbs of a product. */
export function productTrail({
  name,
  slug,
  category,
}: {
  name: string;
  slug: string;
  category: CategorySlug;
}) {
  return [
    { name: 'Home', href: '/' },
    { name: 'Shop', href: '/shop' },
    { name: categoryName(category), href: `/shop/${category}` },
    { name, href: `/product/${slug}` },
  ];
}
