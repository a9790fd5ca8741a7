import { ObjectId } from 'mongodb';
import { listNamedProducts } from '../catalog/queries/named-products';
import {
  findExclusiveProduct,
  findProduct,
  findProductsBySlug,
  findVariants,
} from '../catalog/queries/products';
import { findStructure } from '../catalog/queries/structure';
import { ancestryOf, scopeOf } from '../catalog/rules/structure';
import type { Product, ProductVariant } from '../catalog/schema/product';
import type { CatalogStructure } from '../catalog/schema/structure';
import { audienceKey, readAudience } from '../price-lists/rules/audience';
import {
  findAudiences,
  findBuyingCompany,
  listAudiencesOf,
  withContractPrices,
  type ContractBuyer,
} from '../price-lists/queries';
import { pageOf, type Page } from '../shared/paging';
import { assortments, type AssortmentDocument } from './collection';
import { isOffered, notOfferedText, type BuyerAssortment } from './rules/resolve';
import type { Assortment } from './schema';

/** The assortments that count for a buyer now; none for a visitor. */
async function findBuyerAssortments(buyer: ContractBuyer): Promise<BuyerAssortment[]> {
  if (!buyer.userId) return [];
  const audience = { $in: await listAudiencesOf(buyer) };
  return assortments().find({ audience, active: true }).toArray();
}

/** Whether any assortment counts for a buyer, and whether one of them limits what the buyer can buy. */
export async function findAssortmentUse(
  buyer: ContractBuyer,
): Promise<{ hasAssortment: boolean; isLimited: boolean }> {
  const own = await findBuyerAssortments(buyer);
  return { hasAssortment: own.length > 0, isLimited: own.some(({ limits }) => limits) };
}

const asAssorted = (structure: CatalogStructure, product: Product) => ({
  ...product,
  categories: ancestryOf(structure, product.category).flatMap(({ slug, oldSlugs }) => [slug, ...oldSlugs]),
});

/**
 * Decides which products are offered to a buyer: the one place that does, for cart, order, quote, quick order and the
 * buyer's own pages. Nothing that it lets through may enter a cache that others read.
 */
export async function offeredTo(buyer: ContractBuyer): Promise<(product: Product) => boolean> {
  const [own, structure] = await Promise.all([findBuyerAssortments(buyer), findStructure()]);
  return (product) => isOffered(own, asAssorted(structure, product));
}

/**
 * The current price, stock and quantity rules of SKUs for a buyer, with contract prices. SKUs that are not for sale, or not
 * offered to this buyer, are missing.
 */
export async function findOffers(skus: string[], buyer: ContractBuyer): Promise<Map<string, ProductVariant>> {
  const found = await findVariants(skus, { exclusive: true });
  if (found.size === 0) return found;
  const isFor = await offeredTo(buyer);
  return withContractPrices(new Map([...found].filter(([, { product }]) => isFor(product))), buyer);
}

/** Why SKUs that aren't offered to a buyer can't be bought, where an assortment keeps them from public products. */
export async function findNotOfferedSkus(skus: string[], buyer: ContractBuyer): Promise<Map<string, string>> {
  const own = skus.length ? await findBuyerAssortments(buyer) : [];
  if (!own.some(({ limits }) => limits)) return new Map();
  const [found, structure, companyId] = await Promise.all([
    findVariants(skus),
    findStructure(),
    findBuyingCompany(buyer),
  ]);
  const reason = notOfferedText(companyId !== undefined);
  const barred = [...found].filter(([, { product }]) => !isOffered(own, asAssorted(structure, product)));
  return new Map(barred.map(([sku]) => [sku, reason]));
}

/**
 * The product with this slug for the pages of a buyer, not cached: a public one also where it isn't offered to them, an
 * exclusive one only where it is; null when there is none.
 */
export async function findProductFor(
  slug: string,
  buyer: ContractBuyer,
): Promise<{ product: Product; isOffered: boolean } | null> {
  const product = (await findProduct(slug)) ?? (await findExclusiveProduct(slug));
  if (!product) return null;
  const isFor = (await offeredTo(buyer))(product);
  return isFor || product.state === 'published' ? { product, isOffered: isFor } : null;
}

/** The product with this slug as far as it is offered to a buyer, not cached; null when there is none. */
export async function findOfferedProduct(slug: string, buyer: ContractBuyer): Promise<Product | null> {
  const found = await findProductFor(slug, buyer);
  return found?.isOffered ? found.product : null;
}

/** Those of these slugs whose public products are not offered to a buyer: pages, which are the same for everybody, have them. */
export async function findNotOffered(slugs: string[], buyer: ContractBuyer): Promise<string[]> {
  const own = await findBuyerAssortments(buyer);
  if (!own.some(({ limits }) => limits)) return [];
  const [found, structure] = await Promise.all([findProductsBySlug(slugs), findStructure()]);
  return found.filter((product) => !isOffered(own, asAssorted(structure, product))).map(({ slug }) => slug);
}

const pageSize = 20;

/** One page of the products that the buyer's assortments name and that are for sale, by name; `q` is words or a part number. */
export async function listOwnAssortment(
  buyer: ContractBuyer,
  q: string,
  page: number,
): Promise<Page<Product>> {
  const [own, structure] = await Promise.all([findBuyerAssortments(buyer), findStructure()]);
  const all = (key: 'skus' | 'categories' | 'brands') => [...new Set(own.flatMap((one) => one[key]))];
  const categories = all('categories').flatMap((slug) => scopeOf(structure, slug));
  const named = { skus: all('skus'), categories, brands: all('brands') };
  const { rows, total } = await listNamedProducts(named, q, { skip: (page - 1) * pageSize, limit: pageSize });
  return pageOf(rows, page, pageSize, total);
}

type Named = { name: string; email: string };

function viewOf({ _id, audience, ...fields }: AssortmentDocument, audiences: Map<string, Named>): Assortment {
  const { name = '', email = '' } = audiences.get(audience) ?? {};
  const id = _id.toHexString();
  return { ...fields, id, audience: readAudience(audience), audienceName: name, audienceEmail: email };
}

/** One assortment for staff, or null. */
export async function findAssortment(id: string): Promise<Assortment | null> {
  const found = await assortments().findOne({ _id: new ObjectId(id) });
  return found && viewOf(found, await findAudiences([found.audience]));
}

const listPageSize = 25;

/** One page of the assortments for staff, by name. */
export async function listAssortments(page: number): Promise<Page<Assortment>> {
  const [found, total] = await Promise.all([
    assortments()
      .find()
      .sort({ name: 1 })
      .skip((page - 1) * listPageSize)
      .limit(listPageSize)
      .toArray(),
    assortments().estimatedDocumentCount(),
  ]);
  const audiences = await findAudiences([...new Set(found.map(({ audience }) => audience))]);
  const rows = found.map((one) => viewOf(one, audiences));
  return pageOf(rows, page, listPageSize, total);
}

/** The assortments for one account: for the account export. */
export async function listOwnAssortments(userId: string): Promise<(BuyerAssortment & { name: string })[]> {
  const found = await assortments()
    .find({ audience: audienceKey('customer', userId) })
    .toArray();
  return found.map(({ name, limits, skus, categories, brands }) => ({
    name,
    limits,
    skus,
    categories,
    brands,
  }));
}
