import { findStructure } from '../../catalog/queries/structure';
import { categoryName } from '../../catalog/rules/structure';
import { sumRows } from '../rules/reports';
import type { Report, ReportColumn, ReportRow } from '../schema';
import { findAllProducts, findAllShelves } from './catalog-copy';

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

/**
 * Every SKU with its units, and their value at the current price and at the average cost. All SKUs are read for the
 * totals.
 */
export async function reportStock(): Promise<Report> {
  const [structure, shelves, found] = await Promise.all([
    findStructure(),
    findAllShelves(),
    findAllProducts(),
  ]);
  const rows = [...found.values()].flatMap(({ _id, name, category, state, variants }) => {
    const titled = categoryName(structure, category);
    return variants.map(({ sku, price }): ReportRow => {
      const { available = 0, averageCost = null } = shelves.get(sku) ?? {};
      // What is on backorder is no stock.
      const units = Math.max(0, available);
      const atCost = averageCost === null ? null : units * averageCost;
      const cells = [sku, name, titled, state, units, price, units * price, averageCost, atCost];
      return { key: sku, href: `/dashboard/manageProduct/${_id}`, cells };
    });
  });
  return { columns, rows, totals: sumRows(columns, rows, ['units', 'value', 'cost']) };
}
