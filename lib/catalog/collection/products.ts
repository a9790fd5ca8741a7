import type { Collection, Filter, IndexDescription } from 'mongodb';
import { now } from '../../platform/clock';
import { defineCollection, type CollectionDefinition } from '../../platform/database';
import { shownTags } from '../../shared/cache-tags';
import { wireNames } from '../../shared/wire-names';
import { indexEntry, type IndexEntry } from '../rules/index-entry';
import type { ProductFieldValues } from '../rules/product-fields';
import { followStructure } from '../rules/follow-structure';
import { tagsOfEdit, tagsOfNew } from '../rules/stale-tags';
import type {
  DocumentLink,
  PriceBreak,
  ProductStatus,
  Rating,
  Specification,
  Variant,
} from '../schema/product';
import { readStructure } from './structure';

export type VariantRecord = Omit<Variant, 'availableQuantity'>;

/** The fields of a product that admins and imports write. A product stored before a field existed lacks it. */
export type StoredFacts = Partial<ProductFieldValues> & {
  slug: string;
  name: string;
  brand: string;
  category: string;
  tags: string[];
  pictures: string[];
  description: string;
  variants: VariantRecord[];
  priceBreaks: PriceBreak[];
  specifications: Specification[];
  documents: DocumentLink[];
  accessories: string[];
  /** Missing in products stored before this field existed. */
  spareParts?: string[];
  successor: string | null;
  availableFrom: Date;
  state: ProductStatus;
  /** The last step of a bulk edit that wrote the product: repeating the step finds that it is done. */
  bulkEdit?: string;
};

export type ProductDocument = StoredFacts &
  IndexEntry & {
    _id: string;
    oldSlugs: string[];
    createdAt: Date;
    /** When the facts last changed. Every update of the facts is a compare-and-set on this value. */
    updatedAt: Date;
    rating: Rating;
    sold: number;
    inStock: boolean;
    /** When anything but `sold` last changed, by the database's clock. Older products lack it. */
    changedAt?: Date;
    /** The version of the demo data that wrote the product. Seeding again keeps products that an admin has edited. */
    seeded?: string;
  };

const listed = (sort: Record<string, 1 | -1>): IndexDescription[] => [
  { key: { state: 1, ...sort, _id: 1 } },
  { key: { state: 1, category: 1, ...sort, _id: 1 } },
];

// Not exported: every write goes through the functions below, which stamp the product and return the stale cache tags.
const collection = defineCollection<ProductDocument>(wireNames.productCollection, [
  { key: { slug: 1 }, unique: true },
  { key: { oldSlugs: 1 } },
  { key: { state: 1, _id: 1 } },
  { key: { 'variants.sku': 1 }, unique: true },
  { key: { codes: 1 } },
  { key: { titleTerms: 1, state: 1, sold: -1 } },
  { key: { words: 1, state: 1, sold: -1 } },
  { key: { facets: 1, state: 1, category: 1, sold: -1, _id: 1 } },
  { key: { 'numbers.k': 1, 'numbers.v': 1 } },
  { key: { tags: 1, state: 1 } },
  { key: { updatedAt: -1, _id: 1 } },
  { key: { name: 1, _id: 1 } },
  { key: { price: 1, _id: 1 } },
  { key: { structureVersion: 1, _id: 1 } },
  { key: { category: 1, updatedAt: -1, _id: 1 } },
  { key: { brand: 1 } },
  ...listed({ updatedAt: -1 }),
  ...listed({ createdAt: -1 }),
  ...listed({ sold: -1 }),
  ...listed({ price: 1 }),
  ...listed({ 'rating.average': -1 }),
  ...listed({ name: 1 }),
  ...listed({ changedAt: -1 }),
]);

type Reads = 'find' | 'findOne' | 'countDocuments' | 'estimatedDocumentCount';

/** The products, for reading only. */
export const products: (() => Pick<Collection<ProductDocument>, Reads>) &
  Pick<CollectionDefinition<ProductDocument>, 'collectionName' | 'indexes'> = collection;

/**
 * One change of a product. `facts` computes new facts from the current ones, `unitsSold` is added to the units sold,
 * and `reindex` follows the current structure of the catalog and derives the index entry again, without counting as an edit.
 */
export type ProductChange =
  | { facts: (before: ProductDocument) => Partial<StoredFacts> }
  | { reindex: true }
  | { rating: Rating }
  | { inStock: boolean }
  | { unitsSold: number };

export type UpdatedProduct = {
  before: ProductDocument;
  after: ProductDocument;
  /** The cache tags that the change made stale. */
  expire: string[];
};

// Stamped by the database, whose clock all servers share: a list is read again when its newest stamps differ.
const touch = { $currentDate: { changedAt: true } } as const;

/** Changes the product that matches a filter. Returns null when none does. */
export async function updateProduct(
  filter: Filter<ProductDocument>,
  change: ProductChange,
): Promise<UpdatedProduct | null> {
  if ('facts' in change) return updateFacts(filter, change.facts);
  if ('reindex' in change) return updateFacts(filter, null);
  if ('unitsSold' in change) {
    const before = await collection().findOneAndUpdate(filter, { $inc: { sold: change.unitsSold } });
    return before && { before, after: { ...before, sold: before.sold + change.unitsSold }, expire: [] };
  }
  const before = await collection().findOneAndUpdate(filter, { $set: change, ...touch });
  return before && { before, after: { ...before, ...change }, expire: shownTags(before) };
}

async function updateFacts(
  filter: Filter<ProductDocument>,
  change: ((before: ProductDocument) => Partial<StoredFacts>) | null,
): Promise<UpdatedProduct | null> {
  for (;;) {
    const before = await collection().findOne(filter);
    if (!before) return null;
    const structure = await readStructure();
    const wanted = change?.(before) ?? {};
    const facts = { ...wanted, ...followStructure({ ...before, ...wanted }, structure) };
    const isMoved = facts.slug !== undefined && facts.slug !== before.slug;
    const set = {
      ...facts,
      ...indexEntry({ ...before, ...facts }, structure),
      oldSlugs: isMoved ? [...new Set([...before.oldSlugs, before.slug])] : before.oldSlugs,
      // Later than the last edit even when both happen within one millisecond.
      updatedAt: change
        ? new Date(Math.max(now().getTime(), before.updatedAt.getTime() + 1))
        : before.updatedAt,
    };
    const { matchedCount } = await collection().updateOne(
      { _id: before._id, updatedAt: before.updatedAt },
      { $set: set, ...touch },
    );
    if (matchedCount === 0) continue;
    const after = { ...before, ...set };
    return { before, after, expire: tagsOfEdit(before, after) };
  }
}

/** Stores a new product and returns the cache tags that it makes stale. */
export async function storeProduct(document: ProductDocument): Promise<string[]> {
  await collection().insertOne({ ...document, changedAt: document.createdAt });
  return tagsOfNew(document);
}

/** Upserts whole products by slug, for demo and benchmark data. Existing ones keep their id and other stored fields. */
export async function storeProducts(documents: ProductDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await collection().bulkWrite(
    documents.map(({ _id, ...document }) => ({
      updateOne: {
        filter: { slug: document.slug },
        update: { $set: document, ...touch, $setOnInsert: { _id } },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}
