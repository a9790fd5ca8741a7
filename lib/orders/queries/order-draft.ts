import { findOffers } from '../../assortments/queries';
import { buyingProblem, cartLine, cartOf, noOffer } from '../../cart/rules';
import type { CartLine } from '../../cart/schema';
import { findVariants } from '../../catalog/queries/products';
import { withContractPrices } from '../../price-lists/queries';
import type { ProductVariant } from '../../catalog/schema/product';
import { findStructure } from '../../catalog/queries/structure';
import { ancestrySlugs } from '../../catalog/rules/structure';
import { findOffer, type Buyer } from '../../discounts/queries';
import type { LineInput } from '../../cart/schema';
import { findDeliveryOptions } from '../../delivery/queries';
import { findShop } from '../../settings/queries';
import { fail, ok, type Result } from '../../shared/result';
import { findAccount } from '../../users/queries';
import { isPlaced, orders, type OrderDocument } from '../collection';
import { hasFreeDelivery } from '../rules/discounts';
import { editedLine, editedLineProblem, hasFixedPrices, keptLines } from '../rules/edits';
import { regionsOf } from '../rules/places';
import { quotedMethod } from '../rules/quotes';
import { totalsOf } from '../rules/totals';
import type { DraftInput, OrderDraft } from '../schema/edit';
import type { OrderLine } from '../schema/order';
import { findCategories } from './order-categories';
import { findTaxing } from './taxing';

/** A line of a draft as a cart shows it; `agreed` is the line of the order that is changed. */
function draftLine(
  { sku, quantity }: LineInput,
  agreed: OrderLine | undefined,
  offer: ProductVariant | undefined,
  { isFixed, isEdit }: { isFixed: boolean; isEdit: boolean },
): CartLine {
  const { slug = '', name = sku, img = '' } = agreed ?? {};
  const shown = cartLine({ sku, quantity, slug, name, img, priceSeen: offer?.variant.price ?? 0 }, offer);
  const line = editedLine(agreed, offer, quantity, isFixed);
  const problem = isEdit ? editedLineProblem(agreed, offer, quantity) : buyingProblem(offer, quantity);
  return {
    ...shown,
    ...(line && { color: line.color, size: line.size, unit: line.unit, listPrice: line.listPrice }),
    ...(line && { unitPrice: line.unitPrice, total: line.total }),
    // A change of an order puts nothing more on backorder.
    backorder: isEdit ? undefined : shown.backorder,
    isContractPrice: shown.isContractPrice && line?.unitPrice === shown.unitPrice,
    state: problem?.state ?? 'ready',
    problem: problem?.message ?? null,
  };
}

async function findBuyer(order: OrderDocument | null, { customer, company }: DraftInput): Promise<Buyer> {
  if (order) {
    const { id: userId, email } = order.customer;
    return { userId, email, companyId: order.company?.id };
  }
  const account = customer ? await findAccount(customer) : null;
  return { userId: account?.id ?? '', email: account?.email ?? '', companyId: company };
}

/**
 * Prices what staff have entered so far of a new order or of a change, by the same rules as `placeOrder` and `editOrder`.
 * Fails when there is no such order.
 */
export async function findOrderDraft(input: DraftInput): Promise<Result<OrderDraft>> {
  const { number, lines: wanted, country, region, postcode, delivery, code = null } = input;
  const found = number ? await orders().findOne({ number }) : null;
  const order = found && isPlaced(found) ? found : null;
  if (number && !order) return fail('not-found', 'unknown-order', 'There is no such order.');
  const agreed = new Map((order?.lines ?? []).map((line) => [line.sku, line]));
  const kept = keptLines(wanted);
  const buyer = await findBuyer(order, input);
  const skus = [...new Set([...kept.map(({ sku }) => sku), ...agreed.keys()])];
  const offers = order
    ? await withContractPrices(await findVariants(skus, { exclusive: true }), buyer)
    : await findOffers(skus, buyer);
  const isFixed = hasFixedPrices(order);
  const terms = { isFixed, isEdit: order !== null };
  const lines = kept.map((line) => draftLine(line, agreed.get(line.sku), offers.get(line.sku), terms));
  const [shop, structure, categoryOf] = await Promise.all([
    findShop(),
    findStructure(),
    findCategories([...agreed.values()], offers),
  ]);
  const priced = lines.map(({ sku, total }) => ({
    sku,
    total,
    categories: ancestrySlugs(structure, categoryOf(sku)),
  }));
  const held = (order?.discounts ?? []).map(({ id }) => id);
  const offer = isFixed ? noOffer : await findOffer(priced, buyer, code, held);
  const cart = cartOf(lines, [], shop.currency, offer);
  const { discounts, codeProblem, currency, ready } = cart;
  const products = cart.lines.map(({ sku }) => ({ sku, productId: agreed.get(sku)?.productId }));
  const taxing = await findTaxing(products, shop, buyer);
  const states = regionsOf(country);
  // Without the state the tax is not known, and a total without it would be told to the customer.
  const hasPlace = country && (!states || states.some((state) => state.code === region));
  const place = { country, region, postcode };
  const delivered = cart.lines.map((line) => ({ ...line, productId: agreed.get(line.sku)?.productId }));
  const options = hasPlace && lines.length ? await findDeliveryOptions(shop, place, delivered, offers) : [];
  const chosen = options.find(({ id }) => id === delivery)?.offer;
  const offered = chosen && quotedMethod(chosen, order?.quote?.delivery);
  const totals = offered
    ? totalsOf(cart.lines, offered, place, shop, hasFreeDelivery(discounts), taxing)
    : null;
  return ok({ lines: cart.lines, discounts, codeProblem, currency, ready, deliveryOptions: options, totals });
}
