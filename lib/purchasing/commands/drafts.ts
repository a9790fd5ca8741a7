import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { findStockRows } from '../../inventory/queries/stock-list';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { findShop } from '../../settings/queries';
import { dayAt } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import {
  partIdOf,
  purchaseOrders,
  supplierParts,
  withLines,
  type PurchaseOrderDocument,
} from '../collection';
import { proposeOrders } from '../queries/proposal';
import { findSupplier } from '../queries/suppliers';
import type { DraftInput, PurchaseLine, PurchaseOrder } from '../schema/orders';
import type { Supplier } from '../schema/suppliers';
import { changePurchase } from './order-change';
import { noSuchSupplier } from './suppliers';

const numberOf = (year: number, sequence: number) => `PO-${year}-${String(sequence).padStart(4, '0')}`;

/** The supplier as an order stores it. */
export const supplierOf = ({ name, email, contact, address }: Supplier) => ({
  name,
  email,
  contact,
  address,
});

/** The draft of a supplier, or a new one under the next number of the year: a supplier has one draft at a time. */
async function openDraft(actor: Staff | null, supplier: Supplier): Promise<PurchaseOrderDocument> {
  const { timeZone } = await findShop();
  for (;;) {
    const present = await purchaseOrders().findOne({ draftOf: supplier.id });
    if (present) return present;
    const year = Number(dayAt(now(), timeZone).slice(0, 4));
    const [last] = await purchaseOrders().find({ year }).sort({ sequence: -1 }).limit(1).toArray();
    const sequence = (last?.sequence ?? 0) + 1;
    const fields = { number: numberOf(year, sequence), supplier: supplierOf(supplier) };
    const document: PurchaseOrderDocument = {
      ...fields,
      _id: new ObjectId(),
      year,
      sequence,
      state: 'draft',
      supplierId: supplier.id,
      draftOf: supplier.id,
      currency: supplier.currency,
      ...withLines(fields, []),
      note: '',
      expectedOn: null,
      createdAt: now(),
      receipts: [],
      history: [{ what: 'created', at: now(), by: actor?.name ?? 'Command line', why: '' }],
      version: 1,
      mails: [],
    };
    try {
      await purchaseOrders().insertOne(document);
    } catch (error) {
      // Another request has taken the number, or opened the draft.
      if (isDuplicateKey(error)) continue;
      throw error;
    }
    const subject = { kind: 'purchase-order', id: document._id.toHexString(), name: document.number };
    await recordChange({
      actor,
      action: 'purchase-order-created',
      subject,
      after: { supplier: supplier.name },
    });
    return document;
  }
}

/** Opens the draft of a supplier: the present one, or an empty new one. */
export async function createDraft(actor: Staff, supplierId: string): Promise<Result<{ numbers: string[] }>> {
  const supplier = await findSupplier(supplierId);
  if (!supplier) return noSuchSupplier();
  return ok({ numbers: [(await openDraft(actor, supplier)).number] });
}

/**
 * Makes drafts of what is proposed for these suppliers. A SKU that the draft of its supplier has already is not added
 * again, so that several people who press at once order once.
 */
export async function createProposedDrafts(
  actor: Staff,
  supplierIds: string[],
): Promise<Result<{ numbers: string[] }>> {
  const { orders } = await proposeOrders();
  const numbers: string[] = [];
  for (const { supplierId, lines } of orders) {
    const supplier = supplierIds.includes(supplierId) ? await findSupplier(supplierId) : null;
    if (!supplier) continue;
    const { number } = await openDraft(actor, supplier);
    const result = await changePurchase(actor, number, (draft) => {
      if (draft.state !== 'draft') return 'unchanged';
      const known = new Set(draft.lines.map(({ sku }) => sku));
      const added = lines.filter(({ sku }) => !known.has(sku)).map(newLine);
      if (added.length === 0) return 'unchanged';
      return { set: withLines(draft, [...draft.lines, ...added]), what: 'lines added' };
    });
    if (!result.ok) return result;
    numbers.push(number);
  }
  return ok({ numbers });
}

type NewLine = Omit<PurchaseLine, 'received' | 'product'> & { product?: string | null; option?: string };

function newLine({ product, option, sku, quantity, cost, partNumber, packSize }: NewLine): PurchaseLine {
  const name = [product, option].filter(Boolean).join(', ') || sku;
  return { sku, product: name, quantity, cost, partNumber, packSize, received: 0 };
}

/** The lines as staff entered them, with the facts of the SKU and of the supplier's part. */
async function linesOf(
  { supplierId }: PurchaseOrderDocument,
  lines: DraftInput['lines'],
): Promise<PurchaseLine[] | ReturnType<typeof fail>> {
  const skus = lines.map(({ sku }) => sku);
  const [rows, parts] = await Promise.all([
    findStockRows(skus),
    supplierParts()
      .find({ _id: { $in: skus.map((sku) => partIdOf(supplierId, sku)) } })
      .toArray(),
  ]);
  const stock = new Map(rows.map((row) => [row.sku, row]));
  const partOf = new Map(parts.map((part) => [part.sku, part]));
  const fields: Record<string, string> = {};
  const read = lines.map((line, index) => {
    const row = stock.get(line.sku);
    const { partNumber = '', packSize = 1 } = partOf.get(line.sku) ?? {};
    if (!row) fields[`lines.${index}.sku`] = `There is no SKU ${line.sku}`;
    if (skus.indexOf(line.sku) < index) fields[`lines.${index}.sku`] = `${line.sku} is there already`;
    if (line.quantity % packSize) {
      fields[`lines.${index}.quantity`] = `${line.sku} comes in packs of ${packSize}`;
    }
    return newLine({ ...line, product: row?.product, option: row?.option, partNumber, packSize });
  });
  const [message] = Object.values(fields);
  return message ? fail('invalid', 'invalid-lines', `${message}.`, { fields }) : read;
}

/** Replaces the lines, the note and the wanted day of a draft, if it still is the version that was edited. */
export async function editDraft(
  actor: Staff,
  number: string,
  { version, lines, note, expectedOn }: DraftInput,
): Promise<Result<PurchaseOrder>> {
  return changePurchase(actor, number, async (draft) => {
    if (draft.state !== 'draft') {
      return fail(
        'conflict',
        'not-a-draft',
        'This order was sent or cancelled: it can’t be edited any more.',
      );
    }
    if (draft.version !== version) {
      return fail('conflict', 'changed-meanwhile', 'Somebody else has changed this order. Reload it first.');
    }
    const read = await linesOf(draft, lines);
    if ('ok' in read) return read;
    return { set: { ...withLines(draft, read), note, expectedOn }, what: 'edited' };
  });
}
