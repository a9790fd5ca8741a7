import { defaultShop } from '../../settings/rules/shop';
import type { Shop } from '../../settings/schema/shop';
import type { FirstShop } from '../schema';

/** The footer of a new shop: every link leads to a page that setting it up has made. */
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
  {
    title: 'Legal',
    links: [
      { name: 'Terms of use', href: '/terms' },
      { name: 'Privacy policy', href: '/privacy' },
      { name: 'Cookie policy', href: '/cookies' },
    ],
  },
];

/** The complete settings of a shop that is being set up. Figures that nobody has counted are not shown. */
export function shopOf({ country, ...input }: FirstShop): Shop {
  return {
    ...defaultShop,
    ...input,
    locale: `en-${country}`,
    statistics: [],
    footer: firstFooter,
    homeSections: defaultShop.homeSections.map((section) =>
      section.id === 'statistics' ? { ...section, shown: false } : section,
    ),
  };
}

/** The code as it is printed: in groups that survive being read out. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
