import type { ProductStatus } from '../../catalog/schema/product';
import type { AssortmentInput } from '../schema';

/** An assortment that counts for a buyer. */
export type BuyerAssortment = Pick<AssortmentInput, 'limits' | 'skus' | 'categories' | 'brands'>;

/** What decides about a product: `categories` are its own and those above it. */
export type AssortedProduct = {
  state: ProductStatus;
  brand: string;
  categories: string[];
  variants: { sku: string }[];
};

const names = ({ skus, categories, brands }: BuyerAssortment, product: AssortedProduct): boolean =>
  brands.includes(product.brand) ||
  product.categories.some((slug) => categories.includes(slug)) ||
  product.variants.some(({ sku }) => skus.includes(sku));

/**
 * Whether a product is offered to a buyer. The first of these that applies decides: a draft or an archived product is
 * offered to nobody; one that any of the buyer's assortments names is offered; an exclusive one is not; where one of the
 * assortments limits, nothing else is; every other product is offered.
 */
export function isOffered(assortments: BuyerAssortment[], product: AssortedProduct): boolean {
  if (product.state !== 'published' && product.state !== 'exclusive') return false;
  if (assortments.some((assortment) => names(assortment, product))) return true;
  if (product.state === 'exclusive') return false;
  return !assortments.some(({ limits }) => limits);
}

/** What buyers read where an assortment keeps them from buying a product. */
export const notOfferedText = (hasCompany: boolean): string =>
  hasCompany ? 'Not in your company’s assortment' : 'Not in your assortment';
