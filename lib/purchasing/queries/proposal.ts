import { listReorderStock } from '../../inventory/queries/stock-list';
import { findShop } from '../../settings/queries';
import type { StockRow } from '../../inventory/schema';
import { supplierParts, suppliers } from '../collection';
import { chooseOffer, proposedQuantity } from '../rules/proposal';
import { totalOf } from '../rules/status';
import { unitsOnOrder } from './orders';

export type ProposedLine = StockRow & {
  onOrder: number;
  quantity: number;
  cost: number;
  partNumber: string;
  packSize: number;
};
export type ProposedOrder = {
  supplierId: string;
  supplier: string;
  currency: string;
  minOrder: number;
  total: number;
  lines: ProposedLine[];
};
/** What to order from whom; `unsupplied` are SKUs that no active supplier sells. */
export type Proposal = { orders: ProposedOrder[]; unsupplied: (StockRow & { onOrder: number })[] };

/** The SKUs whose units, available and on order, have reached their reorder point, grouped by supplier. */
export async function proposeOrders(): Promise<Proposal> {
  const [shop, stock, onOrder] = await Promise.all([findShop(), listReorderStock(), unitsOnOrder()]);
  const due = stock.flatMap((row) => {
    const units = onOrder.get(row.sku) ?? 0;
    const isDue = row.product !== null && row.available + units <= row.reorderPoint!;
    return isDue ? [{ ...row, onOrder: units }] : [];
  });
  const [parts, active] = await Promise.all([
    supplierParts()
      .find({ sku: { $in: due.map(({ sku }) => sku) } })
      .toArray(),
    suppliers().find({ active: true }).sort({ name: 1 }).toArray(),
  ]);
  const orders = new Map<string, ProposedOrder>(
    active.map(({ _id, name, currency, minOrder }) => {
      const supplierId = _id.toHexString();
      return [supplierId, { supplierId, supplier: name, currency, minOrder, total: 0, lines: [] }];
    }),
  );
  const partsOf = new Map<string, typeof parts>();
  for (const part of parts) partsOf.set(part.sku, [...(partsOf.get(part.sku) ?? []), part]);
  const unsupplied: Proposal['unsupplied'] = [];
  for (const row of due) {
    const offers = (partsOf.get(row.sku) ?? []).flatMap((part) => {
      const order = orders.get(part.supplierId);
      return order ? [{ ...part, isShopCurrency: order.currency === shop.currency }] : [];
    });
    const offer = chooseOffer(offers, row.preferredSupplier);
    if (!offer) {
      unsupplied.push(row);
      continue;
    }
    const { cost, partNumber, packSize } = offer;
    const quantity = proposedQuantity({ ...row, reorderPoint: row.reorderPoint! }, packSize);
    orders.get(offer.supplierId)!.lines.push({ ...row, quantity, cost, partNumber, packSize });
  }
  const proposed = [...orders.values()].filter(({ lines }) => lines.length > 0);
  return { orders: proposed.map((order) => ({ ...order, total: totalOf(order.lines) })), unsupplied };
}
