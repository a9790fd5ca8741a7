import { findCart } from '../../cart/queries';
import { cartLine, cartOf } from '../../cart/rules';
import { findProductsBySlug } from '../../catalog/queries/products';
import { readQuantity, startQuantity } from '../../catalog/rules/quantity';
import type { CheckoutCart, CheckoutChoices } from '../rules/checkout';

/** What a customer is about to buy: their cart, or the single product of `choices.item`; null when it is unknown. */
export async function findCheckoutCart(
  userId: string,
  choices: CheckoutChoices,
): Promise<CheckoutCart | null> {
  if (!choices.item) {
    const { lines, currency, ready } = await findCart(userId);
    return { lines, currency, ready, fromCart: true };
  }
  const [product] = await findProductsBySlug([choices.item]);
  const variant = choices.sku
    ? product?.variants.find(({ sku }) => sku === choices.sku)
    : product?.variants[0];
  if (!product || !variant) return null;
  const quantity = readQuantity(choices.quantity ?? '') ?? startQuantity(product);
  const { sku, price: priceSeen, img } = variant;
  const { slug, name } = product;
  const line = cartLine({ sku, quantity, priceSeen, slug, name, img }, { product, variant });
  const { lines, currency, ready } = cartOf([line], [], product.currency);
  return { lines, currency, ready, fromCart: false };
}
