import { fail, ok, type Result } from '../../shared/result';
import type { Shop } from '../../settings/schema/shop';
import type { OrderAttempt } from '../collection';
import type { OrderInput } from '../schema/inputs';
import type { Delivery } from '../schema/order';
import { findUploadedFile } from './purchase-order-files';
import { requestedDateFailure } from './requested-date';

/**
 * What an order asks for besides its goods: fails where the day can't be met, or where the customer has no such file. The
 * order of an approved request, which may have waited for long, is wanted all the same.
 */
export async function checkRequests(
  { userId }: { userId: string },
  { requestedDate, payment }: Pick<OrderInput, 'requestedDate' | 'payment'>,
  delivery: Delivery,
  shop: Shop,
  isApproved = false,
): Promise<Result<Pick<OrderAttempt, 'purchaseOrderFile'>>> {
  const undeliverable = isApproved ? null : requestedDateFailure(requestedDate, delivery, shop);
  if (undeliverable) return undeliverable;
  const { purchaseOrderFile: id } = payment;
  if (!id) return ok({});
  const purchaseOrderFile = await findUploadedFile(id, userId);
  if (purchaseOrderFile) return ok({ purchaseOrderFile });
  if (isApproved) return ok({});
  const message = 'The purchase order is no longer there. Please upload it again';
  return fail('invalid', 'no-such-file', `${message}.`, { fields: { purchaseOrderFile: message } });
}
