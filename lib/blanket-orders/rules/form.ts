import { decimalMoney, parseMoney } from '../../shared/money';
import type { BlanketOrder } from '../schema';

/** A line of the editor as it is typed. */
export type TypedLine = {
  sku: string;
  name: string;
  detail: string;
  called: number;
  quantity: string;
  price: string;
};

/** A blanket order as it is typed. */
export type TypedBlanketOrder = Pick<BlanketOrder, 'purchaseOrder' | 'from' | 'until' | 'terms'> & {
  lines: TypedLine[];
};

/** The editor's fields for a blanket order. */
export const typedBlanketOrder = (order: BlanketOrder): TypedBlanketOrder => {
  const { purchaseOrder, from, until, terms, lines, currency } = order;
  const typed = lines.map(({ sku, name, detail, quantity, remaining, unitPrice }) => ({
    sku,
    name,
    detail,
    called: quantity - remaining,
    quantity: String(quantity),
    price: decimalMoney(unitPrice, currency),
  }));
  return { purchaseOrder, from, until, terms, lines: typed };
};

// What can't be read is sent as it is, and the server names its field.
const numberOf = (text: string): number | string => (/^\d+$/.test(text.trim()) ? Number(text) : text.trim());

/** The body that saves a typed blanket order; the server validates it. */
export const blanketBody = ({ lines, ...rest }: TypedBlanketOrder, seq: number, currency: string) => ({
  ...rest,
  seq,
  lines: lines.map(({ sku, quantity, price }) => ({
    sku,
    quantity: numberOf(quantity),
    unitPrice: parseMoney(price, currency) ?? price,
  })),
});
