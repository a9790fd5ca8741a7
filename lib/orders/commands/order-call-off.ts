import {
  holdCallOff,
  listPendingCallOffs,
  releaseCallOff,
  settleCallOff,
} from '../../blanket-orders/commands/call-off';
import type { Failure } from '../../shared/result';
import { isPlaced, orders, type OrderAttempt, type OrderDocument } from '../collection';
import { fateOfExpired } from './hold-fate';

type CalledOff = Pick<OrderAttempt, '_id' | 'blanketOrder' | 'stockLines' | 'customer'>;

/** Takes the units of an attempt from its blanket order, if it has one; why it can't have them, or null. */
export async function holdOrderCallOff({
  _id: order,
  blanketOrder,
  stockLines: lines,
  customer,
}: CalledOff): Promise<Failure | null> {
  if (!blanketOrder) return null;
  return holdCallOff({ order, number: blanketOrder.number, by: customer.name, lines });
}

/** Gives back the call-off of an attempt that can't become an order any more. */
export async function releaseOrderCallOff({
  _id,
  blanketOrder,
}: Pick<OrderAttempt, '_id' | 'blanketOrder'>): Promise<void> {
  if (blanketOrder) await releaseCallOff(blanketOrder.number, _id);
}

/** Brings the call-off of a committed order to the units that it has: none once it is cancelled. Safe to repeat. */
export async function settleOrderCallOff(document: OrderDocument): Promise<void> {
  const { _id: order, blanketOrder, number: orderNumber, state, stockLines, version } = document;
  if (!blanketOrder) return;
  const lines = state === 'cancelled' ? [] : stockLines;
  await settleCallOff(blanketOrder.number, { order, orderNumber, lines, version });
}

/** Settles or gives back call-offs that a crash, or a write that arrived late, left pending since before a moment. */
export async function resolvePendingCallOffs(before: Date): Promise<void> {
  for (const { number, order: _id } of await listPendingCallOffs(before)) {
    const fate = await fateOfExpired(_id.toHexString());
    if (fate === 'dead') await releaseCallOff(number, _id);
    if (fate !== 'committed') continue;
    const order = await orders().findOne({ _id });
    if (order && isPlaced(order)) await settleOrderCallOff(order);
  }
}
