import { z } from 'zod';
import { categories, tagSlugs } from './rules/categories';
import { specificationProblem } from './rules/fields';
import { usualSizeName } from './rules/variants';

const price = z
  .int('must be a whole number of minor units (cents)')
  .min(0, 'must not be negative')
  .max(100_000_000, 'is too large');
export const units = z
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(1_000_000, 'is too large');
export const line = (length: number) => z.string().trim().min(1, 'is required').max(length);
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
  /** Left out, it stays as it is; null takes it away. */
  mpn: line(60).nullable().optional(),
  color: z
    .strictObject({ name: line(40), hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'must be like #e8b200') })
    .nullable()
    .default(null),
  size: line(40).nullable().default(null),
  /** Left out, it stays as it is; null stands for the item's first picture. */
  img: picture.nullable().optional(),
  price,
  availableQuantity: units,
});

const sameName = (one: { name: string }, other: { name: string }) =>
  one.name.toLowerCase() === other.name.toLowerCase();

/** Each name once, and a value that can be read where the shop filters by it. */
const specifications = z
  .array(z.strictObject({ name: line(60), value: line(300) }))
  .max(60)
  .superRefine((rows, context) => {
    for (const [index, row] of rows.entries()) {
      const problem = specificationProblem(row);
      if (problem) context.addIssue({ code: 'custom', path: [index, 'value'], message: problem });
      if (rows.slice(0, index).some((earlier) => sameName(earlier, row)))
        context.addIssue({ code: 'custom', path: [index, 'name'], message: 'is there already' });
    }
  });

export const slugText = z
  .string()
  .trim()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may have small letters, digits and hyphens');

const slugs = z.array(slugText).max(24);

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
  specifications,
  documents: z
    .array(
      z.strictObject({
        title: line(120),
        href: z
          .string()
          .trim()
          .max(500)
          .regex(/^(https:\/\/[\w.-]+(:\d+)?(\/\S*)?|\/(?!\/)\S*)$/, 'must begin with https:// or /'),
      }),
    )
    .max(12),
  accessories: slugs,
  spareParts: slugs,
  successor: slugText.nullable(),
  sizeName: line(40),
  leadTimeDays: z.int().min(0).max(365),
  availableFrom: z.iso.date('must be a date such as 2026-11-21'),
});
const { shape } = facts;

/** A complete item as an admin enters it; prices in minor units. */
export const productInput = facts.extend({
  unit: shape.unit.default('each'),
  packSize: shape.packSize.default(1),
  minQuantity: shape.minQuantity.default(1),
  multiple: shape.multiple.default(1),
  maxQuantity: shape.maxQuantity.default(null),
  priceBreaks: shape.priceBreaks.default([]),
  specifications: shape.specifications.default([]),
  documents: shape.documents.default([]),
  accessories: shape.accessories.default([]),
  spareParts: shape.spareParts.default([]),
  sizeName: shape.sizeName.default(usualSizeName),
  successor: shape.successor.default(null),
  leadTimeDays: shape.leadTimeDays.default(3),
  state: z.enum(['draft', 'published']),
});

/** Any part of an item; `slug` moves it, and the old address leads to the new one. */
export const productEdit = facts
  .extend({
    slug: slugText,
    state: z.enum(['draft', 'published', 'archived']),
  })
  .partial();
// A SKU or a search may hold spaces and slashes, which arrive escaped.
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const priceChangeInput = z.strictObject({ price });

export const skuParams = z.strictObject({ sku: z.string().transform(unescaped).pipe(skuText) });

export type ProductInput = z.infer<typeof productInput>;
export type ProductEdit = z.infer<typeof productEdit>;
const variantResponse = z.object({
  sku: z.string(),
  mpn: z.string().nullable(),
  color: z.object({ name: z.string(), hex: z.string() }).nullable(),
  size: z.string().nullable(),
  img: z.string(),
  price: z.int(),
  availableQuantity: z.int(),
});

/** An item as the API gives it to everybody. */
export const productResponse = z.object({
  _id: z.string(),
  id: z.string(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  img: z.string(),
  pictures: z.array(z.string()),
  description: z.string(),
  unit: z.string(),
  packSize: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  maxQuantity: z.int().nullable(),
  availableQuantity: z.int(),
  price: z.int(),
  priceTo: z.int(),
  currency: z.string(),
  variants: z.array(variantResponse),
  priceBreaks: z.array(z.object({ from: z.int(), percentOff: z.number() })),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  documents: z.array(z.object({ title: z.string(), href: z.string() })),
  accessories: z.array(z.string()),
  spareParts: z.array(z.string()),
  successor: z.string().nullable(),
  leadTimeDays: z.int(),
  availableFrom: z.string(),
  createdAt: z.string(),
  rating: z.object({ average: z.number(), count: z.int() }),
});

/** What a change of an item answers: where to find it. */
export const savedProduct = z.object({ id: z.string(), slug: z.string() });

/** What the list of items takes: how many, after which id. */
export const listQuery = z.strictObject({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1')
    .transform(Number)
    .optional(),
  after: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of an item')
    .optional(),
});

export const idParams = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'must be the id of an item'),
});
