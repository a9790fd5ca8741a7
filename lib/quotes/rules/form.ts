import { decimalMoney, parseMoney } from '../../shared/money';
import type { QuoteContent, QuoteLine } from '../schema/quote';

/** A line of the editor as it is typed. `listPrice` is null until the shop has priced it. */
export type TypedLine = Pick<QuoteLine, 'sku' | 'name' | 'detail' | 'alternativeTo' | 'note'> & {
  quantity: string;
  price: string;
  listPrice: number;
};

/** The draft of a quote as it is typed. */
export type TypedDraft = {
  lines: TypedLine[];
  text: string;
  terms: string;
  validUntil: string;
  delivery: string;
};

/** The editor's fields for a draft. */
export const typedDraft = (
  { lines, text, terms, validUntil, delivery }: QuoteContent,
  currency: string,
): TypedDraft => ({
  text,
  terms,
  validUntil,
  delivery: delivery === null ? '' : decimalMoney(delivery, currency),
  lines: lines.map(({ unitPrice, quantity, ...line }) => ({
    ...line,
    quantity: String(quantity),
    price: decimalMoney(unitPrice, currency),
  })),
});

/** A whole number as it was typed; what can't be read is sent as it is, and the server names its field. */
const numberOf = (text: string): number | string => (/^\d+$/.test(text.trim()) ? Number(text) : text.trim());
const moneyOf = (text: string, currency: string): number | string => parseMoney(text, currency) ?? text;

/** The price of a typed line in minor units, and its quantity; null while one can't be read. */
export function amountsOf(
  { price, quantity }: TypedLine,
  currency: string,
): { price: number; quantity: number } | null {
  const [amount, units] = [parseMoney(price, currency), numberOf(quantity)];
  return amount === null || typeof units !== 'number' ? null : { price: amount, quantity: units };
}

/** The body that saves a typed draft; the server validates it. */
export function draftBody(
  { lines, delivery, ...rest }: TypedDraft,
  seq: number,
  currency: string,
): Record<string, unknown> {
  return {
    ...rest,
    seq,
    delivery: delivery.trim() ? moneyOf(delivery, currency) : null,
    lines: lines.map(({ sku, quantity, price, alternativeTo, note }) => ({
      sku,
      quantity: numberOf(quantity),
      unitPrice: moneyOf(price, currency),
      alternativeTo,
      note,
    })),
  };
}
