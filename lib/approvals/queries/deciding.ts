import { ObjectId } from 'mongodb';
import { listDeciders } from '../../companies/queries/approvals';
import { findMembership } from '../../companies/queries/memberships';
import { mayInCompany } from '../../companies/rules/rights';
import type { Membership } from '../../companies/schema/members';
import { now } from '../../platform/clock';
import { sha256 } from '../../platform/hash';
import { findShop } from '../../settings/queries';
import { dayAt } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import { findAccount } from '../../users/queries';
import { approvalRequests, type Actor, type ApprovalRequestDocument } from '../collection';
import { approvalStatusNames } from '../rules';

/** Who decides about which request. */
export type Deciding = { actor: Actor; request: ApprovalRequestDocument };

export const noSuchRequest = () => fail('not-found', 'no-such-approval', 'There is no such request.');

export const decidedAlready = ({ status }: Pick<ApprovalRequestDocument, 'status'>) =>
  fail(
    'conflict',
    'approval-decided',
    status === 'placing'
      ? 'This request is approved, and its order is being placed.'
      : `This request is no longer open: ${approvalStatusNames[status].toLowerCase()}.`,
  );

/** A request as it is stored, or null. */
export async function findStored(id: string): Promise<ApprovalRequestDocument | null> {
  return ObjectId.isValid(id) ? approvalRequests().findOne({ _id: new ObjectId(id) }) : null;
}

/** Those who may decide about a request at this moment, by id. */
export async function findDecidersOf({
  companyId,
  approvers,
  step,
  requester,
}: ApprovalRequestDocument): Promise<string[]> {
  const { timeZone } = await findShop();
  const asked = { approverId: approvers[step] ?? '', requesterId: requester.userId };
  const deciders = await listDeciders(companyId, asked, dayAt(now(), timeZone));
  return deciders.map(({ userId }) => userId);
}

/** The requests that are looked at for the number of those that wait for a person. */
const maxCounted = 100;

/** How many requests of a company wait for the decision of this member; those beyond the latest hundred aren't counted. */
export async function countToDecide(userId: string, membership: Membership): Promise<number> {
  if (!mayInCompany(membership, 'orders.approve')) return 0;
  const waiting = await approvalRequests()
    .find({ companyId: membership.id, status: 'waiting' })
    .sort({ createdAt: -1 })
    .limit(maxCounted)
    .toArray();
  // Requests of the same person to the same approver have the same deciders.
  const deciders = new Map<string, Promise<string[]>>();
  const decidersOf = (request: ApprovalRequestDocument) => {
    const key = `${request.approvers[request.step]} ${request.requester.userId}`;
    const known = deciders.get(key) ?? findDecidersOf(request);
    deciders.set(key, known);
    return known;
  };
  const all = await Promise.all(waiting.map(decidersOf));
  return all.filter((ids) => ids.includes(userId)).length;
}

/**
 * Whether a person may decide about a request at this moment: a member of its active company whose turn it is. Members
 * who have left are told that there is no such request.
 */
async function authorizeDecision(
  actor: Actor,
  request: ApprovalRequestDocument | null,
): Promise<Result<Deciding>> {
  const membership = request && (await findMembership(request.companyId, actor.userId));
  if (!request || !membership) return noSuchRequest();
  if (membership.status !== 'active')
    return fail(
      'forbidden',
      'company-not-active',
      'This company can’t do that at the moment: please contact us.',
    );
  if (!mayInCompany(membership, 'orders.approve'))
    return request.requester.userId === actor.userId || mayInCompany(membership, 'orders.view')
      ? fail(
          'forbidden',
          'not-allowed',
          'Your role in the company does not allow this: its admin can change it.',
        )
      : noSuchRequest();
  if (request.status !== 'waiting') return decidedAlready(request);
  if (!(await findDecidersOf(request)).includes(actor.userId))
    return fail('forbidden', 'not-your-turn', 'Somebody else decides about this request.');
  return ok({ actor, request });
}

/** The request of an id, if the person may decide about it at this moment. */
export async function findForDecision({ userId, name, email }: Actor, id: string): Promise<Result<Deciding>> {
  return authorizeDecision({ userId, name, email }, await findStored(id));
}

const invalidLink = () =>
  fail(
    'unprocessable',
    'link-invalid',
    'This link has been used or is too old. Sign in to see the requests that wait for you.',
  );

/**
 * The request of a mailed link, with the approver to whom it went. The link grants what the approver may do at this moment,
 * and ends with the decision.
 */
export async function findByLink(secret: string): Promise<Result<Deciding>> {
  const hash = sha256(secret);
  const request = await approvalRequests().findOne({ 'links.hash': hash });
  const link = request?.links.find((one) => one.hash === hash);
  if (!link || link.expiresAt <= now()) return invalidLink();
  const account = await findAccount(link.userId);
  if (!account || account.disabled) return invalidLink();
  const { id: userId, name, email } = account;
  return authorizeDecision({ userId, name, email }, request);
}
