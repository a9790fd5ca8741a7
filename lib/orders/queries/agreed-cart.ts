import { findChosenCallOff } from '../../blanket-orders/queries/terms';
import { cartLine, cartOf } from '../../cart/rules';
import type { CartLine } from '../../cart/schema';
import { findVariants } from '../../catalog/queries/products';
import type { ProductVariant } from '../../catalog/schema/product';
import { findChosenTerms } from '../../quotes/queries/terms';
import type { QuoteLine } from '../../quotes/schema/quote';
import { findShop } from '../../settings/queries';
import type { CheckoutCart } from '../rules/checkout';

type AgreedLine = Pick<QuoteLine, 'sku' | 'name' | 'quantity' | 'unitPrice'>;

/** An agreed line as a cart shows it: its quantity may be outside the limits of the product. */
function agreedCartLine(
  { sku, name, quantity, unitPrice }: AgreedLine,
  offer: ProductVariant | undefined,
): CartLine {
  const unlimited = { minQuantity: 1, multiple: 1, maxQuantity: null };
  const sold = offer && { ...offer, product: { ...offer.product, ...unlimited } };
  const seen = { sku, quantity, name, slug: '', img: '', priceSeen: unitPrice };
  const line = cartLine(seen, sold);
  const prices = { unitPrice, total: unitPrice * quantity, isContractPrice: false, change: null };
  return { ...line, name, ...prices };
}

/** Agreed lines as a cart; what is agreed can be ordered whatever the assortments say. */
async function agreedCart(agreed: AgreedLine[]): Promise<CheckoutCart> {
  const skus = agreed.map(({ sku }) => sku);
  const [offers, { currency }] = await Promise.all([findVariants(skus, { exclusive: true }), findShop()]);
  const lines = agreed.map((line) => agreedCartLine(line, offers.get(line.sku)));
  return { ...cartOf(lines, [], currency), fromCart: false, hasChoice: false };
}

/** What a customer has chosen of an offered quote, as the checkout shows it; null where they can't accept it now. */
export async function findQuotedCart(
  userId: string,
  number: string,
  choice: string | undefined,
): Promise<CheckoutCart | null> {
  const terms = await findChosenTerms(number, choice, userId);
  if (!terms) return null;
  const { version, companyId, delivery } = terms;
  return { ...(await agreedCart(terms.lines)), quote: { number, version, companyId, delivery } };
}

/** What a member calls off from a blanket order, as the checkout shows it; null where that can't be called off now. */
export async function findCallOffCart(
  userId: string,
  number: string,
  units: string | undefined,
): Promise<CheckoutCart | null> {
  const terms = await findChosenCallOff(number, units, userId);
  if (!terms) return null;
  const { companyId, purchaseOrder } = terms;
  return { ...(await agreedCart(terms.lines)), blanketOrder: { number, companyId, purchaseOrder } };
}
