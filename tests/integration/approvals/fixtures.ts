import { ObjectId } from 'mongodb';
import { approvalRequests } from '@/lib/approvals/collection';
import { requestApproval } from '@/lib/approvals/commands/request';
import { decide } from '@/lib/approvals/commands/decide';
import { findForDecision } from '@/lib/approvals/queries/deciding';
import { changeApprovals } from '@/lib/companies/commands/approvals';
import { companyRoles, type CompanyRole } from '@/lib/companies/rules/rights';
import { findApprovalSettings } from '@/lib/companies/queries/approvals';
import type { ApprovalInput } from '@/lib/companies/schema/approvals';
import { creditAccounts } from '@/lib/credit/collection';
import { newCreditAccount } from '@/lib/credit/commands/terms';
import { outbox } from '@/lib/mail/collection';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import type { Customer } from '@/lib/users/types';
import { actorOf, createCompany, createMember, valueOf } from '../companies/fixtures';
import { bodyFor, createProduct, newKey } from '../orders/fixtures';

export type Staffed = { id: string; members: Record<CompanyRole, Customer> };

/** An active company that may buy on invoice, with one member of each role. */
export async function createStaffedCompany(): Promise<Staffed> {
  const id = await createCompany();
  const terms = { status: 'active', netDays: 30, limit: 100_000_000 } as const;
  await creditAccounts().insertOne(newCreditAccount({ id, name: 'Lakeside Pumps Inc.', email: '' }, terms));
  const members = {} as Record<CompanyRole, Customer>;
  for (const role of companyRoles) members[role] = await createMember(id, role);
  return { id, members };
}

/** A rule that asks the approver about each order. */
export const ruleOf = ({ members }: Staffed, more: Partial<ApprovalInput['rules'][number]> = {}) => ({
  name: 'Everything',
  amountFrom: null,
  category: '',
  siteId: null,
  skus: [],
  approvers: [members.approver.userId],
  ...more,
});

export async function setApprovals({ id, members }: Staffed, change: Partial<ApprovalInput>): Promise<void> {
  const { version, ...present } = await findApprovalSettings(id);
  const input = { ...present, ...change, version };
  valueOf(await changeApprovals(actorOf(members.admin), id, input, ['hand-tools']));
}

/** A company whose rule asks the approver about each order. */
export async function createRuledCompany(): Promise<Staffed> {
  const company = await createStaffedCompany();
  await setApprovals(company, { rules: [ruleOf(company)] });
  return company;
}

export const orderFor = async ({ id }: Staffed, more: Partial<OrderInput> = {}, quantity = 4) => ({
  ...(await bodyFor([[await createProduct(100), quantity]], more)),
  company: id,
});

/** A waiting request of a member. */
export async function createRequest(company: Staffed, who: CompanyRole = 'buyer', quantity = 4) {
  const input = await orderFor(company, {}, quantity);
  const sent = await requestApproval(company.members[who], { ...input, note: '' }, newKey());
  const { id } = valueOf(sent);
  return { id, input };
}

export const storedRequest = async (id: string) =>
  (await approvalRequests().findOne({ _id: new ObjectId(id) }))!;

/** The decision of a person about a request as it is now. */
export async function decideAs(person: Customer, id: string, decision: 'approve' | 'decline', why = 'No') {
  const deciding = await findForDecision(person, id);
  if (!deciding.ok) return deciding;
  const { version, prices } = deciding.value.request;
  return decide(deciding.value, { version, decision, total: prices.totals.total, why });
}

/** The secret of the last link that was mailed to a person. */
export async function mailedSecret({ email }: Customer): Promise<string> {
  const [mail] = await outbox().find({ to: email }).sort({ composedAt: -1 }).limit(1).toArray();
  return /approval\?token=([\w-]+)/.exec(mail?.text ?? '')![1]!;
}
