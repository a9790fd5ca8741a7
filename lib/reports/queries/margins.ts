import type { Shop } from '../../settings/schema/shop';
import type { Period } from '../rules/periods';
import { marginPercent, sumRows } from '../rules/reports';
import type { Report, ReportColumn, ReportRow } from '../schema';
import { findShelvesOf } from './catalog-copy';
import { salesBySku } from './sales';

const columns: ReportColumn[] = [
  { id: 'sku', title: 'SKU', kind: 'text' },
  { id: 'product', title: 'Product', kind: 'text' },
  { id: 'units', title: 'Units kept', kind: 'count' },
  { id: 'net', title: 'Net sales', kind: 'money' },
  { id: 'unit-cost', title: 'Average cost', kind: 'money', spare: true },
  { id: 'cost', title: 'Cost', kind: 'money' },
  { id: 'margin', title: 'Margin', kind: 'money' },
  { id: 'share', title: 'Margin of net sales', kind: 'percent' },
];

/**
 * The margin of each SKU sold in a period: net sales less the units that were not returned, at their present moving
 * average cost. SKUs without a known cost are left out, because their margin is not their sales.
 */
export async function reportMargins(period: Period, { timeZone }: Shop): Promise<Report> {
  const sold = await salesBySku(period, timeZone);
  const shelves = await findShelvesOf(sold.map(({ sku }) => sku));
  const rows = sold.flatMap(({ sku, productId, name, kept, net }): ReportRow[] => {
    const unitCost = shelves.get(sku)?.averageCost;
    if (unitCost === undefined) return [];
    const cost = kept * unitCost;
    const cells = [sku, name, kept, net, unitCost, cost, net - cost, marginPercent(net, cost)];
    return [{ key: sku, href: `/dashboard/manageProduct/${productId}`, cells }];
  });
  const totals = sumRows(columns, rows, ['units', 'net', 'cost', 'margin']);
  const sumOf = (id: string) => Number(totals[columns.findIndex((column) => column.id === id)]);
  totals[columns.length - 1] = marginPercent(sumOf('net'), sumOf('cost'));
  return { columns, rows, totals };
}
