import { flatDelivery } from '../../settings/rules/delivery';
import { defaultShop, legalColumn } from '../../settings/rules/shop';
import type { Shop } from '../../settings/schema/shop';
import type { FirstShop } from '../schema';

/** The footer of a new shop: it links only to pages that the setup creates. */
const firstFooter: Shop['footer'] = [
  {
    title: 'Service',
    links: [
      { name: 'Shipping', href: '/shipping' },
      { name: 'Returns', href: '/returns' },
      { name: 'Contact', href: '/contact' },
    ],
  },
  {
    title: 'Company',
    links: [
      { name: 'About us', href: '/about' },
      { name: 'Blog', href: '/blog' },
      { name: 'Legal notice', href: '/imprint' },
    ],
  },
  legalColumn,
];

/** The complete settings of a shop that is being set up. Its statistics are hidden, because it has none yet. */
export function shopOf({ country, deliveryMethods, ...input }: FirstShop): Shop {
  return {
    ...defaultShop,
    ...input,
    ...flatDelivery(deliveryMethods),
    locale: `en-${country}`,
    statistics: [],
    footer: firstFooter,
    homeSections: defaultShop.homeSections.map((section) =>
      section.id === 'statistics' ? { ...section, shown: false } : section,
    ),
  };
}

/** The code in groups of four characters, which are easier to read out and type. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
