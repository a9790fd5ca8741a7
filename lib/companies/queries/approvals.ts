import { approvalSettings } from '../collection';
import { decidersOf, noApprovals } from '../rules/approvals';
import type { ApprovalSettings } from '../schema/approvals';
import type { CompanyMember } from '../schema/members';
import { listMembers } from './members';

/** When a company asks for approvals; one without settings asks for none. */
export async function findApprovalSettings(companyId: string): Promise<ApprovalSettings> {
  const found = await approvalSettings().findOne({ _id: companyId });
  if (!found) return noApprovals;
  const { _id, ...settings } = found;
  return { ...noApprovals, ...settings };
}

/** The members who decide for an approver on a day, such as 2026-03-31, about an order of a member. */
export async function listDeciders(
  companyId: string,
  { approverId, requesterId }: { approverId: string; requesterId: string },
  today: string,
): Promise<CompanyMember[]> {
  const [{ substitutions }, members] = await Promise.all([
    findApprovalSettings(companyId),
    listMembers(companyId),
  ]);
  const ids = decidersOf(approverId, requesterId, substitutions, members, today);
  return members.filter(({ userId }) => ids.includes(userId));
}
