import { z } from 'zod';
import { productFields } from '../rules/product-fields';
import { fieldSchemas } from './fields';

export const productStatus = z.enum(['draft', 'published', 'archived']);
export const color = z.object({ name: z.string(), hex: z.string() });
/** One row of the specification table; `value` is as displayed ("12.7 mm"). */
export const specification = z.object({ name: z.string(), value: z.string() });
/** From `from` units on, each unit costs `percentOff` % less. */
export const priceBreak = z.object({ from: z.int(), percentOff: z.number() });
export const documentLink = z.object({ title: z.string(), href: z.string() });
export const rating = z.object({ average: z.number(), count: z.int() });

/** A color or size of a product that can be bought, with its own SKU and stock. */
export const variant = z.object({
  sku: z.string(),
  /** The manufacturer part number. */
  mpn: z.string().nullable(),
  color: color.nullable(),
  size: z.string().nullable(),
  img: z.string(),
  /**
   * The price of one unit before price breaks: `unitPrice` in lib/pricing/rules.ts computes the price at a quantity.
   */
  price: z.int(),
  availableQuantity: z.int(),
});

/** A product as pages and the API show it. Prices are in minor units of `currency`; times are ISO in UTC. */
export const product = z.object({
  _id: z.string(),
  id: z.string(),
  slug: z.string(),
  /** The SKU of the first variant. */
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  /** The slug of its category. */
  category: z.string(),
  tags: z.array(z.string()),
  /** The first picture. */
  img: z.string(),
  pictures: z.array(z.string()),
  description: z.string(),
  ...fieldSchemas(productFields),
  /** The sum over all variants. */
  availableQuantity: z.int(),
  /** The lowest price among the variants. */
  price: z.int(),
  /** The highest price among the variants. */
  priceTo: z.int(),
  currency: z.string(),
  variants: z.array(variant),
  priceBreaks: z.array(priceBreak),
  specifications: z.array(specification),
  documents: z.array(documentLink),
  /** Slugs of accessories and of spare parts. */
  accessories: z.array(z.string()),
  spareParts: z.array(z.string()),
  /** The slug of the product that replaces this discontinued one. */
  successor: z.string().nullable(),
  availableFrom: z.string(),
  state: productStatus,
  createdAt: z.string(),
  updatedAt: z.string(),
  rating,
});

export type ProductStatus = z.infer<typeof productStatus>;
export type Color = z.infer<typeof color>;
export type Specification = z.infer<typeof specification>;
export type PriceBreak = z.infer<typeof priceBreak>;
export type DocumentLink = z.infer<typeof documentLink>;
export type Rating = z.infer<typeof rating>;
export type Variant = z.infer<typeof variant>;
export type Product = z.infer<typeof product>;

/** The related products shown on a product page; only published ones. */
export type RelatedProducts = {
  accessories: Product[];
  spareParts: Product[];
  successor: Product | null;
  alike: Product[];
};

/** A variant to put in a cart or an order, with its product, not cached. */
export type ProductVariant = { product: Product; variant: Variant };
