import { findApprovalSettings } from '../../companies/queries/approvals';
import { findBudgetUse } from '../../companies/queries/budgets';
import {
  budgetKey,
  budgetMonthId,
  budgetName,
  budgetsFor,
  costCenterProblem,
} from '../../companies/rules/budgets';
import type { Budget } from '../../companies/schema/approvals';
import { now } from '../../platform/clock';
import type { Shop } from '../../settings/schema/shop';
import { dayAt } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import type { OrderInput } from '../schema/inputs';

/** A budget of which an order uses something, with the id of the month's record. */
export type OrderBudget = Budget & { id: string; name: string };

type Buying = { userId: string; companyId: string | undefined };

/**
 * The budgets of which an order for a company uses something this month, in the shop's time zone. Fails where the order
 * names no cost center of a company that has some; staff who place it need not name one.
 */
export async function findOrderBudgets(
  { userId, companyId }: Buying,
  { costCenter }: Pick<OrderInput, 'costCenter'>,
  { timeZone }: Pick<Shop, 'timeZone'>,
  isByStaff = false,
): Promise<Result<OrderBudget[]>> {
  if (!companyId) return ok([]);
  const { budgets, costCenters } = await findApprovalSettings(companyId);
  const problem = isByStaff && costCenter === undefined ? null : costCenterProblem(costCenters, costCenter);
  if (problem)
    return fail('invalid', 'cost-center-invalid', `${problem}.`, { fields: { costCenter: problem } });
  const month = dayAt(now(), timeZone).slice(0, 7);
  return ok(
    budgetsFor(budgets, userId, costCenter).map((budget) => ({
      ...budget,
      id: budgetMonthId(companyId, budget, month),
      name: budgetName(budget, costCenters),
    })),
  );
}

/** The first budget that an order of this total would exceed as it is used now, or null. */
export async function findExceededBudget(
  companyId: string,
  budgets: OrderBudget[],
  total: number,
): Promise<OrderBudget | null> {
  const [first] = budgets;
  if (!first) return null;
  const used = await findBudgetUse(companyId, budgets, first.id.slice(-7));
  return budgets.find((budget) => (used.get(budgetKey(budget)) ?? 0) + total > budget.amount) ?? null;
}
