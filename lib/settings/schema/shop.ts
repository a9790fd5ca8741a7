import { z } from 'zod';
import { invoicing } from './invoicing';
import {
  announcementBar,
  footerColumn,
  holiday,
  homeSection,
  homeSectionIds,
  logoAddress,
  shopColors,
  shopLink,
} from './storefront';

const line = (max: number) =>
  z.string().trim().min(1, 'is required').max(max, `must have at most ${max} characters`);
const optionalLine = (max: number) => z.string().trim().max(max, `must have at most ${max} characters`);
const minorUnits = z.int('must be an amount').min(0, 'must not be negative').max(100_000_000, 'is too large');
const days = z.int('must be a whole number').min(0, 'must not be negative').max(365, 'is too large');
const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code such as US');

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The time zone in which the shop shows times to people. */
export const timeZoneInput = z
  .string()
  .refine(isTimeZone, 'Enter a time zone by its IANA name, such as America/New_York');

/** The account for bank transfers; parts that the shop's country doesn't use are empty. */
export const bankAccount = z.strictObject({
  name: optionalLine(80),
  accountHolder: optionalLine(80),
  accountNumber: optionalLine(40),
  routingNumber: optionalLine(40),
  iban: optionalLine(40),
  bic: optionalLine(11),
});

/**
 * A delivery method. `price` and `freeFrom` are minor units; `freeFrom` is the subtotal from which delivery is free.
 */
export const deliveryMethod = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may have small letters, digits and hyphens'),
    name: line(60),
    description: optionalLine(120),
    price: minorUnits,
    freeFrom: minorUnits.nullable(),
    /** Working days. */
    minDays: days,
    maxDays: days,
  })
  .refine(({ minDays, maxDays }) => minDays <= maxDays, {
    path: ['maxDays'],
    message: 'must not be less than the fewest days',
  });
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

/** A sales tax in basis points (825 is 8.25 %) for a country or for one of its regions. */
export const taxRule = z.strictObject({
  country: countryCode,
  region: z.string().trim().min(1).max(10).nullable(),
  name: line(40),
  basisPoints: z.int('must be a percentage').min(0, 'must not be negative').max(10_000, 'is too large'),
});
export type TaxRule = z.infer<typeof taxRule>;

export const statistic = z.strictObject({
  label: line(40),
  value: z.int('must be a whole number').min(0, 'must not be negative').max(1_000_000_000, 'is too large'),
  suffix: optionalLine(6),
});
export type Statistic = z.infer<typeof statistic>;

/** Names are unique: an order couldn't tell two delivery methods with the same id apart. */
const unique =
  <T>(keyOf: (row: T) => string, field: string, message: string) =>
  (rows: T[], context: z.RefinementCtx<T[]>) => {
    for (const [index, row] of rows.entries()) {
      if (rows.findIndex((other) => keyOf(other) === keyOf(row)) < index)
        context.addIssue({ code: 'custom', path: [index, field], message });
    }
  };

/** The settings that an admin can change; prices in minor units of the shop's currency. */
export const shopInput = z.strictObject({
  name: line(60),
  legalName: line(120),
  tagline: line(120),
  foundedYear: z.int('must be a year').min(1700, 'must be a year').max(2100, 'must be a year'),
  /** The lines of the postal address, as on an envelope. */
  address: z.array(line(80)).min(1, 'is required').max(8, 'must have at most 8 lines'),
  phone: line(40),
  email: z.email('must be an email address').max(254),
  hours: z.array(line(80)).max(10, 'must have at most 10 lines'),
  /** The seller's tax number on invoices; empty when there is none. */
  taxId: optionalLine(40),
  bank: bankAccount,
  invoicing,
  timeZone: timeZoneInput,
  countries: z
    .array(z.strictObject({ code: countryCode, name: line(60) }))
    .min(1, 'needs at least one country')
    .max(250)
    .superRefine(unique(({ code }) => code, 'code', 'is there already')),
  deliveryMethods: z
    .array(deliveryMethod)
    .min(1, 'needs at least one way to deliver')
    .max(20)
    .superRefine(unique(({ id }) => id, 'id', 'is there already')),
  taxRules: z
    .array(taxRule)
    .max(500)
    .superRefine(
      unique(({ country, region }) => `${country} ${region ?? ''}`, 'country', 'has a tax already'),
    ),
  /** Whether delivery is taxed like goods. */
  taxShipping: z.boolean(),
  statistics: z.array(statistic).max(8),
  logo: logoAddress,
  colors: shopColors,
  announcementBar,
  holidays: z
    .array(holiday)
    .max(60)
    .superRefine(unique(({ date }) => date, 'date', 'is there already')),
  homeSections: z
    .array(homeSection)
    .length(homeSectionIds.length, 'must name every section')
    .superRefine(unique(({ id }) => id, 'id', 'is there already')),
  navigation: z.array(shopLink).min(1, 'needs at least one link').max(8, 'must have at most 8 links'),
  footer: z.array(footerColumn).max(4, 'must have at most 4 columns'),
  /** The number of open, unpaid orders that one customer may have. */
  maxUnpaidOrders: z.int('must be a whole number').min(1, 'must be at least 1').max(10_000, 'is too large'),
});
export type ShopInput = z.infer<typeof shopInput>;

/** A change of some settings; those left out keep their values. */
export const shopChange = shopInput.partial();
export type ShopChange = z.infer<typeof shopChange>;

/** The shop's settings. Currency and locale are fixed at the first start: all prices are in them. */
export const shopSchema = shopInput.extend({ currency: z.string(), locale: z.string() });
export type Shop = z.infer<typeof shopSchema>;
