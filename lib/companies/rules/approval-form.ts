import { decimalMoney, parseMoney } from '../../shared/money';
import type { ApprovalRule, ApprovalSettings, Budget } from '../schema/approvals';

/** How many approvers of a chain the form offers. */
export const chainLength = 3;

type RuleForm = {
  name: string;
  amountFrom: string;
  category: string;
  siteId: string;
  /** With commas, spaces or line breaks between. */
  skus: string;
  approvers: string[];
};

/** The approval settings of a company as they are typed. */
export type ApprovalForm = {
  rules: RuleForm[];
  defaultApprovers: string[];
  substitutions: { approverId: string; substituteId: string; from: string; to: string }[];
  costCenters: { code: string; name: string }[];
  budgets: BudgetForm[];
};

type BudgetForm = Omit<Budget, 'amount'> & { amount: string };

const chainForm = (ids: string[]) =>
  Array.from({ length: Math.max(chainLength, ids.length) }, (_, index) => ids[index] ?? '');

/** A rule that has still to be filled in. */
export const blankRule = (): RuleForm => ({
  name: '',
  amountFrom: '',
  category: '',
  siteId: '',
  skus: '',
  approvers: chainForm([]),
});

export const blankBudget: BudgetForm = { kind: 'person', target: '', amount: '', over: 'refuse' };

export const blankSubstitution = { approverId: '', substituteId: '', from: '', to: '' };

const ruleForm = ({ amountFrom, siteId, skus, approvers, ...rule }: ApprovalRule, currency: string) => ({
  ...rule,
  amountFrom: amountFrom === null ? '' : decimalMoney(amountFrom, currency),
  siteId: siteId ?? '',
  skus: skus.join('\n'),
  approvers: chainForm(approvers),
});

/** The form of stored settings. */
export function approvalFormOf(
  { rules, defaultApprovers, substitutions, costCenters, budgets }: ApprovalSettings,
  currency: string,
): ApprovalForm {
  return {
    rules: rules.map((rule) => ruleForm(rule, currency)),
    defaultApprovers: chainForm(defaultApprovers),
    substitutions: substitutions.map(({ from, to, ...one }) => ({ ...one, from: from ?? '', to: to ?? '' })),
    costCenters,
    budgets: budgets.map(({ amount, ...one }) => ({ ...one, amount: decimalMoney(amount, currency) })),
  };
}

const chosen = (ids: string[]) => ids.filter(Boolean);
// An empty place gets the message of the server where nobody is chosen.
const atLeastOne = (ids: string[]) => (chosen(ids).length ? chosen(ids) : ['']);
// What can't be read is sent as it was typed: the server answers with the message of its field.
const amountOf = (text: string, currency: string) =>
  text.trim() ? (parseMoney(text, currency) ?? text.trim()) : null;

/** The body of a request for a typed form; the server validates it. */
export function approvalBodyOf(
  { rules, defaultApprovers, substitutions, costCenters, budgets }: ApprovalForm,
  currency: string,
): Record<string, unknown> {
  return {
    rules: rules.map(({ amountFrom, siteId, skus, approvers, ...rule }) => ({
      ...rule,
      amountFrom: amountOf(amountFrom, currency),
      siteId: siteId || null,
      skus: skus.split(/[\s,;]+/).filter(Boolean),
      approvers: atLeastOne(approvers),
    })),
    defaultApprovers: chosen(defaultApprovers),
    substitutions: substitutions.map(({ from, to, ...one }) => ({
      ...one,
      from: from || null,
      to: to || null,
    })),
    costCenters,
    budgets: budgets.map(({ amount, ...one }) => ({ ...one, amount: amountOf(amount, currency) })),
  };
}

/** The fields that the server can find fault with, the last first: the one that is shown last gets the focus. */
export function approvalFields({ rules, substitutions, costCenters, budgets }: ApprovalForm): string[] {
  const chain = (field: string) => Array.from({ length: chainLength }, (_, index) => `${field}.${index}`);
  const ofRules = rules.flatMap((_, index) => [
    ...['name', 'amountFrom', 'category', 'siteId', 'skus'].map((part) => `rules.${index}.${part}`),
    ...chain(`rules.${index}.approvers`),
  ]);
  const ofSubstitutions = substitutions.flatMap((_, index) =>
    ['approverId', 'substituteId', 'from', 'to'].map((part) => `substitutions.${index}.${part}`),
  );
  const ofCenters = costCenters.flatMap((_, index) =>
    ['code', 'name'].map((part) => `costCenters.${index}.${part}`),
  );
  const ofBudgets = budgets.flatMap((_, index) =>
    ['target', 'amount'].map((part) => `budgets.${index}.${part}`),
  );
  return [...ofRules, ...chain('defaultApprovers'), ...ofSubstitutions, ...ofCenters, ...ofBudgets].reverse();
}
