import type { ApprovalRule, ApprovalSettings, Substitution } from '../schema/approvals';
import { mayInCompany, type CompanyRole } from './rights';

/** The settings of a company that asks for no approval. */
export const noApprovals: ApprovalSettings = {
  rules: [],
  defaultApprovers: [],
  substitutions: [],
  costCenters: [],
  budgets: [],
  version: 0,
};

/** What rules ask about an order; `categories` are that of the product and those above it. */
export type ApprovalSubject = {
  /** In minor units. */
  total: number;
  /** The site to which it goes; null for another address. */
  siteId: string | null;
  lines: { sku: string; categories: string[] }[];
};

/** The first rule that applies to an order, or null. */
export function applyingRule(rules: ApprovalRule[], order: ApprovalSubject): ApprovalRule | null {
  const applies = ({ amountFrom, category, siteId, skus }: ApprovalRule) =>
    (amountFrom === null || order.total >= amountFrom) &&
    (siteId === null || order.siteId === siteId) &&
    (category === '' || order.lines.some(({ categories }) => categories.includes(category))) &&
    (skus.length === 0 || order.lines.some(({ sku }) => skus.includes(sku)));
  return rules.find(applies) ?? null;
}

/** Why an order needs an approval: a rule, a budget that it exceeds, or the role of who orders. */
export type ApprovalReason = { kind: 'rule' | 'budget' | 'role'; name: string };

/** An approval that an order needs, and who gives it, one after the other. */
export type ApprovalNeed = { reason: ApprovalReason; approvers: string[] };

/**
 * The approval that an order of a member needs; null for none. `exceededBudget` names a budget that asks for one. Nobody approves an order of their own: where a chain names
 * the person who orders, that step counts as done.
 */
export function approvalNeed(
  { rules, defaultApprovers }: ApprovalSettings,
  { userId, mayOrder }: { userId: string; mayOrder: boolean },
  order: ApprovalSubject & { exceededBudget?: string | null },
): ApprovalNeed | null {
  const rule = applyingRule(rules, order);
  const others = (chain: string[]) => chain.filter((approver) => approver !== userId);
  if (rule) {
    const approvers = others(rule.approvers);
    if (approvers.length) return { reason: { kind: 'rule', name: rule.name }, approvers };
  }
  const { exceededBudget } = order;
  if (exceededBudget) {
    const approvers = others(defaultApprovers);
    if (approvers.length) return { reason: { kind: 'budget', name: exceededBudget }, approvers };
  }
  return mayOrder ? null : { reason: { kind: 'role', name: '' }, approvers: others(defaultApprovers) };
}

type Member = { userId: string; role: CompanyRole };
const canApprove = ({ role }: Member) => mayInCompany({ role, status: 'active' }, 'orders.approve');

const isAway = ({ from, to }: Substitution, today: string) =>
  (from !== null || to !== null) && (from ?? today) <= today && today <= (to ?? today);

/**
 * Who decides in place of an approver at this moment: the approver, their substitutes on days of absence or once the
 * approver no longer can, and the company's admins where nobody of them can. Never who asks.
 */
export function decidersOf(
  approverId: string,
  requesterId: string,
  substitutions: Substitution[],
  members: Member[],
  today: string,
): string[] {
  const able = members.filter((member) => canApprove(member) && member.userId !== requesterId);
  const isAble = (id: string) => able.some(({ userId }) => userId === id);
  const mine = substitutions.filter((one) => one.approverId === approverId && isAble(one.substituteId));
  const away = mine.filter((one) => isAway(one, today)).map(({ substituteId }) => substituteId);
  if (isAble(approverId)) return [...new Set([...away, approverId])];
  if (mine.length) return [...new Set(mine.map(({ substituteId }) => substituteId))];
  return able.filter(({ role }) => role === 'admin').map(({ userId }) => userId);
}

/** The reason of a request as people read it. */
export const approvalReasonText = ({ kind, name }: ApprovalReason): string =>
  kind === 'budget'
    ? `The order exceeds ${name}`
    : kind === 'rule'
      ? `The rule “${name}” of your company asks for an approval`
      : 'Your role orders with an approval';
