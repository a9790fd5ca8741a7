import { findMembership } from '../../companies/queries/memberships';
import { findCheckoutApproval } from '../queries/approval-need';
import { reviewCheckout } from './review-prices';

/**
 * The prices that hold in the last step of a checkout, and the approval that the company asks for, if somebody buys
 * for one. Both are null in earlier steps.
 */
export async function findReviewStep(
  buyer: Parameters<typeof reviewCheckout>[0],
  cart: Parameters<typeof reviewCheckout>[1],
  chosen: Parameters<typeof reviewCheckout>[2],
  shop: Parameters<typeof reviewCheckout>[3],
  costCenter?: string,
) {
  const reviewed = await reviewCheckout(buyer, cart, chosen, shop);
  const { userId, companyId } = buyer;
  const membership = companyId && reviewed ? await findMembership(companyId, userId) : null;
  const approval = await findCheckoutApproval(
    buyer.userId,
    membership,
    reviewed,
    { address: chosen.address, costCenter },
    shop,
  );
  return { reviewed, approval };
}
