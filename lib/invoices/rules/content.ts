import { discountLabel, goodsDiscount } from '../../discounts/rules/offer';
import { paymentDays } from '../../orders/rules/invoice';
import type { ShipmentAmounts } from '../../orders/rules/shipment-totals';
import { isCollected } from '../../orders/rules/places';
import { deliveryTaxesOf, taxesOf } from '../../orders/rules/taxes';
import type { Order, OrderLine } from '../../orders/schema/order';
import { placeLines } from '../../settings/rules/shop';
import type { Shop } from '../../settings/schema/shop';
import { addDays, dayAt } from '../../shared/dates';
import type { InvoiceContent, InvoiceSeries } from '../schema/invoice';

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

type Place = NonNullable<InvoiceContent['deliveredTo']>;

function placeOf(address: Omit<Place, 'countryName'>, { countries }: Shop): Place {
  const { name, company, line1, line2, city, region, postcode, country } = address;
  const countryName = countries.find(({ code }) => code === country)?.name ?? country;
  return { name, company, line1, line2, city, region, postcode, country, countryName };
}

/** The buyer: the company with its billing address where there is one, else the address of the order. */
function buyerOf(order: Order, shop: Shop): InvoiceContent['buyer'] {
  const { address, customer, company } = order;
  const reversed = taxesOf(order).find(({ reason }) => reason === 'reverse-charge')?.evidence;
  const billTo = company?.billing
    ? { ...company.billing, name: customer.name, company: company.name }
    : { ...address, company: company?.name ?? address.company };
  return { ...placeOf(billTo, shop), email: customer.email, taxId: reversed ?? company?.taxId ?? '' };
}

const deliveredToOf = ({ company, address, delivery }: Order, shop: Shop) =>
  company?.billing && !isCollected({ delivery }) ? { deliveredTo: placeOf(address, shop) } : {};

const lineOf = ({
  sku,
  ownNumber,
  name,
  color,
  size,
  unit,
  quantity,
  unitPrice,
  total,
  discount,
  comment,
  taxBasisPoints,
  taxRule,
}: OrderLine) => ({
  sku,
  ...(ownNumber && { ownNumber }),
  ...(comment && { comment }),
  name: [name, color, size].filter(Boolean).join(', '),
  unit,
  quantity,
  unitPrice,
  total,
  discount: discount ?? 0,
  taxBasisPoints,
  ...(taxRule?.reason && { taxReason: taxRule.reason }),
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

/**
 * The invoice of one shipment of an order: its units, its share of discounts, delivery and tax. It is due after `netDays`,
 * or after those of the order.
 */
export function invoiceContentOf(
  order: Order,
  { shipment, lines, totals }: ShipmentAmounts,
  shop: Shop,
  { number, issuedOn }: Numbering,
  at: Date,
  netDays?: number,
): InvoiceContent {
  const amounts = { lines, totals };
  const discount = goodsDiscount(order);
  const { shipping, tax, total, currency } = totals;
  return {
    series: 'invoice',
    number,
    issuedOn,
    dueOn: addDays(issuedOn, netDays ?? order.payment.netDays ?? paymentDays),
    shippedOn: dayAt(new Date(shipment.at), shop.timeZone),
    order: {
      number: order.number,
      placedOn: dayAt(new Date(order.placedAt), shop.timeZone),
      purchaseOrder: order.payment.purchaseOrder,
    },
    credits: null,
    ...letterheadOf(shop),
    buyer: buyerOf(order, shop),
    ...deliveredToOf(order, shop),
    ...(isCollected(order) && shop.collectionPlace && { handedOverIn: shop.collectionPlace.country }),
    lines: lines.map(lineOf),
    discountName: discount && totals.discount ? discountLabel(discount) : '',
    delivery:
      shipping > 0
        ? {
            name: order.delivery.name,
            amount: shipping,
            taxBasisPoints: deliveryTaxesOf(amounts)[0]?.basisPoints ?? 0,
          }
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
