import { siteUrl } from '@/lib/platform/env';
import { minorUnitsOf } from '@/lib/payments/rules/bank-amounts';
import { randomBase32 } from '@/lib/platform/ids';
import { simulatorPath } from '@/lib/punchout/rules/paths';
import type { Connection, Credential } from '@/lib/punchout/schema/connection';
import { decimalMoney } from '@/lib/shared/money';
import { elementsAt, readXml, textAt } from '@/lib/shared/read-xml';
import { element, type Markup } from '@/lib/shared/write-xml';

/** A line of a returned cart, with its amounts, unit and class as the shop wrote them. */
export type SimulatedLine = {
  sku: string;
  name: string;
  quantity: string;
  price: string;
  currency: string;
  unit: string;
  domain: string;
  classification: string;
};

const credential = ({ domain, identity }: Credential, secret?: string): Markup =>
  element(
    'Credential',
    { domain },
    element('Identity', {}, identity),
    secret !== undefined && element('SharedSecret', {}, secret),
  );

/** The header of a document, which the secret proves. */
export const headerOf = (
  { from, to, sender }: Pick<Connection, 'from' | 'to' | 'sender'>,
  secret: string,
): Markup =>
  element(
    'Header',
    {},
    element('From', {}, credential(from)),
    element('To', {}, credential(to)),
    element(
      'Sender',
      {},
      credential(sender, secret),
      element('UserAgent', {}, 'Simulated purchasing system'),
    ),
  );

const items = (lines: SimulatedLine[]): Markup[] =>
  lines.map(({ sku, name, quantity, price, currency, unit, domain, classification }, index) =>
    element(
      'ItemOut',
      { quantity, lineNumber: index + 1 },
      element('ItemID', {}, element('SupplierPartID', {}, sku)),
      element(
        'ItemDetail',
        {},
        element('UnitPrice', {}, element('Money', { currency }, price)),
        element('Description', { 'xml:lang': 'en-US' }, name),
        element('UnitOfMeasure', {}, unit),
        element('Classification', { domain }, classification),
      ),
    ),
  );

/** A PunchOutSetupRequest; `edit` and `inspect` send the lines of a cart along. */
export function setupRequest(operation: string, lines: SimulatedLine[]): Markup {
  return element(
    'PunchOutSetupRequest',
    { operation },
    element('BuyerCookie', {}, randomBase32(12)),
    element('BrowserFormPost', {}, element('URL', {}, `${siteUrl()}${simulatorPath}/cart`)),
    operation === 'create' ? null : items(lines),
  );
}

/** An OrderRequest for a cart, to be delivered to a works in Ohio. */
export function orderRequest(orderID: string, lines: SimulatedLine[]): Markup {
  const currency = lines[0]?.currency ?? 'USD';
  const total = lines.reduce(
    (sum, { quantity, price }) => sum + Number(quantity) * (minorUnitsOf(price, currency) ?? 0),
    0,
  );
  const address = element(
    'Address',
    { isoCountryCode: 'US' },
    element('Name', { 'xml:lang': 'en' }, 'Simulated works'),
    element(
      'PostalAddress',
      {},
      element('DeliverTo', {}, 'Goods receiving'),
      element('Street', {}, '1200 Superior Ave'),
      element('City', {}, 'Cleveland'),
      element('State', { isoStateCode: 'US-OH' }, 'Ohio'),
      element('PostalCode', {}, '44114'),
      element('Country', { isoCountryCode: 'US' }, 'United States'),
    ),
  );
  const header = element(
    'OrderRequestHeader',
    { orderID, orderDate: new Date().toISOString(), type: 'new' },
    element('Total', {}, element('Money', { currency }, decimalMoney(total, currency))),
    element('ShipTo', {}, address),
    element('BillTo', {}, address),
  );
  return element('OrderRequest', {}, header, items(lines));
}

/** The lines in a form that came back from the shop, of cXML or OCI; null where the buyer left without changes. */
export function readCart(form: URLSearchParams): SimulatedLine[] | null {
  const cxml = form.get('cxml-urlencoded');
  if (cxml === null) {
    const count = [...form.keys()].filter((key) => key.startsWith('NEW_ITEM-VENDORMAT[')).length;
    return Array.from({ length: count }, (_, index) => {
      const field = (name: string) => form.get(`NEW_ITEM-${name}[${index + 1}]`) ?? '';
      return {
        sku: field('VENDORMAT'),
        name: field('DESCRIPTION'),
        quantity: field('QUANTITY'),
        price: field('PRICE'),
        currency: field('CURRENCY'),
        unit: field('UNIT'),
        domain: 'supplier',
        classification: field('MATGROUP'),
      };
    });
  }
  const root = readXml(cxml, { namesDocumentType: true });
  if (typeof root === 'string' || elementsAt(root, 'Message/Status')[0]?.attributes.code === '204')
    return null;
  return elementsAt(root, 'Message/PunchOutOrderMessage/ItemIn').map((item) => {
    const [money] = elementsAt(item, 'ItemDetail/UnitPrice/Money');
    const [group] = elementsAt(item, 'ItemDetail/Classification');
    return {
      sku: textAt(item, 'ItemID/SupplierPartID'),
      name: textAt(item, 'ItemDetail/Description', 'ItemDetail/Description/ShortName'),
      quantity: item.attributes.quantity ?? '',
      price: money?.text.trim() ?? '',
      currency: money?.attributes.currency ?? '',
      unit: textAt(item, 'ItemDetail/UnitOfMeasure'),
      domain: group?.attributes.domain ?? '',
      classification: group?.text.trim() ?? '',
    };
  });
}

/** What a document of the shop is, such as `ConfirmationRequest for PO-1`; null for what is no request of cXML. */
export function subjectOf(text: string): string | null {
  const root = readXml(text, { namesDocumentType: true });
  const kind = typeof root !== 'string' && elementsAt(root, 'Request')[0]?.children[0]?.name;
  if (!kind) return null;
  const order = /\borderID="([^"]*)"/.exec(text)?.[1];
  return order ? `${kind} for ${order}` : kind;
}
