import { approvalReasonText } from '../../companies/rules/approvals';
import { fail } from '../../shared/result';
import { findApprovalNeed } from '../queries/approval-need';
import type { Shop } from '../../settings/schema/shop';
import type { PricedOrder } from '../rules/price-changes';
import type { OrderInput } from '../schema/inputs';
import type { Placement } from './attempts';
import type { OrderingCompany } from './company-order';

/**
 * The failure of an order for a company whose rules ask for an approval that it doesn't have; null for every other order.
 * Staff who place an order for a customer are not held to the rules.
 */
export async function rejectUnapproved(
  { userId }: { userId: string },
  input: Pick<OrderInput, 'address' | 'costCenter'>,
  prices: PricedOrder,
  { company, role }: OrderingCompany,
  { placedBy, approval }: Placement,
  shop: Shop,
) {
  if (!company || !role || placedBy || approval) return null;
  const need = await findApprovalNeed({ userId, companyId: company.id, role }, prices, input, shop);
  if (!need) return null;
  const reason = approvalReasonText(need.reason);
  return fail('conflict', 'approval-required', `${reason}. Request the approval instead of ordering.`, {
    fields: { approval: reason },
  });
}
