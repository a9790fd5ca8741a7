import { cartLine, cartOf } from '../../cart/rules';
import type { CartLine } from '../../cart/schema';
import { findVariants } from '../../catalog/queries/products';
import type { ProductVariant } from '../../catalog/schema/product';
import { findStructure } from '../../catalog/queries/structure';
import { ancestrySlugs } from '../../catalog/rules/structure';
import { findOffer, type Buyer } from '../../discounts/queries';
import type { LineInput } from '../../cart/schema';
import { findShop } from '../../settings/queries';
import { fail, ok, type Result } from '../../shared/result';
import { findAccount } from '../../users/queries';
import { isPlaced, orders, type OrderDocument } from '../collection';
import { hasFreeDelivery } from '../rules/discounts';
import { editedLine, editedLineProblem, keptLines } from '../rules/edits';
import { regionsOf } from '../rules/places';
import { totalsOf } from '../rules/totals';
import type { DraftInput, OrderDraft } from '../schema/edit';
import type { OrderLine } from '../schema/order';
import { findCategories } from './order-categories';

/** A line of a draft as a cart shows it; `agreed` is the line of the order that is changed. */
function draftLine(
  { sku, quantity }: LineInput,
  agreed: OrderLine | undefined,
  offer: ProductVariant | undefined,
): CartLine {
  const { slug = '', name = sku, img = '' } = agreed ?? {};
  const shown = cartLine({ sku, quantity, slug, name, img, priceSeen: offer?.variant.price ?? 0 }, offer);
  const line = editedLine(agreed, offer, quantity);
  const problem = editedLineProblem(agreed, offer, quantity);
  return {
    ...shown,
    ...(line && { color: line.color, size: line.size, unit: line.unit, listPrice: line.listPrice }),
    ...(line && { unitPrice: line.unitPrice, total: line.total }),
    state: problem?.state ?? 'ready',
    problem: problem?.message ?? null,
  };
}

async function findBuyer(order: OrderDocument | null, customer: string | undefined): Promise<Buyer> {
  if (order) return { userId: order.customer.id, email: order.customer.email };
  const account = customer ? await findAccount(customer) : null;
  return { userId: account?.id ?? '', email: account?.email ?? '' };
}

/**
 * Prices what staff have entered so far of a new order or of a change, by the same rules as `placeOrder` and `editOrder`.
 * Fails when there is no such order.
 */
export async function findOrderDraft(input: DraftInput): Promise<Result<OrderDraft>> {
  const { number, customer, lines: wanted, country, region, delivery, code = null } = input;
  const found = number ? await orders().findOne({ number }) : null;
  const order = found && isPlaced(found) ? found : null;
  if (number && !order) return fail('not-found', 'unknown-order', 'There is no such order.');
  const agreed = new Map((order?.lines ?? []).map((line) => [line.sku, line]));
  const kept = keptLines(wanted);
  const offers = await findVariants([...new Set([...kept.map(({ sku }) => sku), ...agreed.keys()])]);
  const lines = kept.map((line) => draftLine(line, agreed.get(line.sku), offers.get(line.sku)));
  const [shop, structure, buyer, categoryOf] = await Promise.all([
    findShop(),
    findStructure(),
    findBuyer(order, customer),
    findCategories([...agreed.values()], offers),
  ]);
  const priced = lines.map(({ sku, total }) => ({
    sku,
    total,
    categories: ancestrySlugs(structure, categoryOf(sku)),
  }));
  const held = (order?.discounts ?? []).map(({ id }) => id);
  const offer = await findOffer(priced, buyer, code, held);
  const cart = cartOf(lines, [], shop.currency, offer);
  const method = shop.deliveryMethods.find(({ id }) => id === delivery);
  const { discounts, codeProblem, currency, ready } = cart;
  const states = regionsOf(country);
  // Without the state the tax is not known, and a total without it would be told to the customer.
  const hasPlace = country && (!states || states.some((state) => state.code === region));
  const totals =
    method && hasPlace && lines.length
      ? totalsOf(cart.lines, method, { country, region }, shop, hasFreeDelivery(discounts))
      : null;
  return ok({ lines: cart.lines, discounts, codeProblem, currency, ready, totals });
}
