import type { InvoiceContent } from '../schema/invoice';

/** The lower-case words under which a document is found: its number, the order's, the invoice's, the buyer. */
export function invoiceWords({ number, order, credits, buyer }: InvoiceContent): string[] {
  const names = [buyer.name, buyer.company, buyer.city].flatMap((text) => text.toLowerCase().split(/\s+/));
  const numbers = [number, order.number, order.number.slice(3), credits?.number ?? '', order.purchaseOrder];
  const codes = [...numbers, number.split('-').at(-1) ?? '', buyer.email].map((code) => code.toLowerCase());
  return [...new Set([...names, ...codes])].filter(Boolean);
}
