import { buyingProblem } from '../../cart/rules';
import { findVariants } from '../../catalog/queries/products';
import { priceChanges, type PriceChange } from '../../orders/rules/price-changes';
import type { Totals } from '../../orders/schema/order';
import { findPresentPrices } from '../../orders/commands/price-order';
import { findShop } from '../../settings/queries';
import type { ApprovalRequestDocument } from '../collection';

/** What an approver has to know besides the request: what is otherwise now than when it was sent. */
export type PresentState = {
  /** The sums as they are now; null where something can't be ordered. */
  totals: Totals | null;
  changes: PriceChange[];
  /** What is wrong with a line, by SKU, such as too little stock. */
  problems: Record<string, string>;
  /** Why nothing can be ordered as it is; empty where it can. */
  problem: string;
};

/** Compares a request with the present prices and stock, line by line. */
export async function findPresentState(request: ApprovalRequestDocument): Promise<PresentState> {
  const { input, requester, companyId, prices } = request;
  const shop = await findShop();
  const buyer = { userId: requester.userId, email: requester.email, companyId };
  const [present, offers] = await Promise.all([
    findPresentPrices(input, shop, buyer),
    findVariants(
      input.lines.map(({ sku }) => sku),
      { exclusive: true },
    ),
  ]);
  const problems = Object.fromEntries(
    input.lines.flatMap(({ sku, quantity }) => {
      const problem = buyingProblem(offers.get(sku), quantity);
      // What is agreed may be for more than a product's limits allow.
      const isQuoted = (input.quote ?? input.blanketOrder) && problem?.state === 'wrong-quantity';
      return problem && !isQuoted ? [[sku, problem.message]] : [];
    }),
  );
  if (!present.ok) return { totals: null, changes: [], problems, problem: present.failure.message };
  const changes = priceChanges(prices, present.value, shop.locale);
  return { totals: present.value.totals, changes, problems, problem: '' };
}
