import { composeMail, type PendingMail } from '../mail/outbox';
import type { Shop } from '../settings/schema/shop';
import { formatDay } from '../shared/dates';
import { formatMoney } from '../shared/money';
import type { PurchaseOrderDocument } from './collection';

/** The mail that orders from a supplier: complete in its text, with the order as PDF. */
export async function purchaseMail(order: PurchaseOrderDocument, shop: Shop): Promise<PendingMail> {
  const { number, supplier, currency, lines, note, expectedOn, total, sentAt, createdAt } = order;
  const money = (amount: number) => formatMoney(amount, currency, shop.locale);
  const date = (sentAt ?? createdAt).toISOString();
  // Loaded when it is used: most requests need no PDF.
  const { purchasePdf } = await import('./pdf');
  const pdf = await purchasePdf({ ...order, date }, shop);
  return composeMail(
    supplier.email,
    {
      subject: `Purchase order ${number} from ${shop.name}`,
      heading: `Purchase order ${number}`,
      preheader: `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}, ${money(total)}`,
      paragraphs: [
        `Hello${supplier.contact ? ` ${supplier.contact}` : ''},`,
        `please deliver the following to ${shop.legalName}. The order is attached as PDF.`,
        ...(expectedOn ? [`We expect the goods by ${formatDay(expectedOn, shop.locale)}.`] : []),
        ...(note ? [note] : []),
      ],
      table: {
        head: ['Part number', 'Product', 'Quantity', 'Amount'],
        rows: [
          ...lines.map(({ partNumber, sku, product, quantity, cost }) => [
            partNumber || sku,
            product,
            String(quantity),
            money(cost * quantity),
          ]),
          ['Total', '', '', money(total)],
        ],
      },
      attachments: [
        {
          filename: `${number}.pdf`,
          contentType: 'application/pdf',
          content: Buffer.from(pdf).toString('base64'),
        },
      ],
      footnote: 'Please confirm the order by answering this mail.',
      replyTo: shop.email,
    },
    shop,
  );
}
