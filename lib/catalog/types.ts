import type { MinorUnits } from '../shared/money';

export type CategorySlug = 'accessories' | 'drills' | 'gear-equipment' | 'hand-tools' | 'power-tools';
export type ProductStatus = 'draft' | 'published' | 'archived';
export type Color = { name: string; hex: string };
/** One row of the specification table; `value` is as shown ("12.7 mm"). */
export type Specification = { name: string; value: string };
/** From `from` units on, each unit costs `percentOff` % less. */
export type PriceBreak = { from: number; percentOff: number };
export type DocumentLink = { title: string; href: string };
export type Rating = { average: number; count: number };

/** What is bought: one color or size of an item, with its own SKU and stock. */
export type Variant = {
  sku: string;
  /** The manufacturer's own number. */
  mpn: string | null;
  color: Color | null;
  size: string | null;
  img: string;
  /** For one unit before price breaks: `unitPrice` in rules/prices.ts says what a quantity costs. */
  price: MinorUnits;
  availableQuantity: number;
};

/** The rule for quantities, as item data: see rules/quantity.ts. */
export type QuantityLimits = { minQuantity: number; multiple: number; maxQuantity: number | null };

/** A published item as everybody may see it. Prices in minor units of `currency`, times ISO in UTC. */
export type Product = QuantityLimits & {
  _id: string;
  id: string;
  slug: string;
  /** The SKU of the first variant. */
  sku: string;
  name: string;
  brand: string;
  category: CategorySlug;
  tags: string[];
  /** The first picture. */
  img: string;
  pictures: string[];
  description: string;
  /** What one unit is: "each", "pack of 50", "pair". */
  unit: string;
  /** Pieces in one unit, for the price per piece. */
  packSize: number;
  /** Over all variants. */
  availableQuantity: number;
  /** The lowest price of a variant. */
  price: MinorUnits;
  /** The highest price of a variant. */
  priceTo: MinorUnits;
  currency: string;
  variants: Variant[];
  priceBreaks: PriceBreak[];
  specifications: Specification[];
  documents: DocumentLink[];
  /** Slugs of items that go with this one, and of those that replace its worn parts. */
  accessories: string[];
  spareParts: string[];
  /** The slug of the item that replaces this one, which is no longer made. */
  successor: string | null;
  /** What tells the variants apart where it is not a color: "Size", "Length", "Plug". */
  sizeName: string;
  leadTimeDays: number;
  availableFrom: string;
  state: ProductStatus;
  createdAt: string;
  updatedAt: string;
  rating: Rating;
};

/** What leads on from an item; only what is published. */
export type RelatedProducts = {
  accessories: Product[];
  spareParts: Product[];
  successor: Product | null;
  alike: Product[];
};

/** A variant to put in a cart or an order, with the item it belongs to, read fresh. */
export type ProductVariant = { product: Product; variant: Variant };
