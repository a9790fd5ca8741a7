import type { OrderDocument } from '../collection';

/** The lower-case words under which the desk finds an order: number, e-mail, names, town, SKUs, purchase order. */
export function searchWords({ number = '', customer, address, payment, lines }: OrderDocument): string[] {
  const texts = [customer.name, address.name, address.company, address.city, address.postcode];
  const words = texts.flatMap((text) => text.toLowerCase().split(/\s+/));
  const codes = [number, number.slice(3), customer.email, payment.purchaseOrder];
  const skus = lines.map((line) => line.sku);
  return [...new Set([...words, ...[...codes, ...skus].map((code) => code.toLowerCase())])].filter(Boolean);
}
