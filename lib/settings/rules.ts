import type { Clock } from '../shared/dates';
import type { Shop } from './schema';

/** The id of the delivery method by which customers collect goods at the trade counter. */
export const collectionMethodId = 'collect';

/** The settings of a new shop. */
export const defaultShop: Shop = {
  name: 'Hexbolt',
  legalName: 'Hexbolt Industries Ltd.',
  tagline: 'Providing reliable tech since 1992',
  foundedYear: 1992,
  address: ['Hexbolt Industries Ltd.', '1420 Foundry Street', 'Cleveland, OH 44114', 'United States'],
  phone: '+1 216 555 0142',
  email: 'sales@hexbolt.example',
  taxId: '00-1234567',
  bank: {
    name: 'Lakeshore Example Bank',
    accountHolder: 'Hexbolt Industries Ltd.',
    accountNumber: '000123456789',
    routingNumber: '123456780',
    iban: '',
    bic: 'LKSHUS3X',
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
  deliveryMethods: [
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
      description: 'By courier, to your door',
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
  ],
  taxRules: [
    { country: 'US', region: 'OH', name: 'Ohio sales tax', basisPoints: 800 },
    { country: 'CA', region: null, name: 'GST', basisPoints: 500 },
    { country: 'GB', region: null, name: 'VAT', basisPoints: 2_000 },
    { country: 'DE', region: null, name: 'MwSt.', basisPoints: 1_900 },
  ],
  taxShipping: true,
  maxUnpaidOrders: 20,
  statistics: [
    { label: 'Customers', value: 150, suffix: 'K+' },
    { label: 'Annual revenue', value: 300, suffix: 'K+' },
    { label: 'Tools', value: 80, suffix: 'K+' },
    { label: 'Reviews', value: 43, suffix: 'K+' },
  ],
};

/** The settings that client components need to show dates. */
export const clockSettings = ({ locale, timeZone }: Shop): Clock => ({ locale, timeZone });
