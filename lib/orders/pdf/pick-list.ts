import { PdfBuilder } from '../../platform/pdf-builder';
import { now } from '../../platform/clock';
import type { Shop } from '../../settings/schema/shop';
import { formatDateTime } from '../../shared/dates';
import { linesToPack, pickLines } from '../rules/pick-list';
import type { Order } from '../schema/order';

/** The list by which the units of several orders are taken from the shelves, sorted by bin place. */
export async function pickListPdf(
  orders: Order[],
  bins: Record<string, string>,
  shop: Shop,
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = pickLines(orders, bins);
  const waiting = orders.filter((order) => linesToPack(order).length > 0).map(({ number }) => number);
  const printed = formatDateTime(now().toISOString(), shop);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const pdf = await PdfBuilder.create('Pick list', JSON.stringify([lines, shop.name, printed, '×–']));
  pdf.text(shop.name, { bold: true }).text(printed, { muted: true }).space(16).heading('Pick list');
  if (lines.length === 0) return pdf.text('Nothing in these orders waits to be shipped.').bytes();
  return pdf
    .text(`Orders: ${waiting.join(', ')}`)
    .space(12)
    .table(
      [
        { title: 'Picked', width: 0.09 },
        { title: 'Bin', width: 0.12 },
        { title: 'SKU', width: 0.17 },
        { title: 'Product', width: 0.31 },
        { title: 'Units', width: 0.08, alignRight: true },
        { title: '', width: 0.02 },
        { title: 'Orders', width: 0.21 },
      ],
      lines.map(({ bin, sku, name, quantity, orders: own }) => [
        '[  ]',
        bin || '–',
        sku,
        name,
        String(quantity),
        '',
        own.map((order) => `${order.number} × ${order.quantity}`).join(', '),
      ]),
    )
    .text(`${units} ${units === 1 ? 'unit' : 'units'} in total`)
    .bytes();
}
