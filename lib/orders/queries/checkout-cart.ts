import { findCart } from '../../cart/queries';
import { cartLine, cartOf } from '../../cart/rules';
import { findProductsBySlug } from '../../catalog/queries/products';
import { readQuantity, startQuantity } from '../../catalog/rules/quantity';
import { chosenVariant, hasChoice } from '../../catalog/rules/variants';
import type { Product } from '../../catalog/schema/product';
import type { CheckoutCart, CheckoutChoices } from '../rules/checkout';

/**
 * What a customer is about to buy: their cart, or the one product of `item`. A product whose variant is not chosen yet
 * is returned as `undecided`; null when there is no such product.
 */
export async function findCheckoutCart(
  userId: string,
  choices: CheckoutChoices,
): Promise<CheckoutCart | { undecided: Product } | null> {
  if (!choices.item) {
    const { lines, currency, ready } = await findCart(userId);
    return { lines, currency, ready, fromCart: true, hasChoice: false };
  }
  const [product] = await findProductsBySlug([choices.item]);
  if (!product) return null;
  const variant = chosenVariant(product.variants, null, choices.sku);
  if (!variant) return { undecided: product };
  const quantity = readQuantity(choices.quantity ?? '') ?? startQuantity(product);
  const { sku, price: priceSeen, img } = variant;
  const { slug, name } = product;
  const line = cartLine({ sku, quantity, priceSeen, slug, name, img }, { product, variant });
  const { lines, currency, ready } = cartOf([line], [], product.currency);
  return { lines, currency, ready, fromCart: false, hasChoice: hasChoice(product) };
}
