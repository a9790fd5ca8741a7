import { z } from 'zod';
import { collectionMethodId } from '../rules/collection';

const line = (max: number) =>
  z.string().trim().min(1, 'is required').max(max, `must have at most ${max} characters`);
const minorUnits = z.int('must be an amount').min(0, 'must not be negative').max(100_000_000, 'is too large');
const days = z.int('must be a whole number').min(0, 'must not be negative').max(365, 'is too large');
const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code such as US');
const methodId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may have small letters, digits and hyphens')
  .max(40, 'must have at most 40 characters');

export const rateBases = ['weight', 'value'] as const;

/** A row of a table: what delivery costs from this weight in grams or value in minor units on; null: not offered. */
export const deliveryBand = z.strictObject({
  from: z.int('must be a number').min(0, 'must not be negative').max(1_000_000_000, 'is too large'),
  charge: minorUnits.nullable(),
});
export type DeliveryBand = z.infer<typeof deliveryBand>;

const bands = z
  .array(deliveryBand)
  .min(1, 'needs at least one row')
  .max(30, 'must have at most 30 rows')
  .superRefine((rows, context) => {
    const problem = (index: number, message: string) =>
      context.addIssue({ code: 'custom', path: [index, 'from'], message });
    if (rows[0] && rows[0].from !== 0) problem(0, 'must be 0 in the first row');
    for (const [index, { from }] of rows.entries()) {
      const before = rows[index - 1];
      if (before && from === before.from) problem(index, 'overlaps the row before: both begin here');
      else if (before && from < before.from) problem(index, 'overlaps the row before: must begin above it');
    }
  });

const rateFields = {
  basis: z.enum(rateBases),
  bands,
  /** The value of the goods from which the table costs nothing; null: never. */
  freeFrom: minorUnits.nullable(),
  /** Added for each unit that is oversize, free delivery or not. */
  surcharge: minorUnits,
  /** Working days in transit. */
  minDays: days,
  maxDays: days,
};
const daysInOrder = {
  check: ({ minDays, maxDays }: { minDays: number; maxDays: number }) => minDays <= maxDays,
  problem: { path: ['maxDays'], message: 'must not be less than the fewest days' },
};

/** What a delivery method costs, and how long it takes. */
export const deliveryRate = z.strictObject(rateFields).refine(daysInOrder.check, daysInOrder.problem);
export type DeliveryRate = z.infer<typeof deliveryRate>;

/** A delivery method; `collection` is its rate where customers collect the goods, which needs no zone. */
export const deliveryMethod = z
  .strictObject({
    id: methodId,
    name: line(60),
    description: z.string().trim().max(120, 'must have at most 120 characters'),
    /** Dangerous goods are not sent by express. */
    isExpress: z.boolean(),
    collection: deliveryRate.nullable(),
  })
  .refine(({ id, collection }) => (id === collectionMethodId) === (collection !== null), {
    path: ['collection'],
    message: `belongs to the method ${collectionMethodId} alone`,
  });
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

/** A country, or the part of it in these regions and with a postal code that begins in one of these ways. */
export const zonePlace = z.strictObject({
  country: countryCode,
  regions: z.array(z.string().trim().toUpperCase().min(1).max(10)).max(100),
  postcodes: z
    .array(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9 -]{1,10}$/, 'must be the beginning of a postal code'),
    )
    .max(500, 'must have at most 500 postal codes'),
});
export type ZonePlace = z.infer<typeof zonePlace>;

const zoneRate = z
  .strictObject({ method: methodId, ...rateFields })
  .refine(daysInOrder.check, daysInOrder.problem);

/** Where the methods that it names are offered at its rates. */
export const deliveryZone = z.strictObject({
  name: line(60),
  /** Whether it is every place that no zone before it has. */
  isRest: z.boolean(),
  places: z.array(zonePlace).max(100),
  rates: z.array(zoneRate).max(20),
});
export type DeliveryZone = z.infer<typeof deliveryZone>;

/** Each key once, as a check of a list that names the field of the second. */
const once =
  <T>(keyOf: (row: T) => string, field: string) =>
  (rows: T[], context: z.RefinementCtx<T[]>) => {
    for (const [index, row] of rows.entries()) {
      if (rows.findIndex((other) => keyOf(other) === keyOf(row)) < index)
        context.addIssue({ code: 'custom', path: [index, field], message: 'is there already' });
    }
  };

/** The settings of delivery. The first zone that has a place counts there. */
export const deliverySettings = {
  deliveryMethods: z
    .array(deliveryMethod)
    .min(1, 'needs at least one way to deliver')
    .max(20)
    .superRefine(once(({ id }) => id, 'id')),
  deliveryZones: z
    .array(deliveryZone)
    .max(50)
    .superRefine(once(({ name }) => name.toLowerCase(), 'name')),
  /** Orders from this hour on, in the shop's time zone, count as the next working day's. 24: never. */
  cutOffHour: z.int('must be a whole hour').min(0, 'must be from 0 to 24').max(24, 'must be from 0 to 24'),
};

/** A delivery method at one charge everywhere, as the first start asks for it. */
export const flatDeliveryMethod = z
  .strictObject({
    id: methodId,
    name: line(60),
    description: z.string().trim().max(120, 'must have at most 120 characters'),
    price: minorUnits,
    freeFrom: minorUnits.nullable(),
    minDays: days,
    maxDays: days,
  })
  .refine(daysInOrder.check, daysInOrder.problem);
export type FlatDeliveryMethod = z.infer<typeof flatDeliveryMethod>;

export const flatDeliveryMethods = z
  .array(flatDeliveryMethod)
  .min(1, 'needs at least one way to deliver')
  .max(20)
  .superRefine(once(({ id }) => id, 'id'));
