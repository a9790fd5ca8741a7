import { relayMails } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { addDays, dayAt } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { partIdOf, purchaseOrders, supplierParts, type PurchaseOrderDocument } from '../collection';
import { purchaseMail } from '../emails';
import { findSupplier } from '../queries/suppliers';
import { mayBecome, outstanding, purchaseStateNames } from '../rules/status';
import type { PurchaseOrder, StateInput } from '../schema/orders';
import type { Supplier } from '../schema/suppliers';
import { supplierOf } from './drafts';
import { changePurchase, type Decision } from './order-change';

/** The day on which an order that is sent now should be there: that of its slowest line. */
async function expectedDay(
  { lines }: PurchaseOrderDocument,
  supplier: Supplier,
  today: string,
): Promise<string> {
  const ids = lines.map(({ sku }) => partIdOf(supplier.id, sku));
  const parts = await supplierParts()
    .find({ _id: { $in: ids } }, { projection: { leadTimeDays: 1 } })
    .toArray();
  const days = parts.map(({ leadTimeDays }) => leadTimeDays ?? supplier.leadTimeDays);
  return addDays(today, Math.max(supplier.leadTimeDays, ...days));
}

async function sendDecision(draft: PurchaseOrderDocument): Promise<Decision> {
  const [supplier, shop] = await Promise.all([findSupplier(draft.supplierId), findShop()]);
  if (!supplier) return fail('conflict', 'no-such-supplier', 'The supplier of this order no longer exists.');
  if (draft.lines.length === 0) {
    return fail('conflict', 'no-lines', 'This order has no lines. Add what you want to buy first.');
  }
  const expectedOn = draft.expectedOn ?? (await expectedDay(draft, supplier, dayAt(now(), shop.timeZone)));
  const set = { state: 'sent' as const, sentAt: now(), supplier: supplierOf(supplier), expectedOn };
  const mail = await purchaseMail({ ...draft, ...set }, shop);
  return { set, unset: { draftOf: 1 }, what: 'sent', mails: [mail] };
}

/**
 * Sends a draft to its supplier, cancels an order, or closes a partly received one whose rest will not come. The mail
 * with the order as PDF is stored in the write that makes it sent.
 */
export async function changePurchaseState(
  actor: Staff,
  number: string,
  { to, why }: StateInput,
): Promise<Result<PurchaseOrder>> {
  const result = await changePurchase(actor, number, (order) => {
    if (!mayBecome(order.state, to)) {
      const name = purchaseStateNames[order.state].toLowerCase();
      return fail('conflict', 'illegal-change', `This order is ${name}: that is not possible any more.`);
    }
    if (to === 'sent') return sendDecision(order);
    if (to === 'cancelled') return { set: { state: to }, unset: { draftOf: 1 }, what: 'cancelled', why };
    const missing = order.lines.reduce((sum, line) => sum + outstanding(line), 0);
    return { set: { state: to }, what: 'closed', why: why || `${missing} units will not come` };
  });
  if (result.ok && to === 'sent') await relayMails(purchaseOrders);
  return result.ok ? ok(result.value) : result;
}
