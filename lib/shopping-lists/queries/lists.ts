import { findOffers } from '../../assortments/queries';
import { buyingProblem } from '../../cart/rules';
import { productHref, variantName } from '../../catalog/rules/variants';
import type { ProductVariant } from '../../catalog/schema/product';
import { mayInCompany } from '../../companies/rules/rights';
import type { Membership } from '../../companies/schema/members';
import { callCompany } from '../../platform/call-company';
import { now } from '../../platform/clock';
import { unitPrice } from '../../pricing/rules';
import { findShop } from '../../settings/queries';
import { shoppingLists, type ShoppingListDocument, type StoredListLine } from '../collection';
import { changesSince } from '../rules/changes';
import { maxLists, type ListLine, type ListSummary, type ShoppingList } from '../schema';
import { companyOwner, customerOwner, findListAccess, type ListAccess } from './access';

/** The days over which the usage of a bin is counted. */
const usageDays = 90;

/** The variant names of products that have several. */
export const nameOf = ({ product, variant }: ProductVariant): string =>
  product.variants.length > 1 ? `${product.name}, ${variantName(variant)}` : product.name;

/** The variants that are offered to whom a list belongs to, with their prices. */
export async function findListOffers(
  userId: string,
  company: ListAccess['company'],
  skus: string[],
): Promise<Map<string, ProductVariant>> {
  return findOffers(skus, { userId, companyId: company?.id });
}

/** What a buyer sees of an offer: the price of one unit at a quantity, and the stock. */
export const seenOf = ({ product, variant }: ProductVariant, quantity: number) => ({
  price: unitPrice(product, variant, quantity),
  available: variant.availableQuantity,
});

function summaryOf(
  { _id, name, note, changedAt, reminder }: ShoppingListDocument,
  count: number,
  { company, mayEdit }: Pick<ListAccess, 'company' | 'mayEdit'>,
  userId: string,
): ListSummary {
  return {
    id: _id.toHexString(),
    name,
    note,
    company: company?.name ?? null,
    lines: count,
    mayEdit,
    changedAt: changedAt.toISOString(),
    reminder: reminder
      ? { weeks: reminder.weeks, nextAt: reminder.nextAt.toISOString(), mine: reminder.userId === userId }
      : null,
  };
}

/** A person's own lists and those of the company for which they buy, the last changed first. */
export async function listShoppingLists(userId: string, company: Membership | null): Promise<ListSummary[]> {
  const shared = company && mayInCompany(company, 'company.view') ? company : null;
  const own = callCompany() === undefined ? [customerOwner(userId)] : [];
  const owners = [...own, ...(shared ? [companyOwner(shared.id)] : [])];
  const found = await shoppingLists()
    .find({ owner: { $in: owners } })
    .sort({ changedAt: -1 })
    .limit(2 * maxLists)
    .toArray();
  return found.map((list) => {
    const isOwn = list.owner === customerOwner(userId);
    const access = isOwn
      ? { company: null, mayEdit: true }
      : { company: shared, mayEdit: shared !== null && mayInCompany(shared, 'orders.request') };
    return summaryOf(list, list.lines.length, access, userId);
  });
}

function lineOf(stored: StoredListLine, offer: ProductVariant | undefined, currency: string): ListLine {
  const { sku, name, quantity, note, seen, bin = '', minimum = 0, due = 0, scans = [] } = stored;
  const recently = now().getTime() - usageDays * 86_400_000;
  const present = offer ? seenOf(offer, quantity) : null;
  const { unit = '', packSize = 1, minQuantity = 1, multiple = 1, maxQuantity = null } = offer?.product ?? {};
  return {
    sku,
    name: offer ? nameOf(offer) : name,
    href: offer ? productHref(offer.product, sku) : null,
    note,
    quantity,
    unit,
    packSize,
    limits: { minQuantity, multiple, maxQuantity },
    price: present?.price ?? null,
    available: present?.available ?? 0,
    problem: offer ? (buyingProblem(offer, quantity)?.message ?? null) : null,
    changes: changesSince(seen, present, currency),
    seenAt: seen.at.toISOString(),
    bin,
    minimum,
    due,
    used: scans.filter(({ at }) => at.getTime() >= recently).reduce((sum, scan) => sum + scan.quantity, 0),
    scannedAt: scans.at(-1)?.at.toISOString() ?? null,
  };
}

/** A list with its lines as they are now; null when the person may not see it. */
export async function findShoppingList(userId: string, id: string): Promise<ShoppingList | null> {
  const access = await findListAccess(userId, id);
  if (!access) return null;
  const { list, company } = access;
  const [offers, { currency }] = await Promise.all([
    findListOffers(
      userId,
      company,
      list.lines.map(({ sku }) => sku),
    ),
    findShop(),
  ]);
  const { lines: _, ...summary } = summaryOf(list, list.lines.length, access, userId);
  return {
    ...summary,
    currency,
    lines: list.lines.map((line) => lineOf(line, offers.get(line.sku), currency)),
  };
}

/** The lists of an account alone: for the account export. */
export async function exportShoppingLists(userId: string) {
  const found = await shoppingLists()
    .find({ owner: customerOwner(userId) })
    .sort({ changedAt: -1 })
    .toArray();
  return found.map(({ name, note, lines, reminder }) => ({
    name,
    note,
    lines: lines.map(({ sku, name: product, quantity, note: lineNote }) => ({
      sku,
      name: product,
      quantity,
      note: lineNote,
    })),
    everyWeeks: reminder?.weeks ?? null,
  }));
}
