import type { Filter } from 'mongodb';
import { findVariants } from '../catalog/queries/products';
import { codeOf } from '../catalog/rules/search-terms';
import { productHref } from '../catalog/rules/variants';
import type { ProductVariant } from '../catalog/schema/product';
import { authorizeInCompany } from '../companies/queries/authorize';
import { staffRightFor, type CompanyRight } from '../companies/rules/rights';
import { findBuyingCompany, type ContractBuyer } from '../price-lists/queries';
import { beginsWith } from '../shared/word-filter';
import { pageOf, type Page } from '../shared/paging';
import { fail, ok, type Result } from '../shared/result';
import { findAccount } from '../users/queries';
import { may } from '../users/rules/rights';
import type { SignedIn } from '../users/types';
import { ownNumbers, type OwnNumberDocument } from './collection';
import type { OwnNumberFilters, OwnNumberRow, OwnNumberSuggestion } from './schema';

const batch = 500;
const pageSize = 50;

export const customerOwner = (userId: string): string => `customer ${userId}`;

/** Whose numbers count for a buyer: those of the company for which they buy, else their own; null for a visitor. */
async function ownerOf(buyer: ContractBuyer): Promise<string | null> {
  if (!buyer.userId) return null;
  const companyId = await findBuyingCompany(buyer);
  return companyId ? `company ${companyId}` : customerOwner(buyer.userId);
}

const noSuchCustomer = () => fail('not-found', 'unknown-customer', 'There is no such customer.');

/** The account that an owner such as “customer-…” names. */
export const customerIdIn = (owner: string): string | undefined => /^customer-(.+)$/.exec(owner)?.[1];

/**
 * The stored owner that a request names, if the caller may do this there: for themselves, in a company as its members, and
 * staff for each company and customer.
 */
export async function authorizeOwner(
  caller: SignedIn,
  owner: string,
  right: Extract<CompanyRight, 'company.view' | 'numbers.edit'>,
): Promise<Result<string>> {
  if (owner === 'me') return ok(customerOwner(caller.userId));
  const customerId = customerIdIn(owner);
  if (customerId !== undefined) {
    const isAllowed = may(caller.role, staffRightFor(right)) && (await findAccount(customerId));
    return isAllowed ? ok(customerOwner(customerId)) : noSuchCustomer();
  }
  const actor = await authorizeInCompany(caller, owner, right);
  return actor.ok ? ok(`company ${owner}`) : actor;
}

/** Whether a buyer has numbers of their own. */
export async function hasOwnNumbers(buyer: ContractBuyer): Promise<boolean> {
  const owner = await ownerOf(buyer);
  return owner !== null && (await ownNumbers().findOne({ owner }, { projection: { _id: 1 } })) !== null;
}

/** The SKUs that a buyer means by numbers of their own, by the codes of these (`codeOf`). */
export async function findOwnCodes(buyer: ContractBuyer, codes: string[]): Promise<Map<string, string>> {
  const owner = codes.length ? await ownerOf(buyer) : null;
  if (owner === null) return new Map();
  const found = await ownNumbers()
    .find({ owner, code: { $in: codes } })
    .toArray();
  return new Map(found.map(({ code, sku }) => [code, sku]));
}

/** The product on sale that a buyer means by a number of their own, and its page; null for none. */
export async function findOwnPart(
  buyer: ContractBuyer,
  typed: string,
): Promise<{ slug: string; matchedSku: string; href: string } | null> {
  const code = codeOf(typed);
  const sku = code ? (await findOwnCodes(buyer, [code])).get(code) : undefined;
  const found = sku === undefined ? undefined : (await findVariants([sku])).get(sku);
  if (!found) return null;
  const { product, variant } = found;
  return { slug: product.slug, matchedSku: variant.sku, href: productHref(product, variant.sku) };
}

const maxSuggestions = 5;

/** The products on sale whose own number of a buyer begins as typed, by number. */
export async function findOwnParts(buyer: ContractBuyer, typed: string): Promise<OwnNumberSuggestion[]> {
  const code = codeOf(typed);
  const owner = code ? await ownerOf(buyer) : null;
  if (owner === null) return [];
  const found = await ownNumbers()
    .find({ owner, code: { $regex: `^${code}` } })
    .sort({ code: 1 })
    .limit(maxSuggestions)
    .toArray();
  const offers = await findVariants(found.map(({ sku }) => sku));
  return found.flatMap(({ sku, number }) => {
    const offer = offers.get(sku);
    if (!offer) return [];
    const { product, variant } = offer;
    return [
      { number, sku, name: product.name, href: productHref(product, sku), img: variant.img || product.img },
    ];
  });
}

/** Variants with the buyer's own numbers, for orders: they are stored on the lines. */
export async function withOwnNumbers(
  offers: Map<string, ProductVariant>,
  buyer: ContractBuyer,
): Promise<Map<string, ProductVariant>> {
  const owner = offers.size ? await ownerOf(buyer) : null;
  if (owner === null) return offers;
  const found = await ownNumbers()
    .find({ owner, sku: { $in: [...offers.keys()] } })
    .toArray();
  const numbers = new Map(found.map(({ sku, number }) => [sku, number]));
  return new Map(
    [...offers].map(([sku, { product, variant }]) => {
      const ownNumber = numbers.get(sku);
      return [sku, { product, variant: ownNumber ? { ...variant, ownNumber } : variant }];
    }),
  );
}

async function rowsOf(documents: OwnNumberDocument[]): Promise<OwnNumberRow[]> {
  const offers = await findVariants(documents.map(({ sku }) => sku));
  return documents.map(({ sku, number }) => {
    const { product } = offers.get(sku) ?? {};
    return { sku, number, name: product?.name ?? null, href: product ? productHref(product, sku) : null };
  });
}

/** One page of the numbers of a stored owner, by SKU. */
export async function listOwnNumbers(
  owner: string,
  { q, page = 1 }: OwnNumberFilters,
): Promise<Page<OwnNumberRow>> {
  const begins: Filter<OwnNumberDocument>[] = [
    ...(q && codeOf(q) ? [{ code: { $regex: `^${codeOf(q)}` } }] : []),
    ...(q ? [{ sku: beginsWith(q.toUpperCase()) }] : []),
  ];
  const filter = begins.length ? { owner, $or: begins } : { owner };
  const [found, total] = await Promise.all([
    ownNumbers()
      .find(filter)
      .sort({ sku: 1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    ownNumbers().countDocuments(filter),
  ]);
  return pageOf(await rowsOf(found), page, pageSize, total);
}

/** All numbers of a stored owner by SKU, read in batches. */
export async function* eachOwnNumberBatch(owner: string): AsyncGenerator<OwnNumberRow[]> {
  for (let after = ''; ;) {
    const found = await ownNumbers()
      .find({ owner, sku: { $gt: after } })
      .sort({ sku: 1 })
      .limit(batch)
      .toArray();
    const last = found.at(-1);
    if (!last) return;
    yield rowsOf(found);
    after = last.sku;
  }
}

/** The stored numbers of an owner for SKUs. */
export async function findOwnNumbers(owner: string, skus: string[]): Promise<Map<string, string>> {
  const found = await ownNumbers()
    .find({ owner, sku: { $in: skus } })
    .toArray();
  return new Map(found.map(({ sku, number }) => [sku, number]));
}

/** All numbers of an account: for the account export. */
export async function exportOwnNumbers(userId: string): Promise<{ sku: string; number: string }[]> {
  const found = await ownNumbers()
    .find({ owner: customerOwner(userId) })
    .sort({ sku: 1 })
    .toArray();
  return found.map(({ sku, number }) => ({ sku, number }));
}
