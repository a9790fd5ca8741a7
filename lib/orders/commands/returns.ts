import { now } from '../../platform/clock';
import { fail, type Result } from '../../shared/result';
import type { Staff, SignedIn } from '../../users/types';
import { returnAcceptedMails, returnRefusedMails, returnRequestedMails } from '../emails';
import type { ReturnDecision } from '../schema/inputs';
import type { Order } from '../schema/order';
import { returnUpdate } from './change-status';
import { changeOrderDocument, findByNumber, ownOrder, recordOrder } from './order-change';

/** Requests the return of a delivered order; an order has at most one request. */
export async function requestReturn(
  person: SignedIn,
  number: string,
  reason: string,
): Promise<Result<Order>> {
  return changeOrderDocument(person, ownOrder(person, number), (order) => {
    if (order.state !== 'delivered')
      return fail('conflict', 'illegal-change', 'Only a delivered order can be sent back.');
    if (order.returnRequest)
      return fail('conflict', 'already-requested', 'You have already asked to return this order.');
    const returnRequest = { at: now(), reason, state: 'open' as const };
    return {
      set: { returnRequest },
      what: 'return requested',
      why: reason,
      mails: returnRequestedMails,
    };
  });
}

/** Accepts a return and puts the units of `lines` back into stock, or refuses it. */
export async function decideReturn(
  actor: Staff,
  number: string,
  { accept, why, lines }: ReturnDecision,
): Promise<Result<Order>> {
  const result = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    (order) => {
      const { state, returnRequest } = order;
      if (returnRequest?.state !== 'open' || state !== 'delivered')
        return fail('conflict', 'no-open-request', 'There is no open return request.');
      if (!accept)
        return {
          set: { returnRequest: { ...returnRequest, state: 'refused' } },
          what: 'return refused',
          why,
          mails: (after, shop) => returnRefusedMails(after, why, shop),
        };
      const update = returnUpdate(order, lines);
      if ('ok' in update) return update;
      return {
        set: { ...update.set, returnRequest: { ...returnRequest, state: 'accepted' } },
        what: 'returned',
        why,
        mails: (after, shop) => returnAcceptedMails(after, why, shop),
      };
    },
  );
  if (result.ok) await recordOrder(actor, result.value, accept ? 'order-returned' : 'return-refused', why);
  return result;
}
