import { findCart, findCartOffer, findEnteredCode } from '../../cart/queries';
import { cartLine, cartOf } from '../../cart/rules';
import { findProductsBySlug } from '../../catalog/queries/products';
import { readQuantity, startQuantity } from '../../catalog/rules/quantity';
import { chosenVariant, hasChoice } from '../../catalog/rules/variants';
import type { Product } from '../../catalog/schema/product';
import type { Buyer } from '../../discounts/queries';
import type { CheckoutCart, CheckoutChoices } from '../rules/checkout';

/**
 * What a customer is about to buy: their cart, or the one product of `product`. A product whose variant is not chosen yet
 * is returned as `undecided`; null when there is no such product.
 */
export async function findCheckoutCart(
  buyer: Buyer,
  choices: CheckoutChoices,
): Promise<CheckoutCart | { undecided: Product } | null> {
  if (!choices.product) {
    return { ...(await findCart(buyer)), fromCart: true, hasChoice: false };
  }
  const [product] = await findProductsBySlug([choices.product]);
  if (!product) return null;
  const variant = chosenVariant(product.variants, null, choices.sku);
  if (!variant) return { undecided: product };
  const quantity = readQuantity(choices.quantity ?? '') ?? startQuantity(product);
  const { sku, price: priceSeen, img } = variant;
  const { slug, name } = product;
  const line = cartLine({ sku, quantity, priceSeen, slug, name, img }, { product, variant });
  const code = await findEnteredCode(buyer.userId);
  const offer = await findCartOffer([line], new Map([[sku, { product, variant }]]), buyer, code);
  return { ...cartOf([line], [], product.currency, offer), fromCart: false, hasChoice: hasChoice(product) };
}
