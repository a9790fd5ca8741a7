import type { IndexDescription } from 'mongodb';
import { defineCollection } from '../../platform/database';
import { drawingOf } from '../rules/categories';
import { usualSizeName } from '../rules/variants';
import type {
  CategorySlug,
  Product,
  DocumentLink,
  ProductStatus,
  PriceBreak,
  QuantityLimits,
  Rating,
  Specification,
  Variant,
} from '../types';

export type VariantRecord = Omit<Variant, 'availableQuantity'>;

/** What the search and the filters read, derived from the rest at each write: see rules/index-entry.ts. */
export type IndexEntry = {
  /** SKUs and manufacturer numbers, spelled in one way. */
  codes: string[];
  /** Words of name, brand and category, which weigh most. */
  heads: string[];
  /** All words of the item. */
  words: string[];
  /** Choices such as "brand=Ferrox" and "voltage=18 V". */
  facets: string[];
  /** Measures such as { k: "diameter", v: 12.7 } in the field's metric unit. */
  numbers: { k: string; v: number }[];
  price: number;
  priceTo: number;
};

export type ProductDocument = QuantityLimits &
  IndexEntry & {
    _id: string;
    slug: string;
    oldSlugs: string[];
    name: string;
    brand: string;
    category: CategorySlug;
    tags: string[];
    pictures: string[];
    description: string;
    unit: string;
    packSize: number;
    variants: VariantRecord[];
    priceBreaks: PriceBreak[];
    specifications: Specification[];
    documents: DocumentLink[];
    accessories: string[];
    /** Items from before these were known have neither. */
    spareParts?: string[];
    sizeName?: string;
    successor: string | null;
    leadTimeDays: number;
    availableFrom: Date;
    state: ProductStatus;
    createdAt: Date;
    updatedAt: Date;
    rating: Rating;
    sold: number;
    inStock: boolean;
    /** When anything that lists read of it but `sold` last changed; older items lack it. See `changedNow`. */
    changedAt?: Date;
    /** What the demo data last wrote, so that a second seeding leaves an admin's edits alone. */
    seeded?: string;
  };

const listed = (sort: Record<string, 1 | -1>): IndexDescription[] => [
  { key: { state: 1, ...sort, _id: 1 } },
  { key: { state: 1, category: 1, ...sort, _id: 1 } },
];

export const products = defineCollection<ProductDocument>('items', [
  { key: { slug: 1 }, unique: true },
  { key: { oldSlugs: 1 } },
  { key: { state: 1, _id: 1 } },
  { key: { 'variants.sku': 1 }, unique: true },
  { key: { codes: 1 } },
  { key: { heads: 1, state: 1, sold: -1 } },
  { key: { words: 1, state: 1, sold: -1 } },
  { key: { facets: 1, state: 1, category: 1, sold: -1, _id: 1 } },
  { key: { 'numbers.k': 1, 'numbers.v': 1 } },
  { key: { tags: 1, state: 1 } },
  { key: { updatedAt: -1, _id: 1 } },
  { key: { state: 1, updatedAt: -1, _id: 1 } },
  ...listed({ createdAt: -1 }),
  ...listed({ sold: -1 }),
  ...listed({ price: 1 }),
  ...listed({ 'rating.average': -1 }),
  ...listed({ name: 1 }),
  ...listed({ changedAt: -1 }),
]);

/**
 * Belongs in every update of what lists read of an item: they read again what they remember only when the newest of
 * these times are others. The database's own clock gives them, so that servers whose clocks differ agree.
 */
export const touchChangedAt = { $currentDate: { changedAt: true } } as const;

/** The public view of an item, with the units that are left of each SKU. */
export function productView(
  document: ProductDocument,
  available: Map<string, number>,
  currency: string,
): Product {
  const variants = document.variants.map(({ sku, mpn, colour: color, size, img, price }) => ({
    sku,
    mpn,
    colour: color,
    size,
    img,
    price,
    availableQuantity: available.get(sku) ?? 0,
  }));
  return {
    _id: document._id,
    id: document._id,
    slug: document.slug,
    sku: variants[0]?.sku ?? '',
    name: document.name,
    brand: document.brand,
    category: document.category,
    tags: document.tags,
    img: document.pictures[0] || variants[0]?.img || drawingOf(document.category),
    pictures: document.pictures,
    description: document.description,
    unit: document.unit,
    packSize: document.packSize,
    minQuantity: document.minQuantity,
    multiple: document.multiple,
    maxQuantity: document.maxQuantity,
    availableQuantity: variants.reduce((sum, variant) => sum + variant.availableQuantity, 0),
    price: document.price,
    priceTo: document.priceTo,
    currency,
    variants,
    priceBreaks: document.priceBreaks,
    specifications: document.specifications,
    documents: document.documents,
    accessories: document.accessories,
    spareParts: document.spareParts ?? [],
    successor: document.successor,
    sizeName: document.sizeName ?? usualSizeName,
    leadTimeDays: document.leadTimeDays,
    availableFrom: document.availableFrom.toISOString(),
    state: document.state,
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
    rating: document.rating,
  };
}
