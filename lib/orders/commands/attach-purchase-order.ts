import { ObjectId } from 'mongodb';
import { isOwnRecord } from '../../companies/queries/ownership';
import { fail, ok, type Result } from '../../shared/result';
import { may } from '../../users/rules/rights';
import type { SignedIn } from '../../users/types';
import { purchaseOrderFiles } from '../collection/purchase-order-files';
import { purchaseOrderFileProblem } from '../rules/purchase-order-file';
import type { Order } from '../schema/order';
import { changeOrderDocument, findByNumber, ownOrder, recordOrder, type Decision } from './order-change';
import { releasePurchaseOrderFile, storePurchaseOrderFile } from './purchase-order-files';

const unknownOrder = () => fail('not-found', 'unknown-order', 'There is no such order.');
const unknownFile = () => fail('not-found', 'no-such-file', 'There is no such file.');

/** Attaches an uploaded PDF to an order, in place of the one that it has, until it is shipped. Buyers and staff may. */
export async function attachPurchaseOrder(
  person: SignedIn,
  number: string,
  name: string,
  upload: Buffer,
): Promise<Result<Order>> {
  const isStaff = may(person.role, 'orders.edit');
  const find = isStaff ? () => findByNumber(number) : ownOrder(person, number);
  const order = await find();
  if (!order) return unknownOrder();
  const closed = purchaseOrderFileProblem(order);
  if (closed) return fail('conflict', 'illegal-change', closed);
  const stored = await storePurchaseOrderFile(person, name, upload);
  if (!stored.ok) return stored;
  const file = stored.value;
  const result = await changeOrderDocument(person, find, (present): Decision => {
    const problem = purchaseOrderFileProblem(present);
    if (problem) return fail('conflict', 'illegal-change', problem);
    return { set: { purchaseOrderFile: file }, what: 'purchase order attached', why: '' };
  });
  if (!result.ok) return result;
  if (isStaff) await recordOrder(person, result.value, 'order-purchase-order-attached', file.name);
  if (order.purchaseOrderFile) await releasePurchaseOrderFile(order.purchaseOrderFile.id);
  return result;
}

/** The purchase order of an order, for those who see the order in its company and staff; for others there is none. */
export async function readPurchaseOrder(
  person: SignedIn,
  number: string,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const order = await findByNumber(number);
  const isSeen =
    order && (may(person.role, 'orders.view') || (await isOwnRecord(order, person.userId, 'orders.view')));
  const id = isSeen ? order.purchaseOrderFile?.id : undefined;
  const file = id ? await purchaseOrderFiles().findOne({ _id: new ObjectId(id) }) : null;
  return file ? ok(new Uint8Array(file.bytes.buffer)) : unknownFile();
}
