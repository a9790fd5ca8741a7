import {
  countLowStock,
  eachStockBatch,
  listReorderStock,
  listStock,
} from '@/lib/inventory/queries/stock-list';
import { listLedger } from '@/lib/inventory/queries/ledger';
import { findCount, listCounts } from '@/lib/inventory/queries/counts';
import { startCount } from '@/lib/inventory/commands/counts';
import { fileWaitingMovements } from '@/lib/inventory/commands/file-movements';
import { finishPurchases } from '@/lib/purchasing/jobs';
import { countPurchases, listPurchases, unitsOnOrder } from '@/lib/purchasing/queries/orders';
import { eachPartBatch, findKnownParts } from '@/lib/purchasing/queries/part-files';
import { listOffers, listPartsPage, listSuppliers } from '@/lib/purchasing/queries/suppliers';
import { explained } from '../explained';
import { createProduct } from '../orders/fixtures';
import { admin, createPart, createSupplier, sentOrder, valueOf } from './fixtures';

const small = ['suppliers', 'stockCounts'];

test('lists, ledgers and jobs of stock and purchasing read through an index', async () => {
  const sku = await createProduct(3);
  const supplierId = await createSupplier();
  await createPart(supplierId, sku);
  await sentOrder(supplierId, [[sku, 5]]);
  const { id } = valueOf(await startCount(admin, { name: 'All', category: null, skus: [] }));
  const plans = await explained(async () => {
    await listStock({ q: sku, sort: '-available' }, 1);
    await listStock({ low: '1' }, 1);
    await countLowStock();
    await listReorderStock();
    await listLedger(sku, 2);
    await listCounts(1);
    await findCount(id);
    await fileWaitingMovements();
    await listPurchases({ state: 'sent', q: 'po-' }, 1);
    await listPurchases({ supplier: supplierId, sort: '-total' }, 1);
    await countPurchases();
    await unitsOnOrder([sku]);
    await unitsOnOrder();
    await listOffers(sku);
    await findKnownParts([{ row: 2, cells: { supplier: 'Supplier', sku } }]);
    await eachPartBatch().next();
    await eachStockBatch().next();
    await listPartsPage(supplierId, 1);
    await listSuppliers({ q: 'supplier' }, 1);
    await finishPurchases();
  });
  const scans = plans.filter(({ plan, ran }) => plan.includes('COLLSCAN') && !small.includes(ran));
  expect(scans.map(({ ran, plan }) => `${ran} ${plan}`)).toEqual([]);
  expect(plans.length).toBeGreaterThan(20);
});
