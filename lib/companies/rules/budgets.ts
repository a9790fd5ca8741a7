import type { Budget } from '../schema/approvals';

/** The identity of a budget in its company: whose it is. */
export const budgetKey = ({ kind, target }: Pick<Budget, 'kind' | 'target'>): string => `${kind}:${target}`;

/** The id of the record that counts what is used of a budget in a month such as 2026-03. */
export const budgetMonthId = (
  companyId: string,
  budget: Pick<Budget, 'kind' | 'target'>,
  month: string,
): string => `${companyId}:${budgetKey(budget)}:${month}`;

/** The budgets of which an order uses something: that of who orders, and that of its cost center. */
export const budgetsFor = (budgets: Budget[], userId: string, costCenter: string | undefined): Budget[] =>
  budgets.filter(({ kind, target }) => target === (kind === 'person' ? userId : costCenter));

/** The budget as people read it. */
export const budgetName = (
  { kind, target }: Pick<Budget, 'kind' | 'target'>,
  costCenters: { code: string; name: string }[],
): string => {
  if (kind === 'person') return 'the personal monthly budget';
  const name = costCenters.find(({ code }) => code === target)?.name;
  return `the monthly budget of cost center ${target}${name ? ` (${name})` : ''}`;
};

/** Why an order can't name a cost center of its company, or none; null when it can. */
export function costCenterProblem(costCenters: { code: string }[], code: string | undefined): string | null {
  if (costCenters.length === 0)
    return code === undefined ? null : 'Your company has no cost centers: leave it empty';
  return costCenters.some((one) => one.code === code) ? null : 'Choose a cost center of your company';
}
