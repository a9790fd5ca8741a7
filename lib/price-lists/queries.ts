import { ObjectId } from 'mongodb';
import { findCompanies } from '../auth/active-company';
import { findProductsBySlug } from '../catalog/queries/products';
import { findStructure } from '../catalog/queries/structure';
import { ancestryOf } from '../catalog/rules/structure';
import type { OfferedProduct, Product, ProductVariant } from '../catalog/schema/product';
import { findCompany, findCompanyNames } from '../companies/queries/companies';
import { mayInCompany } from '../companies/rules/rights';
import { now } from '../platform/clock';
import { findShop } from '../settings/queries';
import { dayAt } from '../shared/dates';
import { pageOf, type Page } from '../shared/paging';
import { findAccountNames } from '../users/queries';
import { priceLists, type PriceListDocument } from './collection';
import { audienceKey, readAudience } from './rules/audience';
import { ownPricesOf } from './rules/own-prices';
import { choosePriceLists, countStatuses, priceListStatus } from './rules/list';
import { contractSteps, isInForce, type ContractList } from './rules/resolve';
import type {
  OwnPrices,
  PriceList,
  PriceListFilters,
  PriceListInput,
  PriceListRow,
  PriceListStatus,
} from './schema';

/**
 * Who buys. `companyId` names the company in whose name, undefined for none. Without the field a session (`sessionId`)
 * buys for its active company, where the person may order for it, as the checkout does.
 */
export type ContractBuyer = { userId: string; companyId?: string; sessionId?: string };

/** The company for which a buyer buys now, if the person may order for it. */
export async function findBuyingCompany(buyer: ContractBuyer): Promise<string | undefined> {
  const { userId, companyId, sessionId } = buyer;
  if ('companyId' in buyer || sessionId === undefined) return companyId;
  const { active } = await findCompanies({ userId, sessionId });
  return active && mayInCompany(active, 'orders.place') ? active.id : undefined;
}

/** The stored audiences to which a buyer belongs: the account, and the company for which they buy with its group. */
export async function listAudiencesOf(buyer: ContractBuyer): Promise<string[]> {
  const companyId = await findBuyingCompany(buyer);
  const own = audienceKey('customer', buyer.userId);
  if (!companyId) return [own];
  const parentId = (await findCompany(companyId))?.parentId;
  const groups = parentId ? [companyId, parentId] : [companyId];
  return [own, audienceKey('company', companyId), ...groups.map((id) => audienceKey('group', id))];
}

/** The lists that count for a buyer today. */
async function findContractLists(buyer: ContractBuyer): Promise<ContractList[]> {
  if (!buyer.userId) return [];
  const [audiences, { currency, timeZone }] = await Promise.all([listAudiencesOf(buyer), findShop()]);
  const found = await priceLists()
    .find({ audience: { $in: audiences }, active: true })
    .toArray();
  const today = dayAt(now(), timeZone);
  return found
    .filter((list) => isInForce(list, today, currency))
    .map(({ audience, entries }) => ({ kind: readAudience(audience).kind, entries }));
}

/**
 * Variants with the contract prices of a buyer, from which `unitPrice` computes: the one way by which cart, checkout,
 * orders and edits get them. Nothing that it returns may enter a cache that others read.
 */
export async function withContractPrices(
  offers: Map<string, ProductVariant>,
  buyer: ContractBuyer,
): Promise<Map<string, ProductVariant>> {
  const lists = offers.size ? await findContractLists(buyer) : [];
  if (lists.length === 0) return offers;
  const structure = await findStructure();
  const priced = [...offers].map(([sku, { product, variant }]) => {
    const nearest = ancestryOf(structure, product.category).reverse();
    const categories = nearest.flatMap(({ slug, oldSlugs }) => [slug, ...oldSlugs]);
    const contract = contractSteps(lists, { sku, price: variant.price, categories });
    return [
      sku,
      contract.length ? { product, variant: { ...variant, contract } } : { product, variant },
    ] as const;
  });
  return new Map(priced);
}

/** A product as a buyer is offered it: its variants have the contract prices. */
export async function withOwnPrices(product: Product, buyer: ContractBuyer): Promise<OfferedProduct> {
  const offers = new Map(product.variants.map((variant) => [variant.sku, { product, variant }]));
  const priced = await withContractPrices(offers, buyer);
  return { ...product, variants: [...priced.values()].map(({ variant }) => variant) };
}

/** Whether any contract prices count for a buyer today. */
export const hasContractPrices = async (buyer: ContractBuyer): Promise<boolean> =>
  (await findContractLists(buyer)).some(({ entries }) => entries.length > 0);

/**
 * What published products with these slugs cost a buyer by contract, where that is less than the public price: for
 * pages, which are the same for everybody.
 */
export async function findOwnPrices(slugs: string[], buyer: ContractBuyer): Promise<OwnPrices> {
  const [found, { currency }] = await Promise.all([findProductsBySlug(slugs), findShop()]);
  const offers = new Map(
    found.flatMap((product) =>
      product.variants.map((variant) => [variant.sku, { product, variant }] as const),
    ),
  );
  const priced = await withContractPrices(offers, buyer);
  return { currency, products: found.flatMap((product) => ownPricesOf(product, priced) ?? []) };
}

type Named = { name: string; email: string };

/** The names of accounts and companies, by stored audience; those that are gone are left out. */
export async function findAudiences(keys: string[]): Promise<Map<string, Named>> {
  const read = keys.map((key) => ({ key, ...readAudience(key) }));
  const idsOf = (isCustomer: boolean) =>
    read.flatMap(({ kind, id }) => ((kind === 'customer') === isCustomer ? [id] : []));
  const [accounts, companyNames] = await Promise.all([
    findAccountNames(idsOf(true)),
    findCompanyNames(idsOf(false)),
  ]);
  const named = read.flatMap(({ key, kind, id }): [string, Named][] => {
    const account = kind === 'customer' ? accounts.get(id) : undefined;
    const company = kind === 'customer' ? undefined : companyNames.get(id);
    if (account) return [[key, { name: account.name || account.email, email: account.email }]];
    return company === undefined ? [] : [[key, { name: company, email: '' }]];
  });
  return new Map(named);
}

/** The name of an account or a company; null where there is none. */
export async function findAudienceName({ kind, id }: PriceListInput['audience']): Promise<string | null> {
  const key = audienceKey(kind, id);
  return (await findAudiences([key])).get(key)?.name ?? null;
}

function viewOf<Stored extends Omit<PriceListDocument, 'entries'>>(
  { _id, audience, ...fields }: Stored,
  audiences: Map<string, Named>,
) {
  const { name = '', email = '' } = audiences.get(audience) ?? {};
  return {
    ...fields,
    id: _id.toHexString(),
    audience: readAudience(audience),
    audienceName: name,
    audienceEmail: email,
  };
}

/** One price list for staff, or null. */
export async function findPriceList(id: string): Promise<PriceList | null> {
  const found = await priceLists().findOne({ _id: new ObjectId(id) });
  return found && viewOf(found, await findAudiences([found.audience]));
}

/** Today in the shop's time zone. */
export const findToday = async () => dayAt(now(), (await findShop()).timeZone);

const pageSize = 25;
const maxListed = 2_000;

/** How many prices each of these lists has. */
async function countEntries(ids: string[]): Promise<Map<string, number>> {
  const found = await priceLists()
    .find({ _id: { $in: ids.map((id) => new ObjectId(id)) } }, { projection: { entries: 1 } })
    .toArray();
  return new Map(found.map(({ _id, entries }) => [_id.toHexString(), entries.length]));
}

/**
 * One page of the price lists that match the filters, by name unless they say otherwise, and the number of lists in each
 * status. Whom a list is for is named by other collections, so lists are chosen and sorted after reading them, without
 * their entries: a shop has hundreds at most.
 */
export async function listPriceLists(
  filters: PriceListFilters,
  page: number,
): Promise<{ found: Page<PriceListRow>; counts: Record<PriceListStatus | 'all', number> }> {
  const stored = await priceLists()
    .find<Omit<PriceListDocument, 'entries'>>({}, { projection: { entries: 0 } })
    .sort({ name: 1 })
    .limit(maxListed)
    .toArray();
  const audiences = await findAudiences([...new Set(stored.map(({ audience }) => audience))]);
  const today = await findToday();
  const all = stored.map((one) => ({ ...viewOf(one, audiences), status: priceListStatus(one, today) }));
  const matching = choosePriceLists(all, filters);
  const shown = matching.slice((page - 1) * pageSize, page * pageSize);
  const entries = await countEntries(shown.map(({ id }) => id));
  const rows = shown.map((row) => ({ ...row, count: entries.get(row.id) ?? 0 }));
  return { found: pageOf(rows, page, pageSize, matching.length), counts: countStatuses(all) };
}

/** The lists for one account: for the account export. */
export async function listOwnPriceLists(userId: string): Promise<Pick<PriceListInput, 'name' | 'entries'>[]> {
  const found = await priceLists()
    .find({ audience: audienceKey('customer', userId) })
    .toArray();
  return found.map(({ name, entries }) => ({ name, entries }));
}
