import type { CartLine } from '../../cart/schema';
import { unitCodeOf } from '../../invoices/rules/e-invoice/units';
import { decimalMoney } from '../../shared/money';
import { element, type Markup } from '../../shared/write-xml';
import type { Credential } from '../schema/connection';
import { cxmlDocument, cxmlHeader, type Stamp } from './cxml';

/** A line of a cart with what purchasing systems want to know about its product. */
export type ReturnedLine = Pick<
  CartLine,
  'sku' | 'name' | 'color' | 'size' | 'unit' | 'quantity' | 'unitPrice' | 'total'
> & { category: string; brand: string; mpn: string | null; leadTimeDays: number | null; url: string };

export type ReturnedCart = { lines: ReturnedLine[]; currency: string };

/** The name of a line with its color and size. */
export const nameOf = ({ name, color, size }: Pick<ReturnedLine, 'name' | 'color' | 'size'>): string =>
  [name, color, size].filter(Boolean).join(', ');

/** An amount in minor units as an element `Money`. */
export const moneyElement = (amount: number, currency: string): Markup =>
  element('Money', { currency }, decimalMoney(amount, currency));

function itemIn(line: ReturnedLine, index: number, currency: string): Markup {
  const { sku, quantity, unitPrice, unit, category, mpn, brand, leadTimeDays, url } = line;
  const name = nameOf(line);
  const short = element('ShortName', {}, name.slice(0, 50));
  return element(
    'ItemIn',
    { quantity, lineNumber: index + 1 },
    element('ItemID', {}, element('SupplierPartID', {}, sku)),
    element(
      'ItemDetail',
      {},
      element('UnitPrice', {}, moneyElement(unitPrice, currency)),
      element('Description', { 'xml:lang': 'en-US' }, short, name),
      element('UnitOfMeasure', {}, unitCodeOf(unit)),
      element('Classification', { domain: 'supplier' }, category),
      mpn && element('ManufacturerPartID', {}, mpn),
      mpn && element('ManufacturerName', { 'xml:lang': 'en-US' }, brand),
      element('URL', {}, url),
      leadTimeDays !== null && element('LeadTime', {}, leadTimeDays),
    ),
  );
}

/**
 * The PunchOutOrderMessage with a cart; without one it says by status 204 that the buyer has left and nothing changes: an
 * empty cart would delete the lines of a requisition that is edited.
 */
export function orderMessage(
  stamp: Stamp,
  { from, to }: { from: Credential; to: Credential },
  buyerCookie: string,
  cart: ReturnedCart | null,
  currency: string,
): string {
  const { lines } = cart ?? { lines: [] };
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const header = element(
    'PunchOutOrderMessageHeader',
    { operationAllowed: 'edit' },
    element('Total', {}, moneyElement(total, currency)),
  );
  const message = element(
    'Message',
    {},
    cart ? null : element('Status', { code: 204, text: 'No Content' }),
    element(
      'PunchOutOrderMessage',
      {},
      element('BuyerCookie', {}, buyerCookie),
      header,
      lines.map((line, index) => itemIn(line, index, currency)),
    ),
  );
  return cxmlDocument(stamp, [cxmlHeader(from, to), message]);
}
