import { findNotOfferedSkus, findOffers } from '../assortments/queries';
import { findStructure } from '../catalog/queries/structure';
import { ancestrySlugs } from '../catalog/rules/structure';
import { findVariants } from '../catalog/queries/products';
import type { ProductVariant } from '../catalog/schema/product';
import { findOffer, type Buyer } from '../discounts/queries';
import type { DiscountOffer } from '../discounts/schema';
import { withOwnNumbers } from '../own-numbers/queries';
import type { ContractBuyer } from '../price-lists/queries';
import { findShop } from '../settings/queries';
import { carts } from './collection';
import { isVisitorId } from './queries/visitor-id';
import { buyingProblem, cartLine, cartOf, summaryOf } from './rules';
import { lineInput, type Cart, type CartLine, type CartSummary, type LineInput } from './schema';

/** The discounts on the lines of a cart; `code` is what the customer has entered. */
export async function findCartOffer(
  lines: CartLine[],
  offers: Map<string, ProductVariant>,
  buyer: Buyer,
  code: string | null,
): Promise<DiscountOffer> {
  const structure = await findStructure();
  const priced = lines.map(({ sku, total }) => ({
    sku,
    total,
    categories: ancestrySlugs(structure, offers.get(sku)?.product.category ?? ''),
  }));
  return findOffer(priced, buyer, code);
}

/** The code that a customer has entered, or null. */
export async function findEnteredCode(userId: string): Promise<string | null> {
  const document = await carts().findOne({ _id: userId }, { projection: { code: 1 } });
  return document?.code ?? null;
}

async function loadCart(buyer: ContractBuyer, numbered: boolean) {
  const { userId } = buyer;
  const [document, shop] = await Promise.all([carts().findOne({ _id: userId }), findShop()]);
  const stored = document?.lines ?? [];
  const skus = stored.map((line) => line.sku);
  const priced = await findOffers(skus, buyer);
  const offers = numbered && !isVisitorId(userId) ? await withOwnNumbers(priced, buyer) : priced;
  const missing = await findNotOfferedSkus(
    skus.filter((sku) => !priced.has(sku)),
    buyer,
  );
  const shown = (saved: boolean) =>
    stored
      .filter((line) => line.saved === saved)
      .map((line) => cartLine(line, offers.get(line.sku)))
      .map((line) => ({ ...line, problem: missing.get(line.sku) ?? line.problem }))
      // The workspace of a product is for signed-in people.
      .map((line) =>
        isVisitorId(userId) ? { ...line, href: line.href.replace(/^\/productDetails/, '/product') } : line,
      );
  const code = document?.code ?? null;
  return { lines: shown(false), saved: shown(true), currency: shop.currency, offers, code };
}

/** The cart of a customer with current prices, stock and discounts; empty when none is stored. */
export async function findCart(buyer: Buyer & ContractBuyer): Promise<Cart> {
  const { lines, saved, currency, offers, code } = await loadCart(buyer, true);
  return cartOf(lines, saved, currency, await findCartOffer(lines, offers, buyer, code));
}

/** The cart as the header shows it, before discounts; `count` is the number of units. */
export async function findCartSummary(buyer: ContractBuyer): Promise<CartSummary> {
  const { lines, saved, currency } = await loadCart(buyer, false);
  return summaryOf(cartOf(lines, saved, currency));
}

type Query = Record<string, string | string[] | undefined>;

/**
 * Why units of a SKU can't be added to a cart, by the query to which the form of a product page leads then; null without such a query, or when they can be added now.
 */
export async function findAddingProblem(
  query: Query,
): Promise<{ name: string; slug: string | null; message: string } | null> {
  const input = lineInput.safeParse({ sku: query.rejected, quantity: Number(query.quantity) });
  if (!input.success) return null;
  const { sku, quantity } = input.data;
  const offer = (await findVariants([sku])).get(sku);
  const problem = buyingProblem(offer, quantity);
  if (!problem) return null;
  return { name: offer?.product.name ?? sku, slug: offer?.product.slug ?? null, message: problem.message };
}

/** The SKUs and quantities of the cart, without lines saved for later. */
export async function listCartLines(userId: string): Promise<LineInput[]> {
  const document = await carts().findOne({ _id: userId });
  return (document?.lines ?? [])
    .filter((line) => !line.saved)
    .map(({ sku, quantity }) => ({ sku, quantity }));
}
