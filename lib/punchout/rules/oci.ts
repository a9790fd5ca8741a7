import { unitCodeOf } from '../../invoices/rules/e-invoice/units';
import { decimalMoney } from '../../shared/money';
import { nameOf, type ReturnedCart, type ReturnedLine } from './order-message';

/** What a system asks for by OCI: to shop, to see a product, the present data of a product, or what it finds. */
export type OciRequest = {
  username: string;
  password: string;
  hookUrl: string;
  task: 'shop' | 'detail' | 'validate' | 'search' | 'unknown';
  productId: string;
  quantity: number;
  /** The words of a search. */
  search: string;
};

const tasks = new Map<string, OciRequest['task']>([
  ['', 'shop'],
  ['DETAIL', 'detail'],
  ['VALIDATE', 'validate'],
  ['BACKGROUND_SEARCH', 'search'],
]);

/** Reads the form with which a system opens the shop. Names of fields count without regard to case. */
export function readOci(form: URLSearchParams): OciRequest {
  const fields = new Map([...form].map(([name, value]) => [name.toUpperCase(), value.trim()]));
  const text = (name: string) => fields.get(name) ?? '';
  const quantity = Number(text('QUANTITY') || 1);
  return {
    username: text('USERNAME'),
    password: text('PASSWORD'),
    hookUrl: text('HOOK_URL'),
    task: tasks.get(text('FUNCTION').toUpperCase()) ?? 'unknown',
    productId: text('PRODUCTID').slice(0, 100),
    search: text('SEARCHSTRING').slice(0, 120),
    quantity: Number.isInteger(quantity) && quantity > 0 && quantity <= 1_000_000 ? quantity : 1,
  };
}

type Fields = [name: string, value: string][];

function itemFields(line: ReturnedLine, number: number, currency: string): Fields {
  const { sku, quantity, unitPrice, unit, category, mpn, leadTimeDays } = line;
  const name = nameOf(line);
  const fields: Fields = [
    ['DESCRIPTION', name.slice(0, 40)],
    ['VENDORMAT', sku],
    ['EXT_PRODUCT_ID', sku],
    ['QUANTITY', String(quantity)],
    ['UNIT', unitCodeOf(unit)],
    ['PRICE', decimalMoney(unitPrice, currency)],
    ['PRICEUNIT', '1'],
    ['CURRENCY', currency],
    ['MATGROUP', category],
    ['MANUFACTMAT', mpn ?? ''],
    ['LEADTIME', leadTimeDays === null ? '' : String(leadTimeDays)],
  ];
  return [
    ...fields
      .filter(([, value]) => value !== '')
      .map(([field, value]): [string, string] => [`NEW_ITEM-${field}[${number}]`, value]),
    [`NEW_ITEM-LONGTEXT_${number}:132[]`, name],
  ];
}

/** The fields of OCI 5 with a cart, line by line from 1; none for a buyer who leaves without one. */
export const ociFields = (cart: ReturnedCart | null): Fields =>
  (cart?.lines ?? []).flatMap((line, index) => itemFields(line, index + 1, cart!.currency));
