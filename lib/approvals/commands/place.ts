import { composeMail } from '../../mail/outbox';
import { placeApprovedOrder } from '../../orders/commands/place-order';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { ok, type Result } from '../../shared/result';
import { approvalRequests, type ApprovalRequestDocument } from '../collection';
import { approvedMail } from '../emails';
import { changeRequest, eventOf, tryToFinish } from './change';

/** What became of an approval: the number of the order, once it is placed. */
export type Decided = { status: ApprovalRequestDocument['status']; order: string | null };

const staleAfter = 10_000;

/**
 * Places the order of a request that the last approver has approved, in the name of who asked, and closes the request.
 * The key of the order follows from the request and the approval, so that repeating this, also on other servers at the
 * same time, places one order. Where it can't be placed the request waits again, with the reason in its history; the key
 * can't be used any more then.
 */
export async function placeRequest(request: ApprovalRequestDocument): Promise<Result<Decided>> {
  const { _id, version, requester, input, prices, history } = request;
  const id = _id.toHexString();
  const approver = history.findLast(({ what }) => what === 'approved')!.by;
  const order = { ...input, fromCart: false, total: prices.totals.total };
  const approval = { request: id, by: approver.name };
  const placed = await placeApprovedOrder(requester, order, prices, `${id}-${version}`, approval);
  if (!placed.ok) {
    const { code, message } = placed.failure;
    if (code !== 'busy')
      await changeRequest(
        request,
        { status: 'waiting' },
        eventOf('not-placed', approver, prices.totals.total, message),
      );
    return placed;
  }
  const { number, totals } = placed.value;
  const shop = await findShop();
  const mail = composeMail(requester.email, approvedMail(request, approver.name, number, shop.locale), shop);
  const event = eventOf('ordered', requester, totals.total);
  await changeRequest(request, { status: 'approved', order: number, links: [] }, event, [mail]);
  return ok({ status: 'approved', order: number }, placed.expire);
}

/** Repeats what a crash has interrupted: orders of approved requests, and follow-up work. Returns how many. */
export async function finishApprovals(): Promise<number> {
  const before = new Date(now().getTime() - staleAfter);
  const placing = await approvalRequests()
    .find({ placingSince: { $lt: before } })
    .limit(100)
    .toArray();
  for (const request of placing) if (request.status === 'placing') await placeRequest(request);
  const unfinished = await approvalRequests().find({ unfinished: true }).limit(200).toArray();
  for (const request of unfinished) await tryToFinish(request);
  return placing.length + unfinished.length;
}
