import type { Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { messageMails } from '../emails/message';
import type { NoteInput } from '../schema/notes';
import type { Order } from '../schema/order';
import { changeOrderDocument, findByNumber, recordOrder } from './order-change';

/** The keys kept to recognize a repeated message. */
const maxKeys = 50;

/** Mails a text to the customer of an order and keeps it in the order's history, once for each idempotency key. */
export async function messageCustomer(
  actor: Staff,
  number: string,
  { text }: NoteInput,
  key: string,
): Promise<Result<Order>> {
  let isRepeated = false;
  const result = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    ({ messageKeys = [] }) => {
      isRepeated = messageKeys.includes(key);
      if (isRepeated) return 'unchanged';
      return {
        set: { messageKeys: [...messageKeys, key].slice(-maxKeys) },
        what: 'message sent',
        why: text,
        mails: (after, shop) => messageMails(after, text, shop),
      };
    },
  );
  if (result.ok && !isRepeated) await recordOrder(actor, result.value, 'order-message-sent', '');
  return result;
}
