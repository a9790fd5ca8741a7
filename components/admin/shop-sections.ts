import type { ShopInput } from '@/lib/settings/schema/shop';

type Section = { slug: string; name: string; intro: string; fields: (keyof ShopInput)[] };

/** The pages of the shop's settings; the first has no slug. Each saves only its own fields. */
export const shopSections = [
  {
    slug: '',
    name: 'Shop',
    intro: 'Who the shop is: on every page, mail and document.',
    fields: [
      ...(['name', 'legalName', 'tagline', 'foundedYear', 'phone', 'email', 'address', 'hours'] as const),
      ...(['timeZone', 'holidays'] as const),
    ],
  },
  {
    slug: 'appearance',
    name: 'Appearance',
    intro: 'Logo, colors and the notice above every page.',
    fields: ['logo', 'colors', 'announcementBar'],
  },
  {
    slug: 'home',
    name: 'Home page',
    intro: 'Which sections the home page has, in which order, and what they say.',
    fields: ['homeSections', 'statistics'],
  },
  {
    slug: 'links',
    name: 'Links',
    intro: 'The top navigation and the columns of the footer.',
    fields: ['navigation', 'footer'],
  },
  {
    slug: 'delivery',
    name: 'Delivery',
    intro: 'Where the shop delivers, how, and at what price, and until when it takes goods back.',
    fields: [
      ...(['deliveryMethods', 'deliveryZones', 'cutOffHour', 'returnPolicy'] as const),
      ...(['carriers', 'countries'] as const),
    ],
  },
  {
    slug: 'taxes',
    name: 'Taxes',
    intro: 'What is taxed where, at which rate. All prices of the shop are before tax.',
    fields: [
      ...(['taxRules', 'taxCategories', 'taxAssignments', 'taxShipping', 'deliveryTax'] as const),
      ...(['taxRounding', 'collectionPlace'] as const),
    ],
  },
  {
    slug: 'payment',
    name: 'Payment',
    intro: 'What invoices show and how they are numbered, and how many may be open.',
    fields: ['taxId', 'bank', 'invoicing', 'transferDays', 'maxUnpaidOrders', 'creditControl'],
  },
  {
    slug: 'privacy',
    name: 'Privacy',
    intro: 'How long the shop keeps personal data that nothing else removes.',
    fields: ['retention'],
  },
] as const satisfies Section[];

export type ShopSection = (typeof shopSections)[number];
export type ShopSectionSlug = ShopSection['slug'];
