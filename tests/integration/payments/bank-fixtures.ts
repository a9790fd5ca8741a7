import { placeOrder } from '@/lib/orders/commands/place-order';
import { transferReference } from '@/lib/orders/rules/transfer';
import type { PaymentMethod } from '@/lib/orders/schema/payment';
import type { Order } from '@/lib/orders/schema/order';
import { bankEntries } from '@/lib/payments/collection';
import { importStatement } from '@/lib/payments/commands/import-statement';
import { saveShop } from '@/lib/settings/commands';
import { bodyFor, createCustomer, newKey } from '../orders/fixtures';
import { admin } from './fixtures';

/** Gives the shop an account, so that it takes transfers. */
export async function openAccount(): Promise<void> {
  const bank = {
    name: 'Test Bank',
    accountHolder: 'Hexbolt Inc.',
    accountNumber: '123456',
    routingNumber: '021000021',
    iban: '',
    bic: '',
  };
  await saveShop(admin, { bank });
}

export async function placeTransferOrder(
  sku: string,
  quantity = 1,
  method: PaymentMethod = 'bank-transfer',
): Promise<Order> {
  const body = await bodyFor([[sku, quantity]], { payment: { method, purchaseOrder: '' } });
  const placed = await placeOrder(createCustomer(), body, newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  return placed.value;
}

let day = 0;
/** A row of a statement on a day of its own, so that no two rows of a test are equal by chance. */
export function row(amount: number, text: string, name = 'Someone'): string {
  const on = new Date(Date.UTC(2026, 0, 1 + day++)).toISOString().slice(0, 10);
  return `${on},${(amount / 100).toFixed(2)},${name},${text}`;
}

export const payFor = ({ number, totals }: Order, amount = totals.total): string =>
  row(amount, transferReference(number));

export async function importRows(...rows: string[]) {
  const file = Buffer.from(['Date,Amount,Name,Description', ...rows].join('\n'));
  const result = await importStatement(file, { name: 'statement.csv', isDryRun: false });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

/** The entry with this text. */
export async function entryOf(text: string) {
  const entry = await bankEntries().findOne({ text });
  if (!entry) throw new Error(`no entry ${text}`);
  return entry;
}
