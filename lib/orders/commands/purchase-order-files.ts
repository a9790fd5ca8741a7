import { Binary, ObjectId } from 'mongodb';
import { rewritePdf } from '../../documents/rewrite-pdf';
import { limitUploads } from '../../images/commands';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import { orders, type OrderDocument } from '../collection';
import { purchaseOrderFiles } from '../collection/purchase-order-files';
import type { StoredPurchaseOrderFile } from '../schema/purchase-order-file';

const day = 24 * 60 * 60_000;
/** For how long a file waits for its order. */
const retention = 2 * day;
/** The same where an approval is asked for. */
const requestRetention = 180 * day;

/**
 * Stores an uploaded purchase order: a PDF by content, rewritten without scripts, forms and attachments. It waits two days
 * for an order that names it.
 */
export async function storePurchaseOrderFile(
  { userId }: Pick<SignedIn, 'userId'>,
  name: string,
  upload: Buffer,
): Promise<Result<StoredPurchaseOrderFile>> {
  const limited = await limitUploads(userId);
  if (limited) return limited;
  const pdf = await rewritePdf(upload);
  if (pdf.problem !== undefined) {
    const message = `The purchase order ${pdf.problem}`;
    return fail('invalid', 'not-a-document', `${message}.`, { fields: { file: message } });
  }
  const _id = new ObjectId();
  const removeAt = new Date(now().getTime() + retention);
  await purchaseOrderFiles().insertOne({
    _id,
    uploadedBy: userId,
    name,
    bytes: new Binary(pdf.bytes),
    at: now(),
    removeAt,
  });
  return ok({ id: _id.toHexString(), name });
}

/** A file that somebody has uploaded, or null: for an order that names it. */
export async function findUploadedFile(id: string, userId: string): Promise<StoredPurchaseOrderFile | null> {
  const found = await purchaseOrderFiles().findOne(
    { _id: new ObjectId(id), uploadedBy: userId },
    { projection: { name: 1 } },
  );
  return found && { id, name: found.name };
}

/** Keeps a file while an approval is waited for. */
export async function keepForRequest(id: string | undefined): Promise<void> {
  if (!id) return;
  const removeAt = new Date(now().getTime() + requestRetention);
  await purchaseOrderFiles().updateOne(
    { _id: new ObjectId(id), removeAt: { $type: 'date' } },
    { $set: { removeAt } },
  );
}

/** Keeps the file of a committed order. Safe to repeat. */
export async function keepPurchaseOrderFile({ purchaseOrderFile }: OrderDocument): Promise<void> {
  if (!purchaseOrderFile) return;
  await purchaseOrderFiles().updateOne(
    { _id: new ObjectId(purchaseOrderFile.id), removeAt: { $type: 'date' } },
    { $unset: { removeAt: 1 } },
  );
}

/** Deletes the files of an account that no order of a company has. Safe to repeat. */
export async function deletePurchaseOrderFiles({ userId }: Pick<SignedIn, 'userId'>): Promise<void> {
  const found = purchaseOrderFiles().find({ uploadedBy: userId }, { projection: { _id: 1 } });
  for await (const { _id } of found) {
    const ofCompany = { 'purchaseOrderFile.id': _id.toHexString(), 'company.id': { $exists: true } };
    if (await orders().findOne(ofCompany, { projection: { _id: 1 } }))
      await purchaseOrderFiles().updateOne({ _id }, { $set: { uploadedBy: 'deleted' } });
    else await purchaseOrderFiles().deleteOne({ _id });
  }
}

/** Lets a file go that an order no longer has; not at once, because another order may be placed with it at this moment. */
export async function releasePurchaseOrderFile(id: string): Promise<void> {
  if (await orders().findOne({ 'purchaseOrderFile.id': id }, { projection: { _id: 1 } })) return;
  const removeAt = new Date(now().getTime() + retention);
  await purchaseOrderFiles().updateOne({ _id: new ObjectId(id) }, { $set: { removeAt } });
}
