import { recordChange } from '../../audit/commands';
import { isDuplicateKey } from '../../platform/database';
import { fail, ok, type Result } from '../../shared/result';
import { approvalSettings } from '../collection';
import { findApprovalSettings } from '../queries/approvals';
import { findCompany } from '../queries/companies';
import { listMembers } from '../queries/members';
import { budgetKey } from '../rules/budgets';
import { noSuchCompany } from '../rules/members';
import { mayInCompany } from '../rules/rights';
import type { ApprovalInput, ApprovalSettings } from '../schema/approvals';
import type { CompanyActor } from '../types';

/** What settings may name: ids of members who may approve, of all members and of sites, and slugs of categories. */
type Known = { approvers: Set<string>; members: Set<string>; sites: Set<string>; categories: Set<string> };

/** What is wrong with settings, by field. */
function problemsOf(input: ApprovalInput, known: Known) {
  const { rules, defaultApprovers, substitutions } = input;
  const problems: Record<string, string> = {};
  const checkApprover = (field: string, id: string) => {
    if (!known.approvers.has(id)) problems[field] = 'Choose an approver or an admin of the company';
  };
  const checkChain = (field: string, chain: string[]) => {
    chain.forEach((id, index) => checkApprover(`${field}.${index}`, id));
    if (new Set(chain).size < chain.length) problems[`${field}.0`] = 'Name each approver once';
  };
  rules.forEach(({ approvers, category, siteId }, index) => {
    checkChain(`rules.${index}.approvers`, approvers);
    if (category && !known.categories.has(category))
      problems[`rules.${index}.category`] = 'Choose a category of the shop';
    if (siteId && !known.sites.has(siteId))
      problems[`rules.${index}.siteId`] = 'Choose a site of the company';
  });
  checkChain('defaultApprovers', defaultApprovers);
  substitutions.forEach(({ approverId, substituteId, from, to }, index) => {
    const field = `substitutions.${index}`;
    checkApprover(`${field}.approverId`, approverId);
    checkApprover(`${field}.substituteId`, substituteId);
    if (approverId === substituteId) problems[`${field}.substituteId`] = 'Choose somebody else';
    if (from && to && to < from) problems[`${field}.to`] = 'Enter a day from the first on';
  });
  return { ...problems, ...budgetProblems(input, known.members) };
}

/** What is wrong with cost centers and budgets, by field. */
function budgetProblems(
  { costCenters, budgets, defaultApprovers }: ApprovalInput,
  members: Set<string>,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const codes = costCenters.map(({ code }) => code);
  codes.forEach((code, index) => {
    if (codes.indexOf(code) < index) problems[`costCenters.${index}.code`] = 'This code is listed already';
  });
  const keys = budgets.map(budgetKey);
  budgets.forEach(({ kind, target, over }, index) => {
    const isKnown = kind === 'person' ? members.has(target) : codes.includes(target);
    const field = `budgets.${index}`;
    if (!isKnown)
      problems[`${field}.target`] = `Choose a ${kind === 'person' ? 'member' : 'cost center'} of the company`;
    else if (keys.indexOf(keys[index]!) < index)
      problems[`${field}.target`] = 'This budget is listed already';
    if (over === 'approval' && defaultApprovers.length === 0)
      problems['defaultApprovers.0'] = 'Choose who decides about orders beyond a budget';
  });
  return problems;
}

/** Writes settings over those of a version; false when somebody else has changed them since. */
async function write(_id: string, input: ApprovalInput, version: number): Promise<boolean> {
  try {
    if (version === 0) {
      await approvalSettings().insertOne({ _id, ...input, version: 1 });
      return true;
    }
    const { matchedCount } = await approvalSettings().updateOne(
      { _id, version },
      { $set: input, $inc: { version: 1 } },
    );
    return matchedCount > 0;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Replaces when a company asks for approvals. `categories` are the slugs of the shop. Fails with `approvals-changed` when
 * somebody else has changed the settings since `version`, and names each field that is wrong.
 */
export async function changeApprovals(
  actor: CompanyActor,
  companyId: string,
  { version, ...input }: ApprovalInput & { version: number },
  categories: string[],
): Promise<Result<ApprovalSettings>> {
  const company = await findCompany(companyId);
  if (!company) return noSuchCompany();
  const { status, sites, name } = company;
  const members = await listMembers(companyId);
  const able = members.filter(({ role }) => mayInCompany({ role, status: 'active' }, 'orders.approve'));
  const problems = problemsOf(input, {
    approvers: new Set(able.map(({ userId }) => userId)),
    members: new Set(members.map(({ userId }) => userId)),
    sites: new Set(sites.map(({ id }) => id)),
    categories: new Set(categories),
  });
  const [first] = Object.values(problems);
  if (first) return fail('invalid', 'invalid-approvals', `${first}.`, { fields: problems });
  if (status === 'suspended' && actor.role !== null)
    return fail('conflict', 'company-suspended', 'This company is suspended: please contact us.');
  const { version: _, ...before } = await findApprovalSettings(companyId);
  if (!(await write(companyId, input, version)))
    return fail(
      'conflict',
      'approvals-changed',
      'Somebody has changed these rules meanwhile. Look at them again.',
    );
  const subject = { kind: 'company', id: companyId, name };
  await recordChange({ actor, action: 'approvals-changed', subject, before, after: input });
  return ok({ ...input, version: version + 1 });
}
