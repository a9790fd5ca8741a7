import { findOfferedProduct } from '../../assortments/queries';
import { findCart, findCartOffer, findEnteredCode } from '../../cart/queries';
import { cartLine, cartOf } from '../../cart/rules';
import { readQuantity, startQuantity } from '../../catalog/rules/quantity';
import { chosenVariant, hasChoice } from '../../catalog/rules/variants';
import type { Product } from '../../catalog/schema/product';
import type { Buyer } from '../../discounts/queries';
import { findDeliveryOptions } from '../../delivery/queries';
import { withContractPrices, type ContractBuyer } from '../../price-lists/queries';
import type { Shop } from '../../settings/schema/shop';
import { quotedMethod } from '../rules/quotes';
import { checkoutStep, type CheckoutCart, type CheckoutChoices } from '../rules/checkout';
import type { SavedAddress } from '../schema/order';
import { readComments } from '../rules/checkout-comments';
import { withComments } from '../rules/line-comments';
import { findCallOffCart, findQuotedCart } from './agreed-cart';

/**
 * What a customer is about to buy: their cart, the one product of `product`, or what is chosen of `quote` or called off
 * from `blanketOrder`. Lines that aren't from the cart have the comments of the choices. A product whose variant is not
 * chosen yet is returned as `undecided`; null when there is no such product.
 */
export async function findCheckoutCart(
  buyer: Buyer & ContractBuyer,
  choices: CheckoutChoices,
): Promise<CheckoutCart | { undecided: Product } | null> {
  const cart = await findUncommented(buyer, choices);
  if (!cart || 'undecided' in cart || cart.fromCart) return cart;
  const comments = Object.entries(readComments(choices.comments));
  const inputs = comments.map(([sku, comment]) => ({ sku, quantity: 1, comment }));
  return { ...cart, lines: withComments(cart.lines, inputs) };
}

async function findUncommented(
  buyer: Buyer & ContractBuyer,
  choices: CheckoutChoices,
): Promise<CheckoutCart | { undecided: Product } | null> {
  if (choices.quote) return findQuotedCart(buyer.userId, choices.quote, choices.lines);
  if (choices.blanketOrder) return findCallOffCart(buyer.userId, choices.blanketOrder, choices.units);
  if (!choices.product) {
    return { ...(await findCart(buyer)), fromCart: true, hasChoice: false };
  }
  const product = await findOfferedProduct(choices.product, buyer);
  if (!product) return null;
  const chosen = chosenVariant(product.variants, null, choices.sku);
  if (!chosen) return { undecided: product };
  const offers = await withContractPrices(new Map([[chosen.sku, { product, variant: chosen }]]), buyer);
  const { variant } = offers.get(chosen.sku)!;
  const quantity = readQuantity(choices.quantity ?? '') ?? startQuantity(product);
  const { sku, price: priceSeen, img } = variant;
  const { slug, name } = product;
  const line = cartLine({ sku, quantity, priceSeen, slug, name, img }, { product, variant });
  const code = await findEnteredCode(buyer.userId);
  const offer = await findCartOffer([line], offers, buyer, code);
  return { ...cartOf([line], [], product.currency, offer), fromCart: false, hasChoice: hasChoice(product) };
}

/** The address, the delivery methods with the chosen one, and the step that the choices stand for. */
export async function findChosen(
  choices: CheckoutChoices,
  addresses: SavedAddress[],
  { lines, quote }: Pick<CheckoutCart, 'lines' | 'quote'>,
  shop: Shop,
) {
  const address = addresses.find(({ id }) => id === choices.address) ?? null;
  const offered = address ? await findDeliveryOptions(shop, address, lines) : [];
  const options = offered.map((option) => ({
    ...option,
    offer: option.offer && quotedMethod(option.offer, quote?.delivery),
  }));
  const method = options.find(({ id }) => id === choices.delivery)?.offer ?? null;
  return { address, options, method, step: checkoutStep(choices.step, { address, delivery: method }) };
}
