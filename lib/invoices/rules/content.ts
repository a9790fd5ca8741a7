import { discountLabel, goodsDiscount } from '../../discounts/rules/offer';
import { paymentDays } from '../../orders/rules/invoice';
import type { ShipmentAmounts } from '../../orders/rules/shipment-totals';
import type { Order, OrderLine } from '../../orders/schema/order';
import { placeLines } from '../../settings/rules/shop';
import type { Shop } from '../../settings/schema/shop';
import { addDays, dayAt } from '../../shared/dates';
import type { InvoiceContent, InvoiceSeries } from '../schema/invoice';
import { deliveryRate, taxesOf } from './taxes';

/** What a document gets when it is issued. */
export type Numbering = { number: string; issuedOn: string };

/** The number of a document: `INV-2026-00042`. */
export function invoiceNumber(
  series: InvoiceSeries,
  year: number,
  sequence: number,
  { invoicing }: Pick<Shop, 'invoicing'>,
): string {
  const prefix = series === 'invoice' ? invoicing.prefix : invoicing.creditPrefix;
  return `${prefix}${year}-${String(sequence).padStart(5, '0')}`;
}

function sellerOf(shop: Shop): InvoiceContent['seller'] {
  const { legalName, phone, email, taxId, bank, invoicing } = shop;
  const { vatId, street, city, postcode, country } = invoicing;
  return {
    name: legalName,
    address: placeLines(shop),
    phone,
    email,
    taxId,
    vatId,
    street,
    city,
    postcode,
    country,
    bank: { ...bank },
  };
}

function buyerOf({ address, customer }: Order, shop: Shop): InvoiceContent['buyer'] {
  const { name, company, line1, line2, city, region, postcode, country } = address;
  return {
    name,
    company,
    email: customer.email,
    line1,
    line2,
    city,
    region,
    postcode,
    country,
    countryName: shop.countries.find(({ code }) => code === country)?.name ?? country,
    taxId: '',
  };
}

const lineOf = ({
  sku,
  name,
  color,
  size,
  unit,
  quantity,
  unitPrice,
  total,
  discount,
  taxBasisPoints,
}: OrderLine) => ({
  sku,
  name: [name, color, size].filter(Boolean).join(', '),
  unit,
  quantity,
  unitPrice,
  total,
  discount: discount ?? 0,
  taxBasisPoints,
});

/** What the shop's settings add to a document at the moment of its issue. */
export const letterheadOf = (
  shop: Shop,
): Pick<InvoiceContent, 'seller' | 'footer' | 'showsQrCode' | 'logo'> => ({
  seller: sellerOf(shop),
  footer: shop.invoicing.footer,
  showsQrCode: shop.invoicing.showsQrCode,
  logo: shop.invoicing.showsLogo ? shop.logo : '',
});

/** Whether no money has arrived yet: what a card has only authorized is captured when the goods have left. */
export const isUnpaid = ({ payment: { state } }: Pick<Order, 'payment'>): boolean =>
  state === 'due' || state === 'authorized';

/** Whether an order was paid at a moment: its invoice may be issued long after the shipment. */
export function wasPaidBy({ payment, history }: Pick<Order, 'payment' | 'history'>, at: Date): boolean {
  // A card that has authorized the order is charged for exactly this invoice: nobody must transfer it too.
  if (payment.method === 'card') return payment.state !== 'due';
  const paid = history.find(({ what }) => what === 'paid');
  return !isUnpaid({ payment }) && (!paid || new Date(paid.at) <= at);
}

/** The invoice of one shipment of an order: its units, its share of discounts, delivery and tax. */
export function invoiceContentOf(
  order: Order,
  { shipment, lines, totals }: ShipmentAmounts,
  shop: Shop,
  { number, issuedOn }: Numbering,
  at: Date,
): InvoiceContent {
  const amounts = { lines, totals };
  const discount = goodsDiscount(order);
  const { shipping, tax, total, currency } = totals;
  return {
    series: 'invoice',
    number,
    issuedOn,
    dueOn: addDays(issuedOn, paymentDays),
    shippedOn: dayAt(new Date(shipment.at), shop.timeZone),
    order: {
      number: order.number,
      placedOn: dayAt(new Date(order.placedAt), shop.timeZone),
      purchaseOrder: order.payment.purchaseOrder,
    },
    credits: null,
    ...letterheadOf(shop),
    buyer: buyerOf(order, shop),
    lines: lines.map(lineOf),
    discountName: discount && totals.discount ? discountLabel(discount) : '',
    delivery:
      shipping > 0
        ? { name: order.delivery.name, amount: shipping, taxBasisPoints: deliveryRate(amounts) }
        : null,
    taxes: taxesOf(amounts),
    net: total - tax,
    tax,
    gross: total,
    currency,
    locale: shop.locale,
    paymentReference: number,
    isPaid: wasPaidBy(order, at),
  };
}
