import { z } from 'zod';
import { skuText } from '../catalog/schema/inputs';

const day = z.string();

/** The days, both included, on which goods are expected: they arrive, or are ready to be collected. */
export const deliveryEstimate = z.object({ from: day, to: day });
export type DeliveryEstimate = z.infer<typeof deliveryEstimate>;

export const deliveryOffer = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  isExpress: z.boolean(),
  /** The name of the zone whose rates these are; empty for collection. */
  zone: z.string(),
  /** What is paid before discounts and tax, the surcharge included. */
  charge: z.number(),
  /** The part of the charge that oversize goods add. */
  surcharge: z.number(),
  freeFrom: z.number().nullable(),
  minDays: z.number(),
  maxDays: z.number(),
  estimate: deliveryEstimate,
});
/** A delivery method that some goods can take to a place. Amounts are in minor units. */
export type DeliveryOffer = z.infer<typeof deliveryOffer>;

/** A delivery method for some goods and a place: what it costs, or in a sentence why it isn't offered. */
export const deliveryOption = z.object({
  id: z.string(),
  name: z.string(),
  offer: deliveryOffer.nullable(),
  problem: z.string().nullable(),
});
export type DeliveryOption = z.infer<typeof deliveryOption>;

const count = z.int('must be a whole number').min(0, 'must not be negative');

/** A place and goods to try the settings with; `value` is in minor units before discounts. */
export const tryDeliveryInput = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country'),
  region: z.string().trim().toUpperCase().max(10),
  postcode: z.string().trim().max(12),
  weightGrams: count.max(1_000_000_000, 'is too large'),
  value: z.int('must be an amount').min(0, 'must not be negative').max(100_000_000_000, 'is too large'),
  oversizeUnits: count.max(1_000_000, 'is too large'),
  dangerousGoods: z.boolean(),
  leadTimeDays: count.max(365, 'is too large'),
});
export type TryDeliveryInput = z.infer<typeof tryDeliveryInput>;

/** The zone that the place is in, null for none, and each method. */
export const deliveryTrial = z.object({ zone: z.string().nullable(), options: z.array(deliveryOption) });
export type DeliveryTrial = z.infer<typeof deliveryTrial>;

/** A place to estimate the delivery of the cart to; without one, to the address that was used last. */
export const cartDeliveryQuery = z.strictObject({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a country')
    .optional(),
  postcode: z.string().trim().max(12).optional(),
});
export type CartDeliveryQuery = z.infer<typeof cartDeliveryQuery>;

/** What it costs at least to send the cart to a place, and why some methods can't. */
export const cartDelivery = z.object({
  /** The place as people write it; null where none is known. */
  place: z.object({ country: z.string(), postcode: z.string(), label: z.string() }).nullable(),
  /** The cheapest method that sends the goods, and what it costs after discounts; null for none. */
  cheapest: z.object({ offer: deliveryOffer, charge: z.number() }).nullable(),
  problems: z.array(z.string()),
});
export type CartDelivery = z.infer<typeof cartDelivery>;

/** A quantity of a SKU and a place; without one, the address that was used last. */
export const deliveryDatesQuery = z.strictObject({
  ...cartDeliveryQuery.shape,
  sku: skuText,
  quantity: z.coerce
    .number('Enter a whole number')
    .int('Enter a whole number')
    .min(1, 'Enter a whole number')
    .max(1_000_000, 'is more than can be ordered'),
});

/** When units of a SKU arrive at a place. */
export const deliveryDates = z.object({
  /** The countries to which the shop delivers. */
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  currency: z.string(),
  place: z.object({ country: z.string(), postcode: z.string(), label: z.string() }).nullable(),
  /** The units that can leave now, and those that are missing. */
  inStock: z.number(),
  missing: z.number(),
  /** The day on which the missing units are expected in stock; null where nobody knows. */
  expectedOn: z.string().nullable(),
  /** Each method for the units that can leave now. */
  now: z.array(deliveryOption),
  /** Each method for all units, once the missing ones have come; empty where that is unknown or none are missing. */
  later: z.array(deliveryOption),
});
export type DeliveryDates = z.infer<typeof deliveryDates>;
