import { z } from 'zod';
import { carrier } from './carriers';
import { creditControl } from './credit-control';
import { retention } from './retention';
import { deliverySettings } from './delivery';
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
import { returnPolicy } from './returns';
import { taxRules, taxSettings } from './tax';
import { unique } from './unique';

export type { DeliveryMethod } from './delivery';
export type { TaxRule } from './tax';

const line = (max: number) =>
  z.string().trim().min(1, 'is required').max(max, `must have at most ${max} characters`);
const optionalLine = (max: number) => z.string().trim().max(max, `must have at most ${max} characters`);
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

export const statistic = z.strictObject({
  label: line(40),
  value: z.int('must be a whole number').min(0, 'must not be negative').max(1_000_000_000, 'is too large'),
  suffix: optionalLine(6),
});
export type Statistic = z.infer<typeof statistic>;

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
  creditControl,
  retention,
  timeZone: timeZoneInput,
  countries: z
    .array(z.strictObject({ code: countryCode, name: line(60) }))
    .min(1, 'needs at least one country')
    .max(250)
    .superRefine(unique(({ code }) => code, 'code', 'is there already')),
  ...deliverySettings,
  /** Null: the shop promises no period, and takes requests for returns at any time. */
  returnPolicy: returnPolicy.nullable(),
  /** Whom staff choose from when they ship. Shipments keep the name and the page that they were sent with. */
  carriers: z
    .array(carrier)
    .max(40, 'must have at most 40 carriers')
    .superRefine(unique(({ name }) => name.toLowerCase(), 'name', 'is there already')),
  taxRules,
  /** Whether delivery is taxed; `deliveryTax` says how. */
  taxShipping: z.boolean(),
  ...taxSettings,
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
  /** Days after which an order that waits for a bank transfer is cancelled. */
  transferDays: z.int('must be a whole number').min(4, 'must be at least 4').max(60, 'is too large'),
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
