import { now } from '../../platform/clock';
import { fail, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import type { OrderDocument } from '../collection';
import { unitsInRepair } from '../rules/return-lines';
import { shippedUnits } from '../rules/shipments';
import type { Order } from '../schema/order';
import type { RepairInput } from '../schema/returns';
import { changeOrderDocument, findByNumber, recordOrder, type Decision } from './order-change';

function decide(order: OrderDocument, returnId: string, by: string, { id, units }: RepairInput): Decision {
  const found = order.returns?.find((each) => each.id === returnId);
  if (!found) return fail('not-found', 'unknown-return', 'There is no such return.');
  const known = found.repairs?.find((each) => each.id === id);
  if (known) {
    const message = 'This id was used for other units. Use a new one.';
    return JSON.stringify(known.units) === JSON.stringify(units)
      ? 'unchanged'
      : fail('unprocessable', 'idempotency-key-reused', message);
  }
  const left = shippedUnits([{ lines: unitsInRepair(found) }]);
  const excess = [...shippedUnits([{ lines: units }])].filter(([sku, count]) => count > (left.get(sku) ?? 0));
  if (excess.length)
    return fail('conflict', 'too-many-units', 'More units than are in repair.', {
      fields: Object.fromEntries(excess.map(([sku]) => [sku, `At most ${left.get(sku) ?? 0} are in repair`])),
    });
  const repairs = [...(found.repairs ?? []), { id, units, by, at: now().toISOString() }];
  return {
    set: { returns: order.returns!.map((each) => (each.id === returnId ? { ...each, repairs } : each)) },
    what: 'repair done',
    why: `${found.number}: ${units.map(({ sku, quantity, outcome }) => `${quantity} × ${sku} ${outcome === 'restock' ? 'into stock' : 'scrapped'}`).join(', ')}`,
  };
}

/**
 * Says what became of units of a return that were in repair: they go into stock, with a movement in its ledger, or are
 * scrapped. Once for each id; all repairs of a return together never hold more units than its inspection sent there.
 */
export async function finishRepair(
  actor: Staff,
  number: string,
  returnId: string,
  input: RepairInput,
): Promise<Result<Order>> {
  const result = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    (order) => decide(order, returnId, actor.name, input),
  );
  if (result.ok) await recordOrder(actor, result.value, 'return-repaired', '');
  return result;
}
