import type { CategorySlug } from '../schema/product';

export type Category = { slug: CategorySlug; name: string; description: string };

/** The five categories of the shop, in the order in which they are shown. */
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

export const tagNames: Record<string, string> = {
  cordless: 'Cordless',
  'heavy-duty': 'Heavy duty',
  precision: 'Precision',
  professional: 'Professional',
  safety: 'Safety',
  workshop: 'Workshop',
};

/** The six tags that an item may carry. */
export const tagSlugs = Object.keys(tagNames);

/** The category of a URL part, or null. */
export function findCategory(slug: string): Category | null {
  return categories.find((category) => category.slug === slug) ?? null;
}

/** The name of a category as shown. */
export function categoryName(slug: CategorySlug): string {
  return findCategory(slug)?.name ?? slug;
}

/** What is shown of an item that has no picture yet. */
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
