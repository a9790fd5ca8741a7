import { orders, type OrderDocument } from '../../lib/orders/collection';
import { transferReference } from '../../lib/orders/rules/transfer';
import type { OrderPayment } from '../../lib/orders/schema/payment';
import { bankEntries, type BankEntryDocument } from '../../lib/payments/collection';
import { transferId } from '../../lib/payments/providers/bank-transfer/provider';
import { bankWords } from '../../lib/payments/rules/bank-words';
import type { Shop } from '../../lib/settings/schema/shop';
import { addMissing } from '../add-missing';
import { demoId } from './demo-ids';
import { transferredAfter, type PlannedOrder } from './order-plan';

const entryId = (orderId: string) => demoId(`demo transfer ${orderId}`).toHexString();

/** What an order that is paid in advance has by the end of the history: its transfer, or the time until which it waits. */
export function prepaidBy(
  planned: PlannedOrder,
  orderId: string,
  { total, currency }: OrderDocument['totals'],
  isPaid: boolean,
  shop: Shop,
): Pick<OrderDocument, 'payments' | 'payBy'> {
  const placed = planned.placedAt.getTime();
  if (!isPaid) return { payBy: new Date(placed + shop.transferDays * 86_400_000) };
  const at = new Date(placed + transferredAfter(planned)).toISOString();
  const payment: OrderPayment = {
    id: transferId(entryId(orderId), 0),
    provider: 'bank-transfer',
    status: 'captured',
    amount: total,
    currency,
    captured: total,
    refunded: 0,
    refunds: [],
    allowsSeveralCaptures: false,
    captureBefore: null,
    label: `Transfer of ${at.slice(0, 10)}`,
    dispute: null,
    at,
    isSurplus: false,
  };
  return { payments: [payment], payBy: null };
}

function entryOf({ _id, number = '', customer, payments = [] }: OrderDocument): BankEntryDocument[] {
  const orderId = _id.toHexString();
  return payments
    .filter(({ id }) => id === transferId(entryId(orderId), 0))
    .map(({ amount, currency, at }) => {
      const entry = {
        account: '',
        on: at.slice(0, 10),
        amount,
        currency,
        name: customer.name,
        iban: '',
        text: `Order ${transferReference(number)}`,
        reference: '',
        assignments: [{ orderId, number, amount, by: 'The shop', at: new Date(at), isUndone: false }],
        proposal: null,
      };
      return {
        ...entry,
        _id: entryId(orderId),
        state: 'matched',
        open: 0,
        decision: null,
        words: bankWords(entry),
        file: 'demo-transfers.csv',
        importedAt: new Date(at),
        version: 2,
      };
    });
}

/** Adds the bank entries of the transfers that the stored ones of these orders have. Idempotent. */
export async function seedTransfers(all: OrderDocument[]): Promise<void> {
  const ids = all.filter(({ payments }) => payments?.length).map(({ _id }) => _id);
  const stored = await orders()
    .find({ _id: { $in: ids } })
    .toArray();
  await addMissing(
    bankEntries(),
    stored.flatMap((order) => entryOf(order as OrderDocument)),
  );
}
