import { now } from '../../../platform/clock';
import { bankEntries, bankRefunds, type BankEntryDocument } from '../../collection';
import { ProviderError, type FoundPayment, type PaymentProvider } from '../../types';

/** The id of the payment that one assignment of a bank entry to an order is. */
export const transferId = (entryId: string, index: number): string => `bt_${entryId}_${index}`;

export const isTransferId = (paymentId: string): boolean => paymentId.startsWith('bt_');

async function paymentOf(entry: BankEntryDocument, index: number): Promise<FoundPayment | null> {
  const assignment = entry.assignments[index];
  if (!assignment) return null;
  const { orderId, amount, isUndone, at } = assignment;
  const id = transferId(entry._id, index);
  const tasks = await bankRefunds().find({ paymentId: id }).sort({ _id: 1 }).toArray();
  const done = tasks.filter(({ state }) => state === 'done');
  const requested = tasks.filter(({ state }) => state === 'open').map(({ refundId }) => refundId);
  return {
    orderId,
    payment: {
      id,
      provider: 'bank-transfer',
      status: isUndone ? 'voided' : 'captured',
      amount,
      currency: entry.currency,
      captured: isUndone ? 0 : amount,
      refunded: done.reduce((sum, task) => sum + task.amount, 0),
      refunds: done.map(({ refundId }) => refundId).sort(),
      ...(requested.length > 0 && { requested }),
      allowsSeveralCaptures: false,
      captureBefore: null,
      label: `Transfer of ${entry.on}`,
      dispute: null,
      at: at.toISOString(),
    },
  };
}

/**
 * Bank transfers. What the bank knows is what its statements say: the entries that were imported. Money has arrived
 * when it is known, so there is nothing to capture or release; a refund is a task for staff until they have made it.
 */
export const bankTransferProvider: PaymentProvider = {
  // The page is the order's own: it says where to send the money.
  authorize: async ({ orderId, returnUrl }) => ({ id: orderId, url: returnUrl }),
  capture: async () => {},
  void: async () => {},
  parseWebhook: () => null,
  findPage: async () => ({ isOpen: true, paymentId: null }),

  async refund(payment, refund) {
    const [, entryId = '', index = ''] = payment.id.split('_');
    const entry = await bankEntries().findOne({ _id: entryId });
    const assignment = entry?.assignments[Number(index)];
    if (!entry || !assignment || assignment.isUndone)
      throw new ProviderError('This transfer is not assigned to the order any more', false);
    const { name, iban, currency } = entry;
    const { orderId, number } = assignment;
    const { id: refundId, amount, reason } = refund;
    await bankRefunds().updateOne(
      { _id: `${payment.id}-${refundId}` },
      {
        $setOnInsert: {
          refundId,
          paymentId: payment.id,
          orderId,
          number,
          entryId,
          amount,
          currency,
          name,
          iban,
          reason,
          state: 'open',
          doneOn: null,
          at: now(),
        },
      },
      { upsert: true },
    );
  },

  async find(paymentId) {
    const [, entryId = '', index = ''] = paymentId.split('_');
    const entry = await bankEntries().findOne({ _id: entryId });
    return entry && paymentOf(entry, Number(index));
  },

  async *list(since) {
    // By the import: a statement may be older than the shop.
    for await (const entry of bankEntries().find({ importedAt: { $gte: since } }))
      for (const index of entry.assignments.keys()) {
        const found = await paymentOf(entry, index);
        if (found) yield found;
      }
  },
};
