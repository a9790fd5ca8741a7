import type { Filter } from 'mongodb';
import { listMembers } from '../../companies/queries/members';
import { findMembership } from '../../companies/queries/memberships';
import { approvalReasonText } from '../../companies/rules/approvals';
import { mayInCompany } from '../../companies/rules/rights';
import type { Membership } from '../../companies/schema/members';
import { withComments } from '../../orders/rules/line-comments';
import { pageOf, type Page } from '../../shared/paging';
import { approvalRequests, type ApprovalRequestDocument } from '../collection';
import { approvalEvents, type ApprovalStatus } from '../rules';
import type { ApprovalRequest, ApprovalRow, RequestFilters } from '../schema';
import { findStored } from './deciding';

const pageSize = 20;

/** A request as people see it. */
export async function requestView(request: ApprovalRequestDocument): Promise<ApprovalRequest> {
  const { _id, companyId, companyName, requester, input, prices, approvers, history } = request;
  const { status, step, asked, note, reason, order, version, createdAt } = request;
  const names = new Map((await listMembers(companyId)).map(({ userId, name }) => [userId, name]));
  return {
    id: _id.toHexString(),
    company: { id: companyId, name: companyName },
    requester: { name: requester.name, email: requester.email },
    status,
    reason: approvalReasonText(reason),
    note,
    lines: withComments(prices.lines, input.lines),
    asked,
    totals: prices.totals,
    discounts: prices.discounts,
    delivery: prices.delivery,
    shipComplete: input.shipComplete,
    requestedDate: input.requestedDate,
    address: input.address,
    payment: input.payment,
    approvers: approvers.map((id, index) => ({
      name: names.get(id) ?? 'An admin of the company',
      done: index < step || status === 'approved' || status === 'placing',
    })),
    history: history.map(({ what, by, at, why }) => ({
      what: approvalEvents[what],
      by: by.name,
      at: at.toISOString(),
      why,
    })),
    order,
    version,
    createdAt: createdAt.toISOString(),
  };
}

function rowView({
  _id,
  requester,
  status,
  reason,
  prices,
  order,
  createdAt,
}: ApprovalRequestDocument): ApprovalRow {
  const { lines, totals } = prices;
  return {
    id: _id.toHexString(),
    requester: requester.name,
    status,
    reason: approvalReasonText(reason),
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: totals.total,
    currency: totals.currency,
    order,
    createdAt: createdAt.toISOString(),
  };
}

/** The requests of a company that a member sees: those of everybody with the right to its orders, else their own. */
const seenIn = (userId: string, membership: Membership): Filter<ApprovalRequestDocument> => ({
  companyId: membership.id,
  ...(!mayInCompany(membership, 'orders.view') && { 'requester.userId': userId }),
});

/** One page of the requests of a company that a member sees, newest first. */
export async function listRequests(
  userId: string,
  membership: Membership,
  { status }: RequestFilters,
  page: number,
): Promise<Page<ApprovalRow>> {
  const filter = { ...seenIn(userId, membership), ...(status && { status }) };
  const [found, total] = await Promise.all([
    approvalRequests()
      .find(filter)
      .sort({ createdAt: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    approvalRequests().countDocuments(filter),
  ]);
  return pageOf(found.map(rowView), page, pageSize, total);
}

/** How many requests of a company that a member sees have a status. */
export async function countRequests(
  userId: string,
  membership: Membership,
  status: ApprovalStatus,
): Promise<number> {
  return approvalRequests().countDocuments({ ...seenIn(userId, membership), status });
}

/** A request that a member may see at this moment, whoever asked; null for everybody else. */
export async function findSeenRequest(
  userId: string,
  id: string,
): Promise<{ request: ApprovalRequestDocument; isOwn: boolean } | null> {
  const request = await findStored(id);
  const membership = request && (await findMembership(request.companyId, userId));
  if (!request || !membership) return null;
  const isOwn = request.requester.userId === userId;
  return isOwn || mayInCompany(membership, 'orders.view') ? { request, isOwn } : null;
}

/** What has come of a request, and the number of the order that it has become; null where there is none. */
export async function findRequestOutcome(
  id: string,
): Promise<Pick<ApprovalRequestDocument, 'status' | 'order'> | null> {
  const found = await findStored(id);
  return found && { status: found.status, order: found.order };
}

/** The requests that a person has sent: for the account export. */
export async function listOwnApprovals(userId: string): Promise<ApprovalRequest[]> {
  const found = await approvalRequests()
    .find({ 'requester.userId': userId })
    .sort({ createdAt: -1 })
    .limit(1_000)
    .toArray();
  return Promise.all(found.map(requestView));
}
