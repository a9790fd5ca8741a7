import { z } from 'zod';
import { categories, tagSlugs } from './rules/categories';

const price = z
  .int('must be a whole number of minor units (cents)')
  .min(0, 'must not be negative')
  .max(100_000_000, 'is too large');
const units = z.int('must be a whole number').min(0, 'must not be negative').max(1_000_000, 'is too large');
const line = (length: number) => z.string().trim().min(1, 'is required').max(length);
const picture = z
  .string()
  .max(500)
  .regex(/^\/(pictures|api\/images)\/[\w./-]+$/, 'must be a picture of this shop');

export const skuText = z
  .string()
  .trim()
  .min(2, 'must have at least 2 characters')
  .max(40)
  .regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]*$/, 'may have letters, digits, spaces and . / - only');

export const variantInput = z.strictObject({
  sku: skuText,
  mpn: z.string().trim().max(60).nullable().default(null),
  colour: z
    .strictObject({ name: line(40), hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'must be like #e8b200') })
    .nullable()
    .default(null),
  size: line(40).nullable().default(null),
  img: picture.nullable().default(null),
  price,
  availableQuantity: units,
});

const facts = z.strictObject({
  name: line(200),
  brand: line(60),
  category: z.enum(
    categories.map(({ slug }) => slug),
    'must be one of the categories',
  ),
  tags: z.array(z.enum(tagSlugs as [string, ...string[]])).max(6),
  description: line(20_000),
  pictures: z.array(picture).max(12),
  unit: line(40),
  packSize: z.int().min(1).max(100_000),
  minQuantity: units,
  multiple: z.int().min(1, 'must be at least 1').max(100_000),
  maxQuantity: z.int().min(1).max(1_000_000).nullable(),
  variants: z.array(variantInput).min(1, 'needs at least one variant').max(200),
  priceBreaks: z
    .array(z.strictObject({ from: z.int().min(2).max(1_000_000), percentOff: z.number().positive().max(90) }))
    .max(8),
  specifications: z.array(z.strictObject({ name: line(60), value: line(300) })).max(60),
  documents: z
    .array(
      z.strictObject({
        title: line(120),
        href: z
          .string()
          .max(500)
          .regex(/^(https:\/\/|\/(?!\/))/),
      }),
    )
    .max(12),
  accessories: z.array(line(100)).max(24),
  successor: line(100).nullable(),
  leadTimeDays: z.int().min(0).max(365),
  availableFrom: z.iso.date('must be a date such as 2026-11-21'),
});
const { shape } = facts;

/** A complete item as an admin enters it; prices in minor units. */
export const itemInput = facts.extend({
  unit: shape.unit.default('each'),
  packSize: shape.packSize.default(1),
  minQuantity: shape.minQuantity.default(1),
  multiple: shape.multiple.default(1),
  maxQuantity: shape.maxQuantity.default(null),
  priceBreaks: shape.priceBreaks.default([]),
  specifications: shape.specifications.default([]),
  documents: shape.documents.default([]),
  accessories: shape.accessories.default([]),
  successor: shape.successor.default(null),
  leadTimeDays: shape.leadTimeDays.default(3),
  state: z.enum(['draft', 'published']),
});

/** Any part of an item; `slug` moves it, and the old address leads to the new one. */
export const itemEdit = facts
  .extend({
    slug: z
      .string()
      .max(100)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may have small letters, digits and hyphens'),
    state: z.enum(['draft', 'published', 'archived']),
  })
  .partial();

export const stockChangeInput = z.strictObject({
  availableQuantity: units,
  reason: z.string().trim().min(1, 'is required').max(200),
});

export type ItemInput = z.infer<typeof itemInput>;
export type ItemEdit = z.infer<typeof itemEdit>;
export type StockChangeInput = z.infer<typeof stockChangeInput>;
