import type { Collection, Filter, IndexDescription, UpdateFilter } from 'mongodb';
import { now } from '../../platform/clock';
import { defineCollection, isDuplicateKey, type CollectionDefinition } from '../../platform/database';
import { eventsIndex, eventWrites, firstEvents, type EventCarrier } from '../../events/outbox';
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
import type { CatalogStructure } from '../schema/structure';
import { productEvents } from './product-events';
import { readStructure } from './structure';

export type VariantRecord = Omit<Variant, 'availableQuantity' | 'backorder' | 'waiting'>;

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
  IndexEntry &
  EventCarrier & {
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
  { key: { nearCodes: 1 } },
  { key: { specificationKey: 1, state: 1 } },
  { key: { titleTerms: 1, state: 1, sold: -1 } },
  { key: { words: 1, state: 1, sold: -1 } },
  { key: { facets: 1, state: 1, category: 1, sold: -1, _id: 1 } },
  { key: { 'numbers.k': 1, 'numbers.v': 1 } },
  { key: { tags: 1, state: 1 } },
  { key: { spareParts: 1, state: 1 } },
  { key: { accessories: 1, state: 1 } },
  { key: { updatedAt: -1, _id: 1 } },
  { key: { name: 1, _id: 1 } },
  { key: { price: 1, _id: 1 } },
  { key: { structureVersion: 1, _id: 1 } },
  { key: { category: 1, updatedAt: -1, _id: 1 } },
  { key: { brand: 1 } },
  { key: { weightGrams: 1, state: 1 } },
  ...listed({ updatedAt: -1 }),
  ...listed({ createdAt: -1 }),
  ...listed({ sold: -1 }),
  ...listed({ price: 1 }),
  ...listed({ 'rating.average': -1 }),
  ...listed({ name: 1 }),
  ...listed({ changedAt: -1 }),
  { key: { changedAt: 1, _id: 1 } },
  eventsIndex,
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

/** The write that gives a product these facts, or derives its index entry again, and the product after it. */
function factsUpdate(
  before: ProductDocument,
  structure: CatalogStructure,
  wanted: Partial<StoredFacts> | null,
): { filter: Filter<ProductDocument>; update: UpdateFilter<ProductDocument>; after: ProductDocument } {
  const facts = { ...wanted, ...followStructure({ ...before, ...wanted }, structure) };
  const isMoved = facts.slug !== undefined && facts.slug !== before.slug;
  const set = {
    ...facts,
    ...indexEntry({ ...before, ...facts }, structure),
    oldSlugs: isMoved ? [...new Set([...before.oldSlugs, before.slug])] : before.oldSlugs,
    // Later than the last edit even when both happen within one millisecond.
    updatedAt: wanted
      ? new Date(Math.max(now().getTime(), before.updatedAt.getTime() + 1))
      : before.updatedAt,
  };
  const after = { ...before, ...set };
  const { push, inc } = eventWrites(wanted ? productEvents(before, after) : []);
  return {
    filter: { _id: before._id, updatedAt: before.updatedAt },
    update: { $set: set, ...touch, ...(inc.eventCount && { $push: push, $inc: inc }) },
    after,
  };
}

async function updateFacts(
  filter: Filter<ProductDocument>,
  change: ((before: ProductDocument) => Partial<StoredFacts>) | null,
): Promise<UpdatedProduct | null> {
  for (;;) {
    const before = await collection().findOne(filter);
    if (!before) return null;
    const structure = await readStructure();
    const { filter: same, update, after } = factsUpdate(before, structure, change?.(before) ?? null);
    const { matchedCount } = await collection().updateOne(same, update);
    if (matchedCount === 0) continue;
    return { before, after, expire: tagsOfEdit(before, after) };
  }
}

/**
 * Changes the facts of these products, all in one write. `change` returns null for a product that is to stay as it is.
 * Returns the changed products.
 */
export async function updateProducts(
  ids: string[],
  change: (before: ProductDocument) => Partial<StoredFacts> | null,
): Promise<UpdatedProduct[]> {
  const updated: UpdatedProduct[] = [];
  for (let left = ids; left.length > 0;) {
    const structure = await readStructure();
    const found = await collection()
      .find({ _id: { $in: left } })
      .toArray();
    const planned = found.flatMap((before) => {
      const wanted = change(before);
      return wanted ? [{ before, ...factsUpdate(before, structure, wanted) }] : [];
    });
    if (planned.length === 0) return updated;
    const { matchedCount } = await collection().bulkWrite(
      planned.map(({ filter, update }) => ({ updateOne: { filter, update } })),
      { ordered: false },
    );
    const done = matchedCount === planned.length ? planned : await whichAreStored(planned);
    for (const { before, after } of done) updated.push({ before, after, expire: tagsOfEdit(before, after) });
    const doneIds = new Set(done.map(({ before }) => before._id));
    // Somebody else has changed the others meanwhile: they are read again.
    left = planned.map(({ before }) => before._id).filter((id) => !doneIds.has(id));
  }
  return updated;
}

async function whichAreStored<T extends { after: ProductDocument }>(planned: T[]): Promise<T[]> {
  const stored = await collection()
    .find({ _id: { $in: planned.map(({ after }) => after._id) } })
    .project<{ _id: string; updatedAt: Date }>({ updatedAt: 1 })
    .toArray();
  const times = new Map(stored.map(({ _id, updatedAt }) => [_id, updatedAt.getTime()]));
  return planned.filter(({ after }) => times.get(after._id) === after.updatedAt.getTime());
}

/** Stores a new product and returns the cache tags that it makes stale. */
export async function storeProduct(document: ProductDocument): Promise<string[]> {
  const { _id, ...facts } = document;
  // An upsert, because only updates can be stamped by the database.
  const inserted = { ...facts, ...firstEvents(productEvents(null, document)) };
  await collection().updateOne({ _id }, { $setOnInsert: inserted, ...touch }, { upsert: true });
  return tagsOfNew(document);
}

/**
 * Stores new products in one write. Leaves out those whose SKU or slug another product has; returns the ids of the others.
 */
export async function storeNewProducts(documents: ProductDocument[]): Promise<Set<string>> {
  if (documents.length === 0) return new Set();
  const writes = documents.map((document) => {
    const { _id, ...facts } = document;
    const inserted = { ...facts, ...firstEvents(productEvents(null, document)) };
    return { updateOne: { filter: { _id }, update: { $setOnInsert: inserted, ...touch }, upsert: true } };
  });
  try {
    await collection().bulkWrite(writes, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const stored = await collection()
    .find({ _id: { $in: documents.map(({ _id }) => _id) } })
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  return new Set(stored.map(({ _id }) => _id));
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
