import { countRequests } from '../../approvals/queries/requests';
import { findApprovalSettings } from '../../companies/queries/approvals';
import { findBudgetUse } from '../../companies/queries/budgets';
import { budgetKey } from '../../companies/rules/budgets';
import { findCreditAccount } from '../../credit/queries';
import { listJoinRequests, listMembers } from '../../companies/queries/members';
import { mayInCompany } from '../../companies/rules/rights';
import type { Membership } from '../../companies/schema/members';
import { countByStatus } from '../../orders/queries/orders';
import type { OrderStatus } from '../../orders/rules/status';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { dayAt } from '../../shared/dates';

/** The status that an order has until it is delivered or cancelled. */
const openStatuses = ['placed', 'confirmed', 'shipped'] as const satisfies OrderStatus[];

/** What a member sees of a company at a glance; null for what the role doesn't show. */
export type CompanyOverview = {
  openOrders: number;
  /** In minor units of the shop's currency. */
  credit: { available: number; limit: number } | null;
  /** What is left this month of the member's own budget and of those of cost centers, the least share first. */
  budgets: { kind: 'person' | 'costCenter'; target: string; name: string; left: number; amount: number }[];
  members: number;
  joinRequests: number | null;
  /** Requests for an approval that the member sees. */
  approvals: number;
};

const maxBudgets = 8;

async function findBudgets(userId: string, { id }: Membership): Promise<CompanyOverview['budgets']> {
  const [{ budgets, costCenters }, { timeZone }] = await Promise.all([findApprovalSettings(id), findShop()]);
  const shown = budgets.filter(({ kind, target }) => kind === 'costCenter' || target === userId);
  const used = await findBudgetUse(id, shown, dayAt(now(), timeZone).slice(0, 7));
  return shown
    .map(({ kind, target, amount }) => ({
      kind,
      target,
      name: costCenters.find(({ code }) => kind === 'costCenter' && code === target)?.name ?? '',
      left: Math.max(0, amount - (used.get(budgetKey({ kind, target })) ?? 0)),
      amount,
    }))
    .sort((one, other) => one.left / (one.amount || 1) - other.left / (other.amount || 1))
    .slice(0, maxBudgets);
}

export async function findCompanyOverview(userId: string, membership: Membership): Promise<CompanyOverview> {
  const { id } = membership;
  const [counts, account, budgets, members, requests, approvals] = await Promise.all([
    countByStatus(userId, membership),
    mayInCompany(membership, 'invoices.view') ? findCreditAccount(id) : null,
    findBudgets(userId, membership),
    listMembers(id),
    mayInCompany(membership, 'members.edit') ? listJoinRequests(id) : null,
    countRequests(userId, membership, 'waiting'),
  ]);
  return {
    openOrders: openStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
    credit:
      account?.status === 'active'
        ? { available: Math.max(0, account.limit - account.used), limit: account.limit }
        : null,
    budgets,
    members: members.length,
    joinRequests: requests?.length ?? null,
    approvals,
  };
}
