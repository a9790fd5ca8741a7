import type { Invoice } from '@e-invoice-eu/core';
import { decimalMoney } from '../../../shared/money';
import type { InvoiceContent, InvoiceLine } from '../../schema/invoice';
import { netOf, type Adjustment, type TaxGroup } from './tax-groups';
import { unitCodeOf } from './units';

type Document = Invoice['ubl:Invoice'];
type Line = Document['cac:InvoiceLine'][number];
type Charge = NonNullable<Document['cac:AllowanceCharge']>[number];
export type Currency = Document['cbc:DocumentCurrencyCode'];

/** An amount in minor units with its currency, as a field and its attribute. */
export const money = <Name extends string>(name: Name, amount: number, currency: string) =>
  ({ [name]: decimalMoney(amount, currency), [`${name}@currencyID`]: currency }) as Record<Name, string> &
    Record<`${Name}@currencyID`, Currency>;

/** Category and rate; what is not subject to VAT has no rate. */
export const taxCategoryOf = ({ category, basisPoints }: TaxGroup) => ({
  'cbc:ID': category,
  ...(category !== 'O' && { 'cbc:Percent': String(basisPoints / 100) }),
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
});

/** UNTDID 5189: a discount. */
const discountCode = '95';
/** UNTDID 7161: freight service. */
const freightCode = 'FC';

/** The price of one unit; of all units where a single one has no price in whole minor units. */
function priceOf({ unitPrice, quantity, total, unit }: InvoiceLine, currency: string): Line['cac:Price'] {
  if (unitPrice * quantity === total) return money('cbc:PriceAmount', unitPrice, currency);
  return {
    ...money('cbc:PriceAmount', total, currency),
    'cbc:BaseQuantity': String(quantity),
    'cbc:BaseQuantity@unitCode': unitCodeOf(unit) as Line['cbc:InvoicedQuantity@unitCode'],
  };
}

function lineOf(line: InvoiceLine, group: TaxGroup, { currency, discountName }: InvoiceContent): Line {
  const { sku, ownNumber, comment, name, unit, quantity, discount } = line;
  const allowance = {
    'cbc:ChargeIndicator': 'false',
    'cbc:AllowanceChargeReasonCode': discountCode,
    'cbc:AllowanceChargeReason': discountName || 'Discount',
    ...money('cbc:Amount', discount, currency),
  } as const;
  return {
    'cbc:ID': '',
    ...(comment && { 'cbc:Note': comment }),
    'cbc:InvoicedQuantity': String(quantity),
    'cbc:InvoicedQuantity@unitCode': unitCodeOf(unit) as Line['cbc:InvoicedQuantity@unitCode'],
    ...money('cbc:LineExtensionAmount', netOf(line), currency),
    ...(discount > 0 && { 'cac:AllowanceCharge': [allowance] }),
    'cac:Item': {
      ...(unit !== 'each' && { 'cbc:Description': `Unit: ${unit}` }),
      'cbc:Name': name,
      ...(ownNumber && { 'cac:BuyersItemIdentification': { 'cbc:ID': ownNumber } }),
      ...(sku && { 'cac:SellersItemIdentification': { 'cbc:ID': sku } }),
      'cac:ClassifiedTaxCategory': taxCategoryOf(group),
    },
    'cac:Price': priceOf(line, currency),
  };
}

/** A charge as a line: a document must have at least one. */
const asLine = ({ name, amount }: Adjustment): InvoiceLine => ({
  sku: '',
  name,
  unit: 'each',
  quantity: 1,
  unitPrice: amount,
  total: amount,
  discount: 0,
  taxBasisPoints: 0,
});

/** The groups of a document about nothing but charges, such as the delivery, with these as their lines. */
export function withLines(groups: TaxGroup[]): TaxGroup[] {
  if (groups.some(({ lines }) => lines.length > 0)) return groups;
  return groups.map((group) => ({
    ...group,
    lines: group.adjustments.filter(({ isCharge }) => isCharge).map(asLine),
    adjustments: group.adjustments.filter(({ isCharge }) => !isCharge),
  }));
}

/** The lines as the document has them, numbered from 1. */
export function linesOf(groups: TaxGroup[], content: InvoiceContent): Document['cac:InvoiceLine'] {
  const found = groups.flatMap((group) => group.lines.map((line) => ({ line, group })));
  const place = ({ line }: { line: InvoiceLine }) => content.lines.indexOf(line);
  return found
    .sort((one, other) => place(one) - place(other))
    .map(({ line, group }, index) => ({
      ...lineOf(line, group, content),
      'cbc:ID': String(index + 1),
    })) as Document['cac:InvoiceLine'];
}

/** Delivery as charges, and what a credit note keeps as allowances. */
export function chargesOf(groups: TaxGroup[], { currency, delivery }: InvoiceContent): Charge[] {
  return groups.flatMap((group) =>
    group.adjustments.map(({ isCharge, name, amount }): Charge => ({
      'cbc:ChargeIndicator': String(isCharge),
      ...(isCharge && name === delivery?.name && { 'cbc:AllowanceChargeReasonCode': freightCode }),
      'cbc:AllowanceChargeReason': name,
      ...money('cbc:Amount', amount, currency),
      'cac:TaxCategory': taxCategoryOf(group),
    })),
  );
}
