import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '../../audit/commands';
import { setPreferredSupplier, unsetPreferredSupplier } from '../../inventory/commands/reorder-points';
import { findStockRows } from '../../inventory/queries/stock-list';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { partIdOf, supplierParts } from '../collection';
import { findSupplier } from '../queries/suppliers';
import type { PartInput } from '../schema/suppliers';
import { noSuchSupplier } from './suppliers';

const noSuchSku = (sku: string) =>
  fail('invalid', 'no-such-sku', `There is no SKU ${sku}.`, { fields: { sku: `There is no SKU ${sku}` } });

/** Says that a supplier sells a SKU, and how; replaces what was said before. */
export async function savePart(
  actor: Staff | null,
  supplierId: string,
  sku: string,
  { preferred, ...input }: PartInput,
): Promise<Result<null>> {
  const [supplier, [row]] = await Promise.all([findSupplier(supplierId), findStockRows([sku])]);
  if (!supplier) return noSuchSupplier();
  if (!row) return noSuchSku(sku);
  const before = await supplierParts().findOneAndUpdate(
    { _id: partIdOf(supplierId, sku) },
    { $set: { ...input, supplierId, sku } },
    { upsert: true, returnDocument: 'before' },
  );
  const wasPreferred = row.preferredSupplier === supplierId;
  if (preferred) await setPreferredSupplier(sku, supplierId);
  else await unsetPreferredSupplier(supplierId, [sku]);
  const { _id, supplierId: _supplierId, sku: _sku, ...fields } = before ?? {};
  const old = before ? { ...fields, preferred: wasPreferred } : undefined;
  const after = { ...input, preferred };
  if (!isDeepStrictEqual(old, after)) {
    await recordChange({
      actor,
      action: before ? 'part-changed' : 'part-added',
      subject: { kind: 'supplier', id: supplierId, name: `${supplier.name}: ${sku}` },
      before: old,
      after,
    });
  }
  return ok(null);
}

/** Removes a SKU from what a supplier sells. Orders keep their lines. */
export async function removePart(actor: Staff, supplierId: string, sku: string): Promise<Result<null>> {
  const supplier = await findSupplier(supplierId);
  if (!supplier) return noSuchSupplier();
  const before = await supplierParts().findOneAndDelete({ _id: partIdOf(supplierId, sku) });
  if (!before) return fail('not-found', 'no-such-part', 'This supplier does not sell that SKU.');
  await unsetPreferredSupplier(supplierId, [sku]);
  const { _id, supplierId: _supplierId, ...old } = before;
  await recordChange({
    actor,
    action: 'part-removed',
    subject: { kind: 'supplier', id: supplierId, name: `${supplier.name}: ${sku}` },
    before: old,
  });
  return ok(null);
}
