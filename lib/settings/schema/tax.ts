import { z } from 'zod';
import { unique } from './unique';

const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code such as US');
const categoryId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may have small letters, digits and hyphens')
  .max(30, 'must have at most 30 characters');
const name = z.string().trim().min(1, 'is required').max(40, 'must have at most 40 characters');

/** The tax category of goods that nobody has assigned another one. */
export const standardTaxCategory = 'standard';
/** The tax category of delivery, for rules of its own rate. */
export const deliveryTaxCategory = 'delivery';

/**
 * A tax in basis points (825 is 8.25 %) at a place: a country, one of its regions, or the postcodes that begin with
 * `postcode`. With a tax category it is for goods of that category only.
 */
export const taxRule = z.strictObject({
  country: countryCode,
  region: z.string().trim().min(1).max(10).nullable(),
  postcode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9 -]{0,10}$/, 'must be the beginning of a postcode')
    .optional(),
  category: categoryId.nullable().optional(),
  name,
  basisPoints: z.int('must be a percentage').min(0, 'must not be negative').max(10_000, 'is too large'),
});
export type TaxRule = z.infer<typeof taxRule>;

/** What identifies a rule: its place and tax category, of which no two rules have the same. */
export const taxRuleId = ({ country, region, postcode, category }: TaxRule): string =>
  [country, region ?? '*', postcode?.replace(/[ -]/g, '') || '*', category ?? '*'].join('/');

export const taxRules = z
  .array(taxRule)
  .max(500)
  .superRefine(unique(taxRuleId, 'country', 'has a tax already'));

export const taxCategory = z.strictObject({ id: categoryId, name });
export type TaxCategory = z.infer<typeof taxCategory>;

/** A catalog category with the tax category of its products, those of its subcategories included. */
export const taxAssignment = z.strictObject({
  category: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a category'),
  taxCategory: categoryId,
});
export type TaxAssignment = z.infer<typeof taxAssignment>;

export const deliveryTaxes = ['goods', 'proportional', 'own'] as const;
export const taxRoundings = ['invoice', 'line'] as const;
export type TaxRounding = (typeof taxRoundings)[number];

/** The settings of taxes beside the rules. */
export const taxSettings = {
  taxCategories: z
    .array(taxCategory)
    .max(20)
    .superRefine(unique(({ id }) => id, 'id', 'is there already'))
    .refine((all) => all.some(({ id }) => id === standardTaxCategory), 'must have the category "standard"'),
  taxAssignments: z
    .array(taxAssignment)
    .max(500)
    .superRefine(unique(({ category }) => category, 'category', 'is there already')),
  /**
   * How delivery is taxed where it is: at the highest rate of the goods, divided over their rates in proportion, or at
   * the rate of the tax category `delivery`.
   */
  deliveryTax: z.enum(deliveryTaxes),
  /** Whether tax is rounded once for each rate of an invoice, or on each line. */
  taxRounding: z.enum(taxRoundings),
  /** Where collected goods are handed over, which decides about their tax; null: as if they were delivered. */
  collectionPlace: z
    .strictObject({
      country: countryCode,
      region: z.string().trim().max(10),
      postcode: z.string().trim().max(12),
    })
    .nullable(),
};
