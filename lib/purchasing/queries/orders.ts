import type { Filter, Sort } from 'mongodb';
import { pageOf, type Page } from '../../shared/paging';
import { beginningWithEach } from '../../shared/word-filter';
import { purchaseOrders, purchaseRowView, purchaseView, type PurchaseOrderDocument } from '../collection';
import { onOrderStates, purchaseStates, type PurchaseState } from '../rules/status';
import type { PurchaseFilters, PurchaseOrder, PurchaseRow } from '../schema/orders';

const pageSize = 25;

const sorts: Record<NonNullable<PurchaseFilters['sort']>, Sort> = {
  created: { createdAt: 1 },
  total: { total: 1, createdAt: 1 },
  '-total': { total: -1, createdAt: -1 },
  number: { number: 1 },
  '-number': { number: -1 },
};

/** One page of the purchase orders that match the filters, the newest first unless sorted otherwise. */
export async function listPurchases(
  { state, q = '', supplier, sort }: PurchaseFilters,
  page: number,
): Promise<Page<PurchaseRow>> {
  const filter: Filter<PurchaseOrderDocument> = {
    ...(state && { state }),
    ...(supplier && { supplierId: supplier }),
    ...beginningWithEach(q, 8),
  };
  const [found, total] = await Promise.all([
    purchaseOrders()
      .find(filter)
      .sort(sort ? sorts[sort] : { createdAt: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    purchaseOrders().countDocuments(filter),
  ]);
  return pageOf(found.map(purchaseRowView), page, pageSize, total);
}

/** The number of purchase orders in each state. */
export async function countPurchases(): Promise<Record<PurchaseState, number>> {
  const counts = await Promise.all(
    purchaseStates.map(async (state) => [state, await purchaseOrders().countDocuments({ state })] as const),
  );
  return Object.fromEntries(counts) as Record<PurchaseState, number>;
}

/** A purchase order, or null. */
export async function findPurchase(number: string): Promise<PurchaseOrder | null> {
  const found = await purchaseOrders().findOne({ number });
  return found && purchaseView(found);
}

/** The units of each SKU that suppliers are still to deliver, drafts included; of all SKUs, or of these. */
export async function unitsOnOrder(skus?: string[]): Promise<Map<string, number>> {
  const wanted = skus ? { 'lines.sku': { $in: skus } } : {};
  const found = await purchaseOrders()
    .aggregate<{ _id: string; units: number }>([
      { $match: { state: { $in: onOrderStates }, ...wanted } },
      { $unwind: '$lines' },
      { $match: wanted },
      {
        $group: {
          _id: '$lines.sku',
          units: { $sum: { $max: [{ $subtract: ['$lines.quantity', '$lines.received'] }, 0] } },
        },
      },
    ])
    .toArray();
  return new Map(found.map(({ _id, units }) => [_id, units]));
}
