import { randomBytes } from 'node:crypto';
import { findVariants } from '@/lib/catalog/queries/products';
import { findDeliveryGoods } from '@/lib/delivery/queries';
import { deliveryOptions } from '@/lib/delivery/rules/offers';
import { quotedMethod } from '@/lib/orders/rules/quotes';
import { totalsOf } from '@/lib/orders/rules/totals';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import { requestQuote } from '@/lib/quotes/commands/begin-quote';
import { saveDraft, sendVersion } from '@/lib/quotes/commands/offer';
import { findQuote } from '@/lib/quotes/queries/quotes';
import type { QuoteDraftInput } from '@/lib/quotes/schema/inputs';
import type { StaffQuote } from '@/lib/quotes/schema/quote';
import { findShop } from '@/lib/settings/queries';
import type { Customer } from '@/lib/users/types';
import { valueOf } from '../companies/fixtures';
import { createAdmin, ohio } from '../orders/fixtures';

export const staff = createAdmin('Sally Staff');
export const newPress = () => `press-${randomBytes(6).toString('hex')}`;

/** The number of a quote that a customer asks for. */
export async function askFor(
  customer: Customer,
  wanted: [sku: string, quantity: number][],
  more: { text?: string; company?: string } = {},
): Promise<string> {
  const lines = wanted.map(([sku, quantity]) => ({ sku, quantity }));
  const { number } = valueOf(await requestQuote(customer, { key: newPress(), lines, text: '', ...more }));
  return number;
}

type Price = [sku: string, unitPrice: number, alternativeTo?: string];

/** What staff prepare: the lines of the quote at these prices, and alternatives. */
export function draftOf(
  { draft, seq }: StaffQuote,
  prices: Price[],
  more: Partial<QuoteDraftInput> = {},
): QuoteDraftInput {
  const quantities = new Map(draft.lines.map(({ sku, quantity }) => [sku, quantity]));
  const lines = prices.map(([sku, unitPrice, alternativeTo = '']) => ({
    sku,
    unitPrice,
    alternativeTo,
    quantity: quantities.get(sku) ?? quantities.get(alternativeTo) ?? 1,
    note: '',
  }));
  const { text, terms, validUntil, delivery } = draft;
  return { seq, text, terms, validUntil, delivery, ...more, lines };
}

/** Sends the next version of a quote with these prices. */
export async function offer(
  number: string,
  prices: Price[],
  more: Partial<QuoteDraftInput> = {},
): Promise<StaffQuote> {
  const quote = (await findQuote(number))!;
  const { seq } = valueOf(await saveDraft(staff, number, draftOf(quote, prices, more)));
  return valueOf(await sendVersion(staff, number, { seq }));
}

/** The body with which a browser accepts these SKUs of the last version: all lines but alternatives unless named. */
export async function acceptanceOf(
  number: string,
  skus?: string[],
  more: Partial<OrderInput> = {},
): Promise<OrderInput> {
  const quote = (await findQuote(number))!;
  const { lines: quoted, delivery: fixed, version } = quote.versions.at(-1)!;
  const chosen = quoted.filter(({ sku, alternativeTo }) => skus?.includes(sku) ?? !alternativeTo);
  const shop = await findShop();
  const lines = chosen.map(({ sku, name, quantity, unitPrice }) => ({
    sku,
    name,
    quantity,
    total: quantity * unitPrice,
  }));
  const goods = await findDeliveryGoods(lines, await findVariants(chosen.map(({ sku }) => sku)));
  const options = deliveryOptions(shop, ohio, goods, new Date());
  const method = options.find(({ id }) => id === 'standard')!.offer!;
  return {
    lines: chosen.map(({ sku, quantity }) => ({ sku, quantity })),
    fromCart: false,
    address: ohio,
    delivery: 'standard',
    payment: { method: 'invoice', purchaseOrder: '' },
    quote: { number, version },
    total: totalsOf(lines, quotedMethod(method, fixed), ohio, shop).total,
    ...(quote.company && { company: quote.company.id }),
    ...more,
  };
}
