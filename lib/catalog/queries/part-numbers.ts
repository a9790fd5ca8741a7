import { products, type ProductDocument } from '../collection/products';
import type { Product } from '../schema/product';
import { viewsOf } from './products';

const chunkSize = 1000;
/** More products than this share a key only where it is too short to tell them apart. */
const maxNear = 2000;
const withoutTerms = { words: 0, titleTerms: 0, facets: 0, numbers: 0, nearCodes: 0 } as const;

const chunksOf = (values: string[]) =>
  Array.from({ length: Math.ceil(values.length / chunkSize) }, (_, index) =>
    values.slice(index * chunkSize, (index + 1) * chunkSize),
  );

async function viewsById(found: ProductDocument[]): Promise<Product[]> {
  return viewsOf([...new Map(found.map((product) => [product._id, product])).values()]);
}

/**
 * The products, published, exclusive or archived, with a SKU or manufacturer part number of one of these codes (`codeOf`), not
 * cached. One query for each thousand codes.
 */
export async function findByCodes(codes: string[]): Promise<Product[]> {
  const found: ProductDocument[] = [];
  for (const chunk of chunksOf(codes)) {
    found.push(
      ...(await products()
        .find({ codes: { $in: chunk }, state: { $in: ['published', 'exclusive', 'archived'] } })
        .project<ProductDocument>(withoutTerms)
        .toArray()),
    );
  }
  return viewsById(found);
}

/** The published products with a part number that shares one of these keys (`nearKeysOf`), not cached. */
export async function findNearCodes(keys: string[]): Promise<Product[]> {
  const found: ProductDocument[] = [];
  for (const chunk of chunksOf(keys)) {
    found.push(
      ...(await products()
        .find({ nearCodes: { $in: chunk }, state: 'published' })
        .project<ProductDocument>(withoutTerms)
        .limit(maxNear)
        .toArray()),
    );
  }
  return viewsById(found);
}
