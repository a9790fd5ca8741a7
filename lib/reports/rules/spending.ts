import type { Site } from '../../companies/schema/company';
import type { Address } from '../../orders/schema/order';

/** How a company's spending is divided. */
export const spendingGroups = ['months', 'people', 'sites', 'categories'] as const;
export type SpendingGroup = (typeof spendingGroups)[number];

export const spendingGroupNames: Record<SpendingGroup, string> = {
  months: 'Month',
  people: 'Person',
  sites: 'Site',
  categories: 'Category',
};

export const spendingPath = '/dashboard/company/spending';

const placeOf = ({ line1, postcode, city }: Pick<Address, 'line1' | 'postcode' | 'city'>) =>
  [line1, postcode, city].map((text) => text.trim().toLowerCase()).join(' | ');

/** The name of the site to which an order went; other places are named by their address. */
export function siteNameOf(address: Pick<Address, 'line1' | 'postcode' | 'city'>, sites: Site[]): string {
  const site = sites.find((one) => placeOf(one.address) === placeOf(address));
  return site?.name ?? `${address.line1}, ${address.city}`;
}
