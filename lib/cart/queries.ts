import { findVariants } from '../catalog/queries/products';
import { findShop } from '../settings/queries';
import { carts } from './collection';
import { cartLine, cartOf, summaryOf } from './rules';
import type { Cart, CartSummary, LineInput } from './schema';

/** The cart of a customer with present prices and stock; an empty one when there is none. */
export async function findCart(userId: string): Promise<Cart> {
  const [document, shop] = await Promise.all([carts().findOne({ _id: userId }), findShop()]);
  const stored = document?.lines ?? [];
  const offers = await findVariants(stored.map((line) => line.sku));
  const shown = (saved: boolean) =>
    stored.filter((line) => line.saved === saved).map((line) => cartLine(line, offers.get(line.sku)));
  return cartOf(shown(false), shown(true), shop.currency);
}

/** The cart as the header shows it; `count` is the number of units. */
export async function findCartSummary(userId: string): Promise<CartSummary> {
  return summaryOf(await findCart(userId));
}

/** The SKUs and quantities of the cart, without lines saved for later. */
export async function listCartLines(userId: string): Promise<LineInput[]> {
  const document = await carts().findOne({ _id: userId });
  return (document?.lines ?? [])
    .filter((line) => !line.saved)
    .map(({ sku, quantity }) => ({ sku, quantity }));
}
