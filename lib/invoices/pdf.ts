import { encode } from 'uqr';
import { addressLines } from '../orders/rules/places';
import { pictureAsJpeg } from '../images/queries';
import { PdfBuilder } from '../platform/pdf-builder';
import { formatDay } from '../shared/dates';
import { formatMoney } from '../shared/money';
import { epcPayload } from './rules/epc';
import { documentTitle, paymentRows, sumRows } from './rules/texts';
import type { InvoiceContent } from './schema/invoice';

const present = (lines: string[]) => lines.filter(Boolean);

function buyerLines({ buyer }: InvoiceContent): string[] {
  const { country, countryName: name } = buyer;
  return present([...addressLines(buyer, [{ code: country, name }]), buyer.taxId && `Tax ID ${buyer.taxId}`]);
}

function deliveryLines({ deliveredTo }: InvoiceContent): string[] {
  if (!deliveredTo) return [];
  const { country: code, countryName: name } = deliveredTo;
  return ['', 'Delivered to:', ...addressLines(deliveredTo, [{ code, name }])];
}

function facts(content: InvoiceContent): string[] {
  const { number, issuedOn, dueOn, shippedOn, order, credits, locale } = content;
  const day = (iso: string) => formatDay(iso, locale);
  return present([
    number,
    `Date: ${day(issuedOn)}`,
    dueOn && !content.isPaid ? `Due date: ${day(dueOn)}` : '',
    credits ? `Corrects invoice ${credits.number}` : '',
    credits ? `issued on ${day(credits.issuedOn)}` : '',
    credits ? `Reason: ${credits.reason}` : '',
    `Shipped: ${day(shippedOn)}`,
    `Order ${order.number} of ${day(order.placedOn)}`,
    order.purchaseOrder && `Your purchase order: ${order.purchaseOrder}`,
  ]);
}

const nameOf = ({ name, ownNumber, comment }: InvoiceContent['lines'][number]) =>
  `${name}${ownNumber ? `, your part no. ${ownNumber}` : ''}${comment ? `. Your comment: ${comment}` : ''}`;

function lineRows({ lines, discountName, currency, locale }: InvoiceContent): string[][] {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return lines.flatMap((line) => [
    [line.sku, nameOf(line), `${line.quantity} ${line.unit}`, money(line.unitPrice), money(line.total)],
    ...(line.discount > 0 ? [['', `${discountName}: ${money(-line.discount)}`, '', '', '']] : []),
  ]);
}

async function letterhead(pdf: PdfBuilder, { seller, logo }: InvoiceContent): Promise<void> {
  const picture = logo ? await pictureAsJpeg(logo, 400) : null;
  if (picture) await pdf.picture(picture, 90);
  const share = picture ? 0.75 : 1;
  pdf
    .text(seller.name, { bold: true, share })
    .text(present([...seller.address, seller.phone, seller.email]).join(', '), { muted: true, share })
    .text(
      present([seller.taxId && `Tax ID ${seller.taxId}`, seller.vatId && `VAT ID ${seller.vatId}`]).join(
        ', ',
      ),
      {
        muted: true,
        share,
      },
    )
    .clearPicture()
    .space(24);
}

function payment(pdf: PdfBuilder, content: InvoiceContent): void {
  if (content.series === 'credit-note') return;
  if (content.isPaid) {
    pdf.space(12).text('Paid. Thank you.', { bold: true });
    return;
  }
  const columns = [
    { title: 'How to pay', width: 0.3 },
    { title: '', width: 0.7 },
  ];
  pdf.space(20).table(columns, paymentRows(content));
  const payload = epcPayload(content);
  if (!payload) return;
  const { data } = encode(payload, { ecc: 'M', border: 2 });
  pdf.space(16).qrCode(data, ['Scan this code with your banking app', 'to pay by SEPA credit transfer.']);
}

/** An issued invoice or credit note as a PDF: the same bytes for the same content. */
export async function invoicePdf(content: InvoiceContent): Promise<Uint8Array<ArrayBuffer>> {
  const title = documentTitle(content);
  const texts = [facts(content), sumRows(content), lineRows(content), paymentRows(content)];
  // The labels are in the text too, for the fonts.
  const date = new Date(`${content.issuedOn}T00:00:00Z`);
  const pdf = await PdfBuilder.create(title, JSON.stringify([content, texts]), { date });
  await letterhead(pdf, content);
  pdf
    .heading(title)
    .sideBySide(
      ['Bill to', ...buyerLines(content), ...deliveryLines(content)],
      [title.replace(` ${content.number}`, ''), ...facts(content)],
    )
    .space(20)
    .table(
      [
        { title: 'SKU', width: 0.16 },
        { title: 'Product', width: 0.37 },
        { title: 'Quantity', width: 0.13, alignRight: true },
        { title: 'Price', width: 0.16, alignRight: true },
        { title: 'Amount', width: 0.18, alignRight: true },
      ],
      lineRows(content),
    )
    .totals(sumRows(content));
  payment(pdf, content);
  for (const [index, line] of content.footer.split('\n').entries())
    pdf.space(index === 0 ? 20 : 0).text(line, { muted: true, size: 9 });
  return pdf.bytes();
}
