import { findStructure } from '../catalog/queries/structure';
import { ancestrySlugs } from '../catalog/rules/structure';
import { findVariants } from '../catalog/queries/products';
import type { ProductVariant } from '../catalog/schema/product';
import { findOffer, type Buyer } from '../discounts/queries';
import type { DiscountOffer } from '../discounts/schema';
import { findShop } from '../settings/queries';
import { carts } from './collection';
import { cartLine, cartOf, summaryOf } from './rules';
import type { Cart, CartLine, CartSummary, LineInput } from './schema';

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

async function loadCart(userId: string) {
  const [document, shop] = await Promise.all([carts().findOne({ _id: userId }), findShop()]);
  const stored = document?.lines ?? [];
  const offers = await findVariants(stored.map((line) => line.sku));
  const shown = (saved: boolean) =>
    stored.filter((line) => line.saved === saved).map((line) => cartLine(line, offers.get(line.sku)));
  const code = document?.code ?? null;
  return { lines: shown(false), saved: shown(true), currency: shop.currency, offers, code };
}

/** The cart of a customer with current prices, stock and discounts; empty when none is stored. */
export async function findCart(buyer: Buyer): Promise<Cart> {
  const { lines, saved, currency, offers, code } = await loadCart(buyer.userId);
  return cartOf(lines, saved, currency, await findCartOffer(lines, offers, buyer, code));
}

/** The cart as the header shows it, before discounts; `count` is the number of units. */
export async function findCartSummary(userId: string): Promise<CartSummary> {
  const { lines, saved, currency } = await loadCart(userId);
  return summaryOf(cartOf(lines, saved, currency));
}

/** The SKUs and quantities of the cart, without lines saved for later. */
export async function listCartLines(userId: string): Promise<LineInput[]> {
  const document = await carts().findOne({ _id: userId });
  return (document?.lines ?? [])
    .filter((line) => !line.saved)
    .map(({ sku, quantity }) => ({ sku, quantity }));
}
