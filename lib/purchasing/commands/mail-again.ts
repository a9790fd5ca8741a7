import { relayMails } from '../../mail/outbox';
import { findShop } from '../../settings/queries';
import { fail, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { purchaseOrders, type PurchaseOrderDocument } from '../collection';
import { purchaseMail } from '../emails';
import { findSupplier } from '../queries/suppliers';
import { isReceivable } from '../rules/status';
import type { PurchaseOrder } from '../schema/orders';
import { supplierOf } from './drafts';
import { changePurchase, type Decision } from './order-change';

/** Repeats of a press come soon after it; older ids are forgotten. */
const maxKnown = 20;

async function mailDecision(order: PurchaseOrderDocument, id: string): Promise<Decision> {
  const known = order.mailedAgain ?? [];
  if (known.includes(id)) return 'unchanged';
  if (!isReceivable(order.state))
    return fail('conflict', 'illegal-change', 'Only an order that is on its way can be mailed again.');
  const [supplier, shop] = await Promise.all([findSupplier(order.supplierId), findShop()]);
  // The address may be why the first mail did not arrive: the present one counts.
  const set = {
    mailedAgain: [...known, id].slice(-maxKnown),
    ...(supplier && { supplier: supplierOf(supplier) }),
  };
  const sentTo = { ...order, ...set };
  const mail = await purchaseMail(sentTo, shop);
  return { set, what: 'mailed again', why: `To ${sentTo.supplier.email}`, mails: [mail] };
}

/**
 * Mails an order that was sent to its supplier again, to the supplier's present address. `id` is that of the press: a
 * repeat mails nothing more.
 */
export async function mailPurchaseAgain(
  actor: Staff,
  number: string,
  id: string,
): Promise<Result<PurchaseOrder>> {
  const result = await changePurchase(actor, number, (order) => mailDecision(order, id));
  if (result.ok) await relayMails(purchaseOrders);
  return result;
}
