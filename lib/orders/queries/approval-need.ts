import { findStructure } from '../../catalog/queries/structure';
import { findVariants } from '../../catalog/queries/products';
import { ancestrySlugs } from '../../catalog/rules/structure';
import { findApprovalSettings } from '../../companies/queries/approvals';
import { findCompany } from '../../companies/queries/companies';
import { listMembers } from '../../companies/queries/members';
import { approvalNeed, approvalReasonText, type ApprovalNeed } from '../../companies/rules/approvals';
import { mayInCompany } from '../../companies/rules/rights';
import { siteAt } from '../../companies/rules/sites';
import type { Membership } from '../../companies/schema/members';
import type { CheckoutApproval } from '../rules/checkout';
import type { PricedOrder } from '../rules/price-changes';
import type { OrderInput } from '../schema/inputs';
import type { Shop } from '../../settings/schema/shop';
import { findExceededBudget, findOrderBudgets } from './order-budgets';
import { findCategories } from './order-categories';

/** Who orders for a company: the member with their role in it. */
export type CompanyBuyer = { userId: string; companyId: string; role: Membership['role'] };
type Place = Pick<OrderInput['address'], 'line1' | 'postcode' | 'country'>;
/** Where the goods go, and which cost center pays. */
type Asked = { address: Place; costCenter?: string };

/** The approval that an order needs by the rules of its company; null for none. */
export async function findApprovalNeed(
  { userId, companyId, role }: CompanyBuyer,
  { lines, totals }: Pick<PricedOrder, 'lines' | 'totals'>,
  { address, costCenter }: Asked,
  shop: Pick<Shop, 'timeZone'>,
): Promise<ApprovalNeed | null> {
  const settings = await findApprovalSettings(companyId);
  const mayOrder = mayInCompany({ role, status: 'active' }, 'orders.place');
  if (mayOrder && !settings.rules.length && !settings.budgets.length) return null;
  const budgets = await findOrderBudgets({ userId, companyId }, { costCenter }, shop);
  const asking = budgets.ok ? budgets.value.filter(({ over }) => over === 'approval') : [];
  const exceeded = await findExceededBudget(companyId, asking, totals.total);
  const [company, structure, offers] = await Promise.all([
    findCompany(companyId),
    findStructure(),
    findVariants(
      lines.map(({ sku }) => sku),
      { exclusive: true },
    ),
  ]);
  const categoryOf = await findCategories(lines, offers);
  return approvalNeed(
    settings,
    { userId, mayOrder },
    {
      total: totals.total,
      exceededBudget: exceeded?.name,
      siteId: siteAt(company?.sites ?? [], address),
      lines: lines.map(({ sku }) => ({ sku, categories: ancestrySlugs(structure, categoryOf(sku)) })),
    },
  );
}

/** The approval that the order of a checkout needs; null for none, and where it is not for a company. */
export async function findCheckoutApproval(
  userId: string,
  membership: Membership | null,
  prices: Pick<PricedOrder, 'lines' | 'totals'> | null,
  { address, costCenter }: { address: Place | null; costCenter?: string },
  shop: Pick<Shop, 'timeZone'>,
): Promise<CheckoutApproval | null> {
  if (!membership || !prices || !address) return null;
  const { id: companyId, role } = membership;
  const need = await findApprovalNeed({ userId, companyId, role }, prices, { address, costCenter }, shop);
  if (!need) return null;
  const names = new Map((await listMembers(companyId)).map((member) => [member.userId, member.name]));
  return {
    reason: approvalReasonText(need.reason),
    approvers: need.approvers.map((id) => names.get(id) ?? 'an admin of the company'),
  };
}
