import { findCart } from '../../cart/queries';
import { cartLine, cartOf } from '../../cart/rules';
import { findItemsBySlug } from '../../catalog/queries/items';
import { readQuantity, startQuantity } from '../../catalog/rules/quantity';
import type { Basket, Choices } from '../rules/checkout';

/** What a customer is about to buy: their cart, or the one item of `item`; null when there is no such item. */
export async function findBasket(userId: string, choices: Choices): Promise<Basket | null> {
  if (!choices.item) {
    const { lines, currency, ready } = await findCart(userId);
    return { lines, currency, ready, fromCart: true };
  }
  const [item] = await findItemsBySlug([choices.item]);
  const variant = choices.sku ? item?.variants.find(({ sku }) => sku === choices.sku) : item?.variants[0];
  if (!item || !variant) return null;
  const quantity = readQuantity(choices.quantity ?? '') ?? startQuantity(item);
  const seen = { sku: variant.sku, quantity, priceSeen: variant.price, slug: item.slug, name: item.name };
  const line = cartLine({ ...seen, img: variant.img }, { item, variant });
  const { lines, currency, ready } = cartOf([line], [], item.currency);
  return { lines, currency, ready, fromCart: false };
}
