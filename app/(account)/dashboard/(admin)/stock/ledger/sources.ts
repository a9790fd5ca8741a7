import { countsPath } from '@/lib/inventory/rules';
import type { LedgerRow } from '@/lib/inventory/schema';
import { findOrderNumbers } from '@/lib/orders/queries/order-numbers';
import { purchaseHref } from '@/lib/purchasing/rules/paths';

/** The order of a source: an edit's key is the order's id with a suffix. */
const orderOf = (id: string) => id.slice(0, 24);

/** The name and the page of what caused each movement, by its id. */
export async function findSources(rows: LedgerRow[]): Promise<Map<string, { name: string; href: string }>> {
  const sources = rows.flatMap(({ source }) => (source ? [source] : []));
  const orders = sources.filter(({ kind }) => kind === 'order').map(({ id }) => orderOf(id));
  const numbers = await findOrderNumbers(orders);
  const named = sources.flatMap(({ kind, id }): [string, { name: string; href: string }][] => {
    if (kind === 'purchase-order') return [[id, { name: id, href: purchaseHref(id) }]];
    if (kind === 'stock-count') return [[id, { name: 'See the count', href: `${countsPath}/${id}` }]];
    const number = numbers.get(orderOf(id));
    return number ? [[id, { name: number, href: `/dashboard/manageOrder/${number}` }]] : [];
  });
  return new Map(named);
}
