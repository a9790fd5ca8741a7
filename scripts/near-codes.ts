import { nearCodesOf } from '../lib/catalog/rules/near-codes';
import { specificationKey } from '../lib/catalog/rules/equal-products';
import type { Specification } from '../lib/catalog/schema/product';
import { database } from '../lib/platform/database';

type Numbered = { variants: { sku: string; mpn?: string | null }[]; nearCodes?: string[] };

/** Lets similar part numbers find the products that earlier versions stored. */
export async function storeNearCodes(): Promise<void> {
  const items = database().collection<Numbered>('items');
  const missing = { nearCodes: { $exists: false } };
  for await (const { _id, variants } of items.find(missing, { projection: { variants: 1 } })) {
    const numbers = variants.flatMap(({ sku, mpn }) => (mpn ? [sku, mpn] : [sku]));
    const nearCodes = [...new Set(numbers.flatMap(nearCodesOf))];
    // A product that has been edited meanwhile has them.
    await items.updateOne({ _id, nearCodes: { $exists: false } }, { $set: { nearCodes } });
  }
}

type Specified = { specifications: Specification[]; specificationKey?: string | null };

/** Lets products of the same specification find the products that earlier versions stored. */
export async function storeSpecificationKeys(): Promise<void> {
  const items = database().collection<Specified>('items');
  const missing = { specificationKey: { $exists: false } };
  for await (const { _id, specifications } of items.find(missing, { projection: { specifications: 1 } }))
    await items.updateOne(
      // A product that has been edited meanwhile has its own.
      { _id, ...missing },
      { $set: { specificationKey: specificationKey(specifications) } },
    );
}
