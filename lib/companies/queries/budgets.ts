import { budgetMonths } from '../collection';
import { budgetKey, budgetMonthId } from '../rules/budgets';
import type { Budget } from '../schema/approvals';

/** What is used of each budget of a company in a month such as 2026-03, in minor units, by the budget's key. */
export async function findBudgetUse(
  companyId: string,
  budgets: Budget[],
  month: string,
): Promise<Map<string, number>> {
  if (budgets.length === 0) return new Map();
  const keys = new Map(budgets.map((one) => [budgetMonthId(companyId, one, month), budgetKey(one)]));
  const found = await budgetMonths()
    .find({ _id: { $in: [...keys.keys()] } }, { projection: { used: 1 } })
    .toArray();
  return new Map(found.map(({ _id, used }) => [keys.get(_id)!, used]));
}
