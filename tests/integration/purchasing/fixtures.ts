import { randomBytes } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { setReorderPoints } from '@/lib/inventory/commands/reorder-points';
import { createDraft, editDraft } from '@/lib/purchasing/commands/drafts';
import { savePart } from '@/lib/purchasing/commands/parts';
import { changePurchaseState } from '@/lib/purchasing/commands/send';
import { addSupplier } from '@/lib/purchasing/commands/suppliers';
import { findPurchase } from '@/lib/purchasing/queries/orders';
import type { SupplierInput } from '@/lib/purchasing/schema/suppliers';
import type { Result } from '@/lib/shared/result';
import { createAdmin } from '../orders/fixtures';

export const admin = createAdmin('Grace Shop');

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.message}`);
  return result.value;
}

export async function createSupplier(more: Partial<SupplierInput> = {}): Promise<string> {
  const name = `Supplier ${randomBytes(5).toString('hex')}`;
  const input: SupplierInput = {
    name,
    email: 'orders@supplier.example',
    contact: 'Ada Berg',
    phone: '',
    address: ['1 Mill Road', 'Toledo, OH 43604'],
    currency: 'USD',
    leadTimeDays: 7,
    minOrder: 0,
    note: '',
    active: true,
    ...more,
  };
  return valueOf(await addSupplier(admin, input)).id;
}

/** Says that a supplier sells a SKU, which is due again at 5 units. */
export async function createPart(
  supplierId: string,
  sku: string,
  { cost = 400, packSize = 1, reorderPoint = 5, reorderQuantity = 20 } = {},
): Promise<void> {
  const part = { partNumber: `P-${sku}`, cost, packSize, leadTimeDays: null, preferred: true };
  valueOf(await savePart(admin, supplierId, sku, part));
  valueOf(await setReorderPoints(admin, [{ sku, reorderPoint, reorderQuantity }]));
}

/** A purchase order of these lines that was sent. */
export async function sentOrder(
  supplierId: string,
  lines: [sku: string, quantity: number][],
): Promise<string> {
  const [number = ''] = valueOf(await createDraft(admin, supplierId)).numbers;
  const { version } = (await findPurchase(number))!;
  const typed = lines.map(([sku, quantity]) => ({ sku, quantity, cost: 400 }));
  valueOf(await editDraft(admin, number, { version, lines: typed, note: '', expectedOn: null }));
  valueOf(await changePurchaseState(admin, number, { to: 'sent', why: '' }));
  return number;
}

export const receiptOf = (lines: [sku: string, quantity: number, cost: number | null][]) => ({
  id: new ObjectId().toHexString(),
  note: '',
  lines: lines.map(([sku, quantity, cost]) => ({ sku, quantity, cost })),
});
