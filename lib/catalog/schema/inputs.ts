import { z } from 'zod';
import { productFields } from '../rules/product-fields';
import { fieldSchemas, fieldSchemasWithDefaults } from './fields';
import { productStatus } from './product';

const price = z
  .int('must be a whole number of minor units (cents)')
  .min(0, 'must not be negative')
  .max(100_000_000, 'is too large');
export const units = z
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(1_000_000, 'is too large');
export const line = (length: number) => z.string().trim().min(1, 'is required').max(length);
export const picture = z
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
  /** Undefined keeps the stored value; null removes it. */
  mpn: line(60).nullable().optional(),
  color: z
    .strictObject({ name: line(40), hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'must be like #e8b200') })
    .nullable()
    .default(null),
  size: line(40).nullable().default(null),
  /** Undefined keeps the stored value; null means the product's first picture. */
  img: picture.nullable().optional(),
  price,
  availableQuantity: units,
});

const sameName = (one: { name: string }, other: { name: string }) =>
  one.name.toLowerCase() === other.name.toLowerCase();

/** Names are unique. `structureProblems` checks values of the catalog's own fields. */
const specifications = z
  .array(z.strictObject({ name: line(60), value: line(300) }))
  .max(60)
  .superRefine((rows, context) => {
    for (const [index, row] of rows.entries()) {
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

const documentRevision = z.strictObject({
  href: z
    .string()
    .trim()
    .max(500)
    .regex(/^(https:\/\/[\w.-]+(:\d+)?(\/\S*)?|\/(?!\/)\S*)$/, 'must begin with https:// or /'),
  revision: line(40).optional(),
  date: z.iso.date('must be a date such as 2026-11-21').optional(),
});

const facts = z.strictObject({
  name: line(200),
  brand: line(60),
  /** The slugs of a category and of tags of the catalog. */
  category: z.string().max(100),
  tags: z.array(z.string().max(100)).max(24),
  description: line(20_000),
  pictures: z.array(picture).max(12),
  ...fieldSchemas(productFields),
  variants: z.array(variantInput).min(1, 'needs at least one variant').max(200),
  priceBreaks: z
    .array(z.strictObject({ from: z.int().min(2).max(1_000_000), percentOff: z.number().positive().max(90) }))
    .max(8),
  specifications,
  documents: z
    .array(
      documentRevision.extend({ title: line(120), earlier: z.array(documentRevision).max(30).optional() }),
    )
    .max(12),
  accessories: slugs,
  spareParts: slugs,
  successor: slugText.nullable(),
  availableFrom: z.iso.date('must be a date such as 2026-11-21'),
});
const { shape } = facts;

/** A complete product as an admin enters it; prices in minor units. */
export const productInput = facts.extend({
  ...fieldSchemasWithDefaults(productFields),
  priceBreaks: shape.priceBreaks.default([]),
  specifications: shape.specifications.default([]),
  documents: shape.documents.default([]),
  accessories: shape.accessories.default([]),
  spareParts: shape.spareParts.default([]),
  successor: shape.successor.default(null),
  state: productStatus.exclude(['archived']),
});

/** Any part of a product. A new `slug` redirects the old address to the new one. */
export const productEdit = facts
  .extend({
    slug: slugText,
    state: productStatus,
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

/** A row of a bulk change of prices, in minor units. */
export const priceRow = z.strictObject({ sku: skuText, price });

export const skuParams = z.strictObject({ sku: z.string().transform(unescaped).pipe(skuText) });

export type ProductInput = z.infer<typeof productInput>;
export type ProductEdit = z.infer<typeof productEdit>;
/** The response to a product change. */
export const savedProduct = z.object({ id: z.string(), slug: z.string() });

/** The query of the product list: how many products, after which id. */
export const listQuery = z.strictObject({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1')
    .transform(Number)
    .optional(),
  after: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a product')
    .optional(),
});

export const idParams = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'must be the id of a product'),
});
