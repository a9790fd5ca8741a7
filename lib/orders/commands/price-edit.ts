import { findVariants } from '../../catalog/queries/products';
import { fail, type Result } from '../../shared/result';
import type { Shop } from '../../settings/schema/shop';
import type { OrderDocument } from '../collection';
import { findCategories } from '../queries/order-categories';
import { editedLine, editedLineProblem, keptLines } from '../rules/edits';
import type { OrderEditInput } from '../schema/edit';
import type { OrderLine } from '../schema/order';
import { findMethod, lineFailure, priceLines, type PricedOrder } from './price-order';

/**
 * Prices an edited order: lines that stay keep their agreed price, added ones get the present one; discounts of the order
 * stay valid as long as the goods fit them; delivery and tax follow the shop's rules of today. Fails like `priceOrder`.
 */
export async function priceEdit(
  order: OrderDocument,
  input: OrderEditInput,
  shop: Shop,
): Promise<Result<PricedOrder>> {
  const method = findMethod(input, shop);
  if (!method.ok) return method;
  const wanted = keptLines(input.lines);
  if (wanted.length === 0)
    return fail('invalid', 'no-lines', 'An order needs at least one line. To remove all of them, cancel it.');
  const agreed = new Map(order.lines.map((line) => [line.sku, line]));
  const offers = await findVariants([...new Set([...wanted.map(({ sku }) => sku), ...agreed.keys()])]);
  const lines: OrderLine[] = [];
  for (const { sku, quantity } of wanted) {
    const [was, offer] = [agreed.get(sku), offers.get(sku)];
    const problem = editedLineProblem(was, offer, quantity);
    const failure = lineFailure(problem, sku, offer?.product.name ?? was?.name ?? sku);
    const line = editedLine(was, offer, quantity);
    if (failure) return failure;
    if (line) lines.push(line);
  }
  const { id: userId, email } = order.customer;
  return priceLines(lines, await findCategories(order.lines, offers), {
    input,
    method: method.value,
    shop,
    buyer: { userId, email },
    held: (order.discounts ?? []).map(({ id }) => id),
  });
}
