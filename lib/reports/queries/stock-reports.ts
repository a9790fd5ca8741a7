import { products } from '../../catalog/collection/products';
import { stock } from '../../catalog/collection/stock';
import { findStructure } from '../../catalog/queries/structure';
import { categoryName } from '../../catalog/rules/structure';
import type { ProductStatus } from '../../catalog/schema/product';
import { stockMovements } from '../../inventory/collection';
import type { Shop } from '../../settings/schema/shop';
import { addDays, startOfDay } from '../../shared/dates';
import { lastDays, periodBefore, type Period } from '../rules/periods';
import { sumRows } from '../rules/reports';
import type { Report, ReportColumn, ReportRow } from '../schema';
import { salesBySku, type SoldSku } from './sales';

const productHref = (id: string) => `/dashboard/manageProduct/${id}`;

type StockedProduct = {
  _id: string;
  name: string;
  category: string;
  state: ProductStatus;
  variants: { sku: string; price: number }[];
};

/** Every SKU with its units, and their value at the current price and at the average cost. */
export async function reportStock(): Promise<Report> {
  const [structure, shelves, found] = await Promise.all([
    findStructure(),
    stock()
      .find()
      .project<{ _id: string; available: number; averageCost?: number }>({ available: 1, averageCost: 1 })
      .toArray(),
    products()
      .find()
      .project<StockedProduct>({ name: 1, category: 1, state: 1, 'variants.sku': 1, 'variants.price': 1 })
      .toArray(),
  ]);
  const bySku = new Map(shelves.map((shelf) => [shelf._id, shelf]));
  const columns: ReportColumn[] = [
    { id: 'sku', title: 'SKU', kind: 'text' },
    { id: 'product', title: 'Product', kind: 'text' },
    { id: 'category', title: 'Category', kind: 'text', spare: true },
    { id: 'status', title: 'Status', kind: 'text', spare: true },
    { id: 'units', title: 'Units', kind: 'count' },
    { id: 'price', title: 'Price', kind: 'money' },
    { id: 'value', title: 'Value', kind: 'money' },
    { id: 'unit-cost', title: 'Average cost', kind: 'money' },
    { id: 'cost', title: 'Value at cost', kind: 'money' },
  ];
  const rows = found.flatMap(({ _id, name, category, state, variants }) =>
    variants.map(({ sku, price }): ReportRow => {
      const { available: units = 0, averageCost = null } = bySku.get(sku) ?? {};
      const atCost = averageCost === null ? null : units * averageCost;
      const titled = categoryName(structure, category);
      const cells = [sku, name, titled, state, units, price, units * price, averageCost, atCost];
      return { key: sku, href: productHref(_id), cells };
    }),
  );
  return { columns, rows, totals: sumRows(columns, rows, ['units', 'value', 'cost']) };
}

export type LowStock = Omit<SoldSku, 'kept'> & { available: number; daysLeft: number | null };

type Shelf = { _id: string; productId: string; available: number; reorderPoint?: number };

/** The stock of these SKUs, and of all that are at or below their reorder point. */
async function findShelves(sold: SoldSku[]): Promise<Shelf[]> {
  const fields = { productId: 1, available: 1, reorderPoint: 1 };
  const [ofSold, atPoint] = await Promise.all([
    stock()
      .find({ _id: { $in: sold.map(({ sku }) => sku) } })
      .project<Shelf>(fields)
      .toArray(),
    stock()
      .find({ reorderPoint: { $gte: 0 }, $expr: { $lte: ['$available', '$reorderPoint'] } })
      .project<Shelf>(fields)
      .toArray(),
  ]);
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
  const onSale = await products()
    .find({
      _id: { $in: [...new Set(low.map(({ productId }) => productId))] },
      state: 'published',
      successor: null,
    })
    .project<{ _id: string; name: string; variants: { sku: string }[] }>({ name: 1, 'variants.sku': 1 })
    .toArray();
  const published = new Map(onSale.map((product) => [product._id, product]));
  return low.flatMap(({ _id: sku, productId, available }) => {
    const product = published.get(productId);
    if (!product?.variants.some((variant) => variant.sku === sku)) return [];
    const sales = bySku.get(sku) ?? { sku, productId, name: product.name, units: 0, net: 0 };
    const daysLeft = sales.units > 0 ? Math.floor((available * 30) / sales.units) : null;
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
  const named = await products()
    .find({ _id: { $in: [...new Set(found.map(({ _id }) => _id.productId))] } })
    .project<{ _id: string; name: string }>({ name: 1 })
    .toArray();
  const names = new Map(named.map(({ _id, name }) => [_id, name]));
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
    href: names.has(productId) ? productHref(productId) : undefined,
    cells: [sku, names.get(productId) ?? '', reason, entries, added, added - net, net, before],
  }));
  return { columns, rows, totals: sumRows(columns, rows, ['entries', 'in', 'out', 'net', 'before']) };
}
