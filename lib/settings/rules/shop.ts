import { defaultColors } from '../../shared/colors';
import { formatDay, type Clock } from '../../shared/dates';
import { collectionMethodId } from './collection';
import type { FlatDeliveryMethod } from '../schema/delivery';
import type { Shop } from '../schema/shop';
import { defaultCarriers } from './carriers';
import { standardTaxCategory } from '../schema/tax';
import { flatDelivery } from './delivery';
import type { FooterColumn, HomeSection, ShopLink } from '../schema/storefront';

/** The pages of the top navigation until an admin changes them. */
const defaultNavigation: ShopLink[] = [
  { name: 'Home', href: '/' },
  { name: 'About', href: '/about' },
  { name: 'Shop', href: '/shop' },
  { name: 'Blog', href: '/blog' },
  { name: 'Contact', href: '/contact' },
];

/** The footer's last column, which a new shop has like the demo. */
export const legalColumn: FooterColumn = {
  title: 'Legal',
  links: [
    { name: 'Terms of use', href: '/terms' },
    { name: 'Privacy policy', href: '/privacy' },
    { name: 'Cookie policy', href: '/cookies' },
  ],
};

const defaultFooter: FooterColumn[] = [
  {
    title: 'Services',
    links: [
      { name: 'Branding', href: '/services/branding' },
      { name: 'Design', href: '/services/design' },
      { name: 'Marketing', href: '/services/marketing' },
      { name: 'Advertisement', href: '/services/advertisement' },
    ],
  },
  {
    title: 'Company',
    links: [
      { name: 'About us', href: '/about' },
      { name: 'Contact', href: '/contact' },
      { name: 'Jobs', href: '/jobs' },
      { name: 'Press kit', href: '/press-kit' },
    ],
  },
  legalColumn,
];

const defaultSections: HomeSection[] = [
  {
    id: 'hero',
    shown: true,
    title: 'Tools that hold.\nParts that fit.',
    text: 'From the single hex bolt to the pallet truck: industrial equipment with measures you can rely on, stock you can see, and a person who picks up the phone.',
  },
  {
    id: 'industries',
    shown: true,
    title: 'Industries We Serve',
    text: [
      'Construction: Drills, saws and fixings for the site',
      'Metalworking: Cutting, grinding and measuring',
      'Automotive: Sockets, wrenches and torque',
      'Energy: Bearings, valves and pressure',
      'Logistics: Lifting, moving and storing',
      'Facilities: Everything for maintenance teams',
    ].join('\n'),
  },
  { id: 'tools', shown: true, title: 'TOOLS', text: '' },
  { id: 'reviews', shown: true, title: 'Client Reviews', text: '' },
  {
    id: 'newsletter',
    shown: true,
    title: 'Sign Up For Newsletters',
    text: 'Get e-mail updates about latest shop and special offers.',
  },
  { id: 'statistics', shown: true, title: 'MILLION BUSINESS TRUST US', text: '' },
  {
    id: 'contact',
    shown: true,
    title: 'Have any question about us or get a product request?',
    text: '',
  },
];

/** The delivery methods of a new shop, at one charge everywhere. */
export const defaultMethods: FlatDeliveryMethod[] = [
  {
    id: 'standard',
    name: 'Standard freight',
    description: 'By road, to the curb',
    price: 1_290,
    freeFrom: 25_000,
    minDays: 3,
    maxDays: 5,
  },
  {
    id: 'express',
    name: 'Express',
    description: 'By courier, to your address',
    price: 3_490,
    freeFrom: null,
    minDays: 1,
    maxDays: 1,
  },
  {
    id: collectionMethodId,
    name: 'Collect in Cleveland',
    description: 'From our trade counter',
    price: 0,
    freeFrom: null,
    minDays: 0,
    maxDays: 1,
  },
];

/** The settings of a new shop. */
export const defaultShop: Shop = {
  name: 'Hexbolt',
  legalName: 'Hexbolt Industries Ltd.',
  tagline: 'Providing reliable tech since 1992',
  foundedYear: 1992,
  address: ['Hexbolt Industries Ltd.', '1420 Foundry Street', 'Cleveland, OH 44114', 'United States'],
  phone: '+1 216 555 0142',
  email: 'sales@hexbolt.example',
  // Empty by default: an invoice must not name an account that no admin has entered.
  taxId: '',
  bank: { name: '', accountHolder: '', accountNumber: '', routingNumber: '', iban: '', bic: '' },
  creditControl: { graceDays: 7, reminderDays: [7, 14, 28] },
  retention: {
    messages: 730,
    searches: 365,
    auditAddresses: 90,
    failedMails: 90,
    unverifiedAccounts: 180,
  },
  invoicing: {
    prefix: 'INV-',
    creditPrefix: 'CN-',
    street: '',
    city: '',
    postcode: '',
    country: '',
    vatId: '',
    footer: '',
    showsLogo: false,
    showsQrCode: true,
  },
  hours: ['Monday to Friday, 7 am to 6 pm', 'Saturday, 8 am to 1 pm'],
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'America/New_York',
  countries: [
    { code: 'US', name: 'United States' },
    { code: 'CA', name: 'Canada' },
    { code: 'GB', name: 'United Kingdom' },
    { code: 'DE', name: 'Germany' },
  ],
  ...flatDelivery(defaultMethods),
  cutOffHour: 14,
  returnPolicy: null,
  carriers: defaultCarriers,
  taxRules: [
    { country: 'US', region: 'OH', name: 'Ohio sales tax', basisPoints: 800 },
    { country: 'CA', region: null, name: 'GST', basisPoints: 500 },
    { country: 'GB', region: null, name: 'VAT', basisPoints: 2_000 },
    { country: 'DE', region: null, name: 'MwSt.', basisPoints: 1_900 },
  ],
  taxShipping: true,
  taxCategories: [
    { id: standardTaxCategory, name: 'Standard' },
    { id: 'reduced', name: 'Reduced' },
    { id: 'zero', name: 'Zero' },
  ],
  taxAssignments: [],
  deliveryTax: 'goods',
  taxRounding: 'invoice',
  collectionPlace: null,
  transferDays: 10,
  maxUnpaidOrders: 20,
  statistics: [
    { label: 'Customers', value: 150, suffix: 'K+' },
    { label: 'Annual revenue', value: 300, suffix: 'K+' },
    { label: 'Tools', value: 80, suffix: 'K+' },
    { label: 'Reviews', value: 43, suffix: 'K+' },
  ],
  logo: '',
  colors: defaultColors,
  announcementBar: { text: '', href: '' },
  holidays: [],
  homeSections: defaultSections,
  navigation: defaultNavigation,
  footer: defaultFooter,
};

/** The settings with which client components format dates. */
export const clockSettings = ({ locale, timeZone }: Shop): Clock => ({ locale, timeZone });

/** The pictures in link previews of pages that have no picture. */
export const sharedPictureOf = ({ logo, name }: Pick<Shop, 'logo' | 'name'>): string =>
  logo || (name === defaultShop.name ? '/brand/open-graph.jpg' : '/pictures/hero.webp');

/** The lines of the postal address without the name of the company, which is shown separately. */
export const placeLines = ({ address, legalName }: Pick<Shop, 'address' | 'legalName'>): string[] =>
  address.filter((line) => line !== legalName);

const shownHolidays = 6;

/** The opening hours and the upcoming closed days, from `today` (an ISO day) on. */
export function openingLines({ hours, holidays }: Pick<Shop, 'hours' | 'holidays'>, today: string): string[] {
  const coming = holidays
    .filter(({ date }) => date >= today)
    .sort((one, other) => one.date.localeCompare(other.date))
    .slice(0, shownHolidays);
  return [...hours, ...coming.map(({ date, name }) => `Closed on ${formatDay(date)} (${name})`)];
}
