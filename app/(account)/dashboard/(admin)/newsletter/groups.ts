import { categories } from '@/lib/catalog/rules/categories';

/** The groups of customers that a campaign can go to, by the category in which they bought. */
export const buyerGroups = () => categories.map(({ slug, name }) => ({ category: slug, name }));

/** The recipients of a campaign in words. */
export function groupNameOf(category: string | null): string {
  if (category === null) return 'All subscribers';
  const group = buyerGroups().find((each) => each.category === category);
  return `Customers who bought ${group?.name ?? category}`;
}
