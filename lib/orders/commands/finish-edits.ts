import { recordChangeOnce } from '../../audit/commands';
import { confirmUse, giveBackUse } from '../../discounts/commands/uses';
import { confirmHold, giveBack } from '../../inventory/commands/holds';
import { movementReasons } from '../../inventory/rules';
import type { OrderDocument, StoredEdit } from '../collection';

async function finishEdit({ _id, number, customer }: OrderDocument, edit: StoredEdit): Promise<void> {
  const { key, auditId, by, taken, returned, claimed, dropped, before, after } = edit;
  for (const { sku } of taken) await confirmHold(key, sku);
  for (const { sku, quantity } of returned)
    await giveBack(_id.toHexString(), sku, quantity, movementReasons.edited, key);
  const discountUse = (id: string) => ({ id, customerId: customer.id });
  for (const id of claimed) await confirmUse(key, discountUse(id));
  for (const use of dropped) await giveBackUse(use.key, discountUse(use.id));
  await recordChangeOnce(auditId, {
    actor: by,
    action: 'order-edited',
    subject: { kind: 'order', id: _id.toHexString(), name: number },
    before,
    after,
  });
}

/**
 * The follow-up work of an order's edits: units and uses taken are final, units and uses no longer needed go back, and the audit log gets a record. Safe to repeat: everything is done once under the key of its edit.
 */
export async function finishEdits(order: OrderDocument): Promise<void> {
  for (const edit of order.edits ?? []) await finishEdit(order, edit);
}
