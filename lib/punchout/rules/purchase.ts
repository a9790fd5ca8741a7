import { maxLines } from '../../cart/rules';
import { lineComment, lineInput } from '../../cart/schema';
import { addressInput, type AddressInput } from '../../orders/schema/inputs';
import { minorUnitsOf } from '../../payments/rules/bank-amounts';
import { regionsOf } from '../../settings/rules/regions';
import { elementsAt, textAt, type XmlElement } from '../../shared/read-xml';
import { problem, type CxmlProblem } from './cxml';

export type PurchaseItem = {
  lineNumber: string;
  sku: string;
  quantity: number;
  /** What the purchasing system pays for one unit, in minor units. */
  unitPrice: number;
  currency: string;
  comment: string;
};

/** An order of a purchasing system. */
export type Purchase = { orderId: string; address: AddressInput; items: PurchaseItem[] };

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The code of a state or province: as it stands, in its attribute such as `US-OH`, or by its name. */
function regionOf(postal: XmlElement, country: string): string {
  const [state] = elementsAt(postal, 'State');
  const coded = state?.attributes.isoStateCode?.replace(/^[A-Z]{2}-/, '');
  const given = coded || (state?.text.trim() ?? '');
  const named = regionsOf(country)?.find(({ name }) => name.toLowerCase() === given.toLowerCase());
  return named?.code ?? (given.length === 2 ? given.toUpperCase() : given);
}

function phoneOf(address: XmlElement): string {
  const [number] = elementsAt(address, 'Phone/TelephoneNumber');
  if (!number) return '';
  const parts = ['CountryCode', 'AreaOrCityCode', 'Number'].map((part) => textAt(number, part));
  const [country = '', ...rest] = parts;
  return [country && `+${country}`, ...rest].filter(Boolean).join(' ').slice(0, 30);
}

/** The address in ShipTo. */
function readAddress(header: XmlElement): AddressInput | CxmlProblem {
  const [address] = elementsAt(header, 'ShipTo/Address');
  const [postal] = address ? elementsAt(address, 'PostalAddress') : [];
  if (!address || !postal) return problem(400, 'ShipTo/Address/PostalAddress is missing.');
  const company = inOneLine(textAt(address, 'Name'));
  const texts = (name: string) => elementsAt(postal, name).map(({ text }) => inOneLine(text));
  const [person = '', ...attention] = texts('DeliverTo').filter(Boolean);
  const [line1 = '', ...streets] = texts('Street').filter(Boolean);
  const country = (elementsAt(postal, 'Country')[0]?.attributes.isoCountryCode ?? '').toUpperCase();
  const read = addressInput.safeParse({
    name: person || company,
    company,
    line1,
    line2: [...streets, ...attention].join(', ').slice(0, 120),
    city: inOneLine(textAt(postal, 'City')),
    region: regionOf(postal, country),
    postcode: inOneLine(textAt(postal, 'PostalCode')),
    country,
    phone: phoneOf(address),
  });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return problem(400, `ShipTo: ${issue?.path.join('.')}: ${issue?.message}.`);
}

function readItem(item: XmlElement, index: number): PurchaseItem | CxmlProblem {
  const lineNumber = item.attributes.lineNumber ?? String(index + 1);
  const where = `Line ${lineNumber.slice(0, 20)}`;
  const line = lineInput.safeParse({
    sku: textAt(item, 'ItemID/SupplierPartID'),
    quantity: Number(item.attributes.quantity),
  });
  if (!line.success || line.data.quantity < 1)
    return problem(400, `${where}: SupplierPartID and a whole quantity of at least 1 are needed.`);
  const [money] = elementsAt(item, 'ItemDetail/UnitPrice/Money');
  const currency = money?.attributes.currency ?? '';
  const unitPrice = minorUnitsOf(money?.text.trim() ?? '', currency);
  if (unitPrice === null)
    return problem(400, `${where}: UnitPrice needs an amount such as 12.50 with its currency.`);
  const comment = lineComment.safeParse(inOneLine(textAt(item, 'Comments')).slice(0, 200));
  return { lineNumber, ...line.data, unitPrice, currency, comment: comment.success ? comment.data : '' };
}

/** Reads an OrderRequest for a new order. */
export function readPurchase(request: XmlElement): Purchase | CxmlProblem {
  const [header] = elementsAt(request, 'OrderRequestHeader');
  if (!header) return problem(400, 'OrderRequestHeader is missing.');
  const orderId = header.attributes.orderID?.trim() ?? '';
  if (!/^[^\u0000-\u001f\u007f]{1,40}$/.test(orderId))
    return problem(400, 'orderID must have 1 to 40 characters.');
  const type = header.attributes.type ?? 'new';
  if (type !== 'new')
    return problem(
      450,
      `This shop takes no OrderRequest of type ${type.slice(0, 20)}: contact us to change or cancel order ${orderId}.`,
    );
  const address = readAddress(header);
  if ('status' in address) return address;
  const read = elementsAt(request, 'ItemOut').map(readItem);
  const wrong = read.find((one): one is CxmlProblem => 'status' in one);
  if (wrong) return wrong;
  const items = read as PurchaseItem[];
  if (items.length === 0 || items.length > maxLines)
    return problem(400, `An order has 1 to ${maxLines} lines.`);
  return { orderId, address, items };
}
