import { z } from 'zod';
import { productFields } from '../rules/product-fields';
import { backorderOffer } from './backorders';
import { fieldSchemas } from './fields';

/** `exclusive`: for sale to buyers whose assortments name it, and not there for anybody else. */
export const productStatus = z.enum(['draft', 'published', 'exclusive', 'archived']);
export const color = z.object({ name: z.string(), hex: z.string() });
/** One row of the specification table; `value` is as displayed ("12.7 mm"). */
export const specification = z.object({ name: z.string(), value: z.string() });
/** From `from` units on, each unit costs `percentOff` % less. */
export const priceBreak = z.object({ from: z.int(), percentOff: z.number() });
/** What one unit costs from a quantity on, up to the next step. */
export const priceStep = z.object({ from: z.int(), price: z.int() });
/** One state of a document: `revision` is its maker's name for it, such as "C", `date` the day of it. */
export const documentRevision = z.object({
  href: z.string(),
  revision: z.string().optional(),
  date: z.string().optional(),
});
/** A document in its present revision; `earlier` ones stay reachable, the newest first. */
export const documentLink = documentRevision.extend({
  title: z.string(),
  earlier: z.array(documentRevision).optional(),
});
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
  /** The units in stock that are free to sell; never negative. */
  availableQuantity: z.int(),
  /** What may be ordered beyond them. Absent where nothing may. */
  backorder: backorderOffer.optional(),
  /** The units that are on backorder now. Absent for none. */
  waiting: z.int().optional(),
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

/** A product as other systems get it: what the shop says about it. The units in stock are in the records of the stock. */
export const productRecord = product
  .omit({ _id: true, availableQuantity: true, rating: true })
  .extend({ variants: z.array(variant.omit({ availableQuantity: true, backorder: true, waiting: true })) });
export type ProductRecord = z.infer<typeof productRecord>;

export type ProductStatus = z.infer<typeof productStatus>;
export type Color = z.infer<typeof color>;
export type Specification = z.infer<typeof specification>;
export type PriceBreak = z.infer<typeof priceBreak>;
export type DocumentRevision = z.infer<typeof documentRevision>;
export type DocumentLink = z.infer<typeof documentLink>;
export type Rating = z.infer<typeof rating>;
export type Variant = z.infer<typeof variant>;
export type Product = z.infer<typeof product>;

export type ProductName = { slug: string; name: string };
/** The products of which a product is a spare part, and of which it is an accessory. */
export type Uses = { spareFor: ProductName[]; accessoryFor: ProductName[] };

/** A product as it is shown on the page of another one. */
export type RelatedProduct = Omit<Product, 'variants' | 'availableQuantity'> & { inStock: boolean };

/** The related products shown on a product page; only published ones. */
export type RelatedProducts = {
  accessories: RelatedProduct[];
  spareParts: RelatedProduct[];
  successor: RelatedProduct | null;
  alike: RelatedProduct[];
  uses: Uses;
};

/**
 * A variant to put in a cart or an order, with its product, not cached. `contract` are the prices that were agreed with
 * the buyer, `ownNumber` is the buyer's own part number, if any.
 */
export type ProductVariant = { product: Product; variant: OfferedVariant };
export type OfferedVariant = Variant & { contract?: PriceStep[]; ownNumber?: string };
/** A product with the contract prices of the person who looks at it, not cached. */
export type OfferedProduct = Omit<Product, 'variants'> & { variants: OfferedVariant[] };

export type PriceStep = z.infer<typeof priceStep>;
