import { stockMovements } from '../../inventory/collection';
import type { Shop } from '../../settings/schema/shop';
import { addDays, startOfDay } from '../../shared/dates';
import { lastDays, periodBefore, type Period } from '../rules/periods';
import { sumRows } from '../rules/reports';
import type { Report, ReportColumn } from '../schema';
import { findProductsOf, findShelvesAtReorderPoint, findShelvesOf, type Shelf } from './catalog-copy';
import { salesBySku, type SoldSku } from './sales';

const productHref = (id: string) => `/dashboard/manageProduct/${id}`;

export type LowStock = Omit<SoldSku, 'kept'> & { available: number; daysLeft: number | null };

/** The stock of these SKUs, and of all that are at or below their reorder point. */
async function findShelves(sold: SoldSku[]): Promise<Shelf[]> {
  const [all, atPoint] = await Promise.all([
    findShelvesOf(sold.map(({ sku }) => sku)),
    findShelvesAtReorderPoint(),
  ]);
  const ofSold = sold.flatMap(({ sku }) => all.get(sku) ?? []);
  return [...new Map([...ofSold, ...atPoint].map((shelf) => [shelf._id, shelf])).values()];
}

/**
 * The SKUs of published products without successor that are at or below their reorder point. Those without one are low
 * when fewer units are left than were sold in the last 30 days.
 */
export async function findLowStock(sold: SoldSku[]): Promise<LowStock[]> {
  const bySku = new Map(sold.map((each) => [each.sku, each]));
  const low = (await findShelves(sold)).filter(
    ({ _id, available, reorderPoint = bySku.get(_id)!.units - 1 }) => available <= reorderPoint,
  );
  const known = await findProductsOf([...new Set(low.map(({ productId }) => productId))]);
  return low.flatMap(({ _id: sku, productId, available }) => {
    const product = known.get(productId);
    if (product?.state !== 'published' || product.successor) return [];
    if (!product.variants.some((variant) => variant.sku === sku)) return [];
    const sales = bySku.get(sku) ?? { sku, productId, name: product.name, units: 0, net: 0 };
    const daysLeft = sales.units > 0 ? Math.floor((Math.max(0, available) * 30) / sales.units) : null;
    return [{ ...sales, available, daysLeft }];
  });
}

export async function reportLowStock(today: string, { timeZone }: Shop): Promise<Report> {
  const low = await findLowStock(await salesBySku(lastDays(30, today), timeZone));
  const columns: ReportColumn[] = [
    { id: 'sku', title: 'SKU', kind: 'text' },
    { id: 'product', title: 'Product', kind: 'text' },
    { id: 'units', title: 'Units left', kind: 'count' },
    { id: 'sold', title: 'Sold in 30 days', kind: 'count' },
    { id: 'lasts', title: 'Lasts (days)', kind: 'count' },
  ];
  const rows = low.map(({ sku, productId, name, available, units, daysLeft }) => ({
    key: sku,
    href: productHref(productId),
    cells: [sku, name, available, units, daysLeft],
  }));
  return { columns, rows, totals: null };
}

type Moved = {
  _id: { sku: string; reason: string; productId: string; before: boolean };
  entries: number;
  added: number;
  net: number;
};

type MovementRow = Omit<Moved, '_id'> & Omit<Moved['_id'], 'before'> & { before: number };

/** Joins the movements of a period and of the one before it. */
function joinPeriods(found: Moved[]): MovementRow[] {
  const rows = new Map<string, MovementRow>();
  for (const { _id, ...sums } of found) {
    const id = JSON.stringify([_id.sku, _id.reason, _id.productId]);
    const row = rows.get(id) ?? { ..._id, entries: 0, added: 0, net: 0, before: 0 };
    rows.set(id, _id.before ? { ...row, before: sums.net } : { ...row, ...sums });
  }
  return [...rows.values()];
}

/** The stock changes by SKU and reason; `before` is the net change in the period before. */
export async function reportMovements(period: Period, { timeZone }: Shop): Promise<Report> {
  const start = startOfDay(period.from, timeZone);
  const range = {
    $gte: startOfDay(periodBefore(period).from, timeZone),
    $lt: startOfDay(addDays(period.to, 1), timeZone),
  };
  const found = await stockMovements()
    .aggregate<Moved>([
      { $match: { at: range } },
      {
        $group: {
          _id: { sku: '$sku', reason: '$reason', productId: '$productId', before: { $lt: ['$at', start] } },
          entries: { $sum: 1 },
          added: { $sum: { $cond: [{ $gt: ['$change', 0] }, '$change', 0] } },
          net: { $sum: '$change' },
        },
      },
    ])
    .toArray();
  const named = await findProductsOf([...new Set(found.map(({ _id }) => _id.productId))]);
  const columns: ReportColumn[] = [
    { id: 'sku', title: 'SKU', kind: 'text' },
    { id: 'product', title: 'Product', kind: 'text' },
    { id: 'reason', title: 'Reason', kind: 'text' },
    { id: 'entries', title: 'Entries', kind: 'count' },
    { id: 'in', title: 'Units in', kind: 'count' },
    { id: 'out', title: 'Units out', kind: 'count' },
    { id: 'net', title: 'Net', kind: 'count' },
    { id: 'before', title: 'Net before', kind: 'count' },
  ];
  const rows = joinPeriods(found).map(({ sku, reason, productId, entries, added, net, before }) => ({
    key: `${sku} ${reason}`,
    href: named.has(productId) ? productHref(productId) : undefined,
    cells: [sku, named.get(productId)?.name ?? '', reason, entries, added, added - net, net, before],
  }));
  return { columns, rows, totals: sumRows(columns, rows, ['entries', 'in', 'out', 'net', 'before']) };
}
