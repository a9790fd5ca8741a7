import { findBackorderTerms } from '../../inventory/queries/backorders';
import { findStockRows } from '../../inventory/queries/stock-list';
import { orders } from '../collection';
import type { OpenBackorder } from '../types';
import { findWaiting, listBackordered } from './waiting-units';

/** The SKUs for which orders wait, each with its orders, the oldest first: who gets the next units. */
export async function listOpenBackorders(): Promise<OpenBackorder[]> {
  const named = await orders().distinct('backordered', { backordered: { $gt: '' } });
  const skus = named.filter((sku) => sku !== undefined);
  if (skus.length === 0) return [];
  const open = await listBackordered(skus);
  const [waiting, rows, terms] = await Promise.all([
    findWaiting(skus, open),
    findStockRows(skus),
    findBackorderTerms(skus),
  ]);
  return rows
    .map(({ sku, productId, product, option }) => ({
      sku,
      productId,
      name: [product ?? 'No longer sold', option].filter(Boolean).join(', '),
      expectedOn: terms[sku]?.expectedOn ?? null,
      leadDays: terms[sku]?.leadDays ?? null,
      orders: open.flatMap(({ _id, number, customer, lines }) => {
        const units = waiting.get(_id.toHexString())?.get(sku) ?? 0;
        const told = lines.find((line) => line.sku === sku)?.backorder?.expectedOn ?? null;
        return units > 0 ? [{ number, customer: customer.name, units, told }] : [];
      }),
    }))
    .filter((row) => row.orders.length > 0)
    .sort((one, other) => (one.sku < other.sku ? -1 : 1));
}
