import { PdfBuilder } from '../../platform/pdf-builder';
import { now } from '../../platform/clock';
import type { Shop } from '../../settings/schema/shop';
import { formatDateTime } from '../../shared/dates';
import type { WaitingUnits } from '../rules/backorders';
import { linesToPack, pickLines } from '../rules/pick-list';
import { deliveryRequests } from '../rules/requested-date';
import type { Order } from '../schema/order';

/** What the customers of these orders ask for, a sentence for each: the day, one shipment, and comments on lines. */
function pickNotes(orders: Order[], { locale }: Shop): string[] {
  return orders
    .filter((order) => linesToPack(order).length > 0)
    .flatMap((order) => {
      const requests = deliveryRequests(order, locale).map(({ label, text }) => `${label}: ${text}`);
      const comments = order.lines.flatMap(({ sku, comment }) => (comment ? [`${sku}: ${comment}`] : []));
      return [...requests, ...comments].map((text) => `${order.number}, ${text}`);
    });
}

/**
 * The list by which the units of several orders are taken from the shelves, sorted by bin place; without those that have not
 * arrived yet, which `early` names by the id of the order.
 */
export async function pickListPdf(
  orders: Order[],
  bins: Record<string, string>,
  shop: Shop,
  early = new Map<string, WaitingUnits>(),
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = pickLines(orders, bins, early);
  const waiting = orders
    .filter((order) => linesToPack(order, early.get(order.id)).length > 0)
    .map(({ number }) => number);
  const printed = formatDateTime(now().toISOString(), shop);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const notes = pickNotes(orders, shop);
  const allText = JSON.stringify([lines, notes, shop.name, printed, '×–']);
  const pdf = await PdfBuilder.create('Pick list', allText);
  pdf.text(shop.name, { bold: true }).text(printed, { muted: true }).space(16).heading('Pick list');
  if (lines.length === 0) return pdf.text('Nothing in these orders waits to be shipped.').bytes();
  pdf
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
    .text(`${units} ${units === 1 ? 'unit' : 'units'} in total`);
  if (notes.length > 0) pdf.space(12).text('What customers ask for', { bold: true });
  for (const note of notes) pdf.text(note);
  return pdf.bytes();
}
