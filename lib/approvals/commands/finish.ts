import { recordChangeOnce } from '../../audit/commands';
import { takeBoughtLines } from '../../cart/commands';
import { relayMails } from '../../mail/outbox';
import { approvalRequests, type ApprovalRequestDocument } from '../collection';

/**
 * The follow-up work of a change: requested lines leave the cart, the audit log gets what has happened, and mails leave.
 * Safe to repeat; the request stays marked as unfinished until all of it is done.
 */
export async function finishRequest(request: ApprovalRequestDocument): Promise<void> {
  const { _id, companyId, companyName, requester, input, asked, history, createdAt, version } = request;
  const id = _id.toHexString();
  if (input.fromCart && !request.cartTaken && requester.userId) {
    await takeBoughtLines(requester.userId, { id: `approval:${id}`, lines: asked, placedAt: createdAt });
    await approvalRequests().updateOne({ _id }, { $set: { cartTaken: true } });
  }
  for (const { auditId, by, what, why, total } of history)
    await recordChangeOnce(auditId, {
      actor: { userId: by.userId, email: by.email },
      action: `approval-${what}`,
      subject: { kind: 'company', id: companyId, name: companyName },
      after: { request: id, total, ...(why && { why }) },
    });
  await relayMails(approvalRequests, _id);
  await approvalRequests().updateOne({ _id, version }, { $unset: { unfinished: 1 } });
}
