import { createHash } from 'node:crypto';
import { z } from 'zod';
import { products, storeProducts, type ProductDocument } from '../lib/catalog/collection/products';
import { readStructure } from '../lib/catalog/collection/structure';
import { emptyStructure } from '../lib/catalog/rules/structure';
import { addBrand } from '../lib/catalog/commands/brands';
import type { BackorderTerms } from '../lib/catalog/schema/backorders';
import { newStock, stock } from '../lib/catalog/collection/stock';
import { newProduct } from '../lib/catalog/commands/product-writes';
import { learnWords } from '../lib/catalog/commands/search-index';
import { readProductFile } from '../lib/product-import/queries/import-plan';
import { planProducts, slugsOf, type PlannedProduct } from '../lib/product-import/rules/import-plan';
import { findShop } from '../lib/settings/queries';
import { defaultShop } from '../lib/settings/rules/shop';
import { readSampleStructure, seedStructure } from './catalog-structure';
import { readSeedFile, readTable } from './files';
import { refreshInStock } from '../lib/catalog/commands/in-stock';

export type DemoProduct = NonNullable<PlannedProduct['create']>;

const historyRow = z.strictObject({
  slug: z.string(),
  added: z.iso.date(),
  sold: z.coerce.number().int().min(0),
});

const readHistory = () => readTable('product-history.csv', historyRow);

/** The number of units of each demo product (by slug) that had been sold before the demo began. */
export async function readSoldUnits(): Promise<Map<string, number>> {
  return new Map((await readHistory()).map(({ slug, sold }) => [slug, sold]));
}

/** The products of products.csv, read and checked by the shop's own CSV import. */
export async function readDemoProducts(): Promise<DemoProduct[]> {
  const rows = await readProductFile(await readSeedFile('products.csv'), 'USD');
  if (typeof rows === 'string') throw new Error(`seed/products.csv: ${rows}`);
  const slugs = new Set(slugsOf(rows));
  const structure = { ...emptyStructure, ...(await readSampleStructure()) };
  const planned = planProducts(rows, {
    structure,
    known: [],
    today: '',
    currency: 'USD',
    isThere: (slug) => slugs.has(slug),
  });
  return planned.map(({ create, rows: [first], ...plan }) => {
    if (!create) throw new Error(`seed/products.csv, row ${first?.row}: ${JSON.stringify({ first, plan })}`);
    return create;
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Ids ascend in the order of the file, so the product list has that order. */
const idOf = (slug: string, index: number) => `66${index.toString(16).padStart(6, '0')}${hashOf(slug)}`;

/**
 * Loads the demo catalog. Products that an admin has edited and all stock are left alone; other products follow changes
 * of the file.
 */
export async function seedProducts(): Promise<void> {
  await seedStructure();
  const [read, history, shop, structure] = await Promise.all([
    readDemoProducts(),
    readHistory(),
    findShop(),
    readStructure(),
  ]);
  // The house brand of the demo is the name of whichever shop loads its catalog.
  const demoProducts = read.map((product) =>
    product.brand === defaultShop.name ? { ...product, brand: shop.name } : product,
  );
  const past = new Map(history.map((row) => [row.slug, row]));
  const seeded = await products()
    .find({ seeded: { $exists: true } })
    .toArray();
  const known = new Map(seeded.map((product) => [product.slug, product]));
  const documents = demoProducts.flatMap((product, index): ProductDocument[] => {
    const { slug, ...input } = product;
    const version = hashOf(JSON.stringify(product));
    const present = known.get(slug);
    if (present && (present.seeded === version || present.updatedAt > present.createdAt)) return [];
    const document = newProduct(input, slug, present?._id ?? idOf(slug, index), structure);
    const added = new Date(`${past.get(slug)?.added ?? input.availableFrom}T09:00:00Z`);
    return [
      {
        ...document,
        seeded: version,
        sold: present?.sold ?? past.get(slug)?.sold ?? 0,
        rating: present?.rating ?? document.rating,
        createdAt: added,
        updatedAt: added,
      },
    ];
  });
  if (documents.length === 0) return;
  await storeProducts(documents);
  await seedStock(demoProducts, documents);
  for (const { _id, slug } of documents) if (known.has(slug)) await refreshInStock(_id);
  await learnWords([...new Set(documents.flatMap(({ words }) => words))]);
  for (const name of new Set(documents.map(({ brand }) => brand))) await addBrand(name);
}

/** The bin place of the SKU at this place of the file: aisle, bay and shelf. Some have none yet. */
function binOf(index: number): string {
  if (index % 23 === 22) return '';
  const aisle = 'ABCDEFGH'[Math.floor(index / 40) % 8];
  const bay = String(1 + Math.floor((index % 40) / 4)).padStart(2, '0');
  return `${aisle}-${bay}-${1 + (index % 4)}`;
}

/** The SKUs of which more may be ordered than are in stock. */
const demoBackorders = new Map<string, BackorderTerms>([
  ['MR-HR30W', { limit: 40, expectedOn: null, leadDays: 10 }],
]);

async function seedStock(demoProducts: DemoProduct[], documents: ProductDocument[]): Promise<void> {
  const owners = new Map(documents.map(({ slug, _id }) => [slug, _id]));
  const units = demoProducts.flatMap(({ slug, variants }) => {
    const productId = owners.get(slug);
    return productId ? variants.map((variant) => ({ ...variant, productId })) : [];
  });
  await stock().bulkWrite(
    units.map(({ sku, availableQuantity, productId }, index) => ({
      updateOne: {
        filter: { _id: sku },
        update: {
          $set: { productId },
          $setOnInsert: {
            ...newStock(availableQuantity),
            bin: binOf(index),
            ...(demoBackorders.has(sku) && { backorders: demoBackorders.get(sku) }),
          },
        },
        upsert: true,
      },
    })),
  );
}
