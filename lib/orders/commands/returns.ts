import { now } from '../../platform/clock';
import { fail, type Result } from '../../shared/result';
import type { Admin, SignedIn } from '../../users/types';
import type { Order } from '../types';
import { changeOrderDocument, findByNumber, ownOrder, recordOrder } from './order-change';

/** Asks to send a delivered order back; one request for an order. */
export async function requestReturn(
  person: SignedIn,
  number: string,
  reason: string,
): Promise<Result<Order>> {
  return changeOrderDocument(person, ownOrder(person, number), (order) => {
    if (order.state !== 'delivered')
      return fail('conflict', 'illegal-change', 'Only a delivered order can be sent back.');
    if (order.returnRequest)
      return fail('conflict', 'already-requested', 'You have asked to return this order already.');
    const returnRequest = { at: now(), reason, state: 'open' as const };
    return { set: { returnRequest }, what: 'return requested', why: reason };
  });
}

/** Accepts a return (the order becomes returned, its units go back into stock) or refuses it. */
export async function decideReturn(
  actor: Admin,
  number: string,
  { accept, why }: { accept: boolean; why: string },
): Promise<Result<Order>> {
  const result = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    ({ state, returnRequest }) => {
      if (returnRequest?.state !== 'open' || state !== 'delivered')
        return fail('conflict', 'no-open-request', 'There is no open return request.');
      return accept
        ? {
            set: { state: 'returned', returnRequest: { ...returnRequest, state: 'accepted' } },
            what: 'returned',
            why,
          }
        : { set: { returnRequest: { ...returnRequest, state: 'refused' } }, what: 'return refused', why };
    },
  );
  if (result.ok) await recordOrder(actor, result.value, accept ? 'order-returned' : 'return-refused', why);
  return result;
}
