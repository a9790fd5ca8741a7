import { findVariants } from '../../catalog/queries/products';
import { withOwnNumbers } from '../../own-numbers/queries';
import { withContractPrices } from '../../price-lists/queries';
import { fail, type Result } from '../../shared/result';
import type { Shop } from '../../settings/schema/shop';
import type { OrderDocument } from '../collection';
import { findCategories } from '../queries/order-categories';
import {
  callOffEditProblem,
  commentedLine,
  editedLine,
  editedLineProblem,
  hasFixedPrices,
  keptLines,
} from '../rules/edits';
import type { OrderEditInput } from '../schema/edit';
import type { OrderLine } from '../schema/order';
import type { PricedOrder } from '../rules/price-changes';
import { findDelivery, lineFailure, priceLines } from './price-order';

/**
 * Prices an edited order: lines that stay keep their agreed price, added ones get the present one; discounts of the order
 * stay valid as long as the goods fit them; delivery and tax follow the shop's rules of today. Fails like `priceOrder`.
 */
export async function priceEdit(
  order: OrderDocument,
  input: OrderEditInput,
  shop: Shop,
): Promise<Result<PricedOrder>> {
  const wanted = keptLines(input.lines);
  if (wanted.length === 0)
    return fail('invalid', 'no-lines', 'An order needs at least one line. To remove all of them, cancel it.');
  const exceeded = callOffEditProblem(order, wanted);
  if (exceeded) return fail('conflict', 'call-off-exceeded', exceeded);
  const agreed = new Map(order.lines.map((line) => [line.sku, line]));
  const { id: userId, email } = order.customer;
  const buyer = { userId, email, companyId: order.company?.id };
  const skus = [...new Set([...wanted.map(({ sku }) => sku), ...agreed.keys()])];
  const found = await findVariants(skus, { exclusive: true });
  const offers = await withOwnNumbers(await withContractPrices(found, buyer), buyer);
  const lines: OrderLine[] = [];
  for (const { sku, quantity } of wanted) {
    const [was, offer] = [agreed.get(sku), offers.get(sku)];
    const problem = editedLineProblem(was, offer, quantity);
    const failure = lineFailure(problem, sku, offer?.product.name ?? was?.name ?? sku);
    const line = editedLine(was, offer, quantity, hasFixedPrices(order));
    if (failure) return failure;
    if (line) lines.push(commentedLine(line, input.lines));
  }
  const method = await findDelivery(lines, offers, input, shop);
  if (!method.ok) return method;
  return priceLines(lines, await findCategories(order.lines, offers), {
    input,
    method: method.value,
    shop,
    buyer,
    quote: order.quote,
    blanketOrder: order.blanketOrder,
    held: (order.discounts ?? []).map(({ id }) => id),
  });
}
