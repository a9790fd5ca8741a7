import { stock } from '@/lib/catalog/collection/stock';
import { takeStock } from '@/lib/inventory/commands/holds';
import { auditLedger } from '@/lib/inventory/queries/ledger';
import { purchaseOrders } from '@/lib/purchasing/collection';
import { receivePurchase } from '@/lib/purchasing/commands/receive';
import { finishPurchases } from '@/lib/purchasing/jobs';
import { onCrashingServer } from '../orders/faults';
import { createProduct } from '../orders/fixtures';
import { admin, createSupplier, receiptOf, sentOrder } from './fixtures';

describe('a server that crashes after any write of a receipt', () => {
  // prettier-ignore
  test('leaves nothing that a repeat, or the job, does not complete exactly once', async () => {
    const supplierId = await createSupplier();
    let at = 0;
    for (let died = true; died;) {
      at += 1;
      const [a, b] = [await createProduct(4), await createProduct(4)];
      const number = await sentOrder(supplierId, [[a, 10], [b, 10]]); // prettier-ignore
      const receipt = receiptOf([[a, 6, 200], [b, 7, 300]]); // prettier-ignore
      ({ died } = await onCrashingServer(at, 'after', () => receivePurchase(admin, number, receipt)));
      // A customer buys while the receipt is only partly in stock.
      await takeStock(`buyer-${at}`, a, 1);
      if (at % 2) await receivePurchase(admin, number, receipt);
      const isCommitted = (await purchaseOrders().findOne({ number }))!.receipts.length > 0;
      await finishPurchases();
      await finishPurchases();
      const available = async (sku: string) => (await stock().findOne({ _id: sku }))!.available;
      expect([at, await available(a), await available(b)]).toEqual(isCommitted ? [at, 9, 11] : [at, 3, 4]);
      for (const sku of [a, b]) {
        const { available: left, sum } = (await auditLedger(sku))!;
        expect([at, sku, sum]).toEqual([at, sku, left]);
      }
      expect(await purchaseOrders().countDocuments({ number, unfinished: true })).toBe(0);
    }
    expect(at).toBeGreaterThan(4);
  }, 120_000);
});
