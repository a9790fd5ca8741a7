import type { Order } from '../schema/order';

type Searchable = Pick<Order, 'customer' | 'company' | 'address' | 'payment' | 'lines' | 'discounts'> & {
  number?: string;
};

/** The lower-case words under which an order is found: number, email, names, town, SKUs, products, purchase order, discount codes. */
export function searchWords({
  number = '',
  customer,
  company,
  address,
  payment,
  lines,
  discounts = [],
}: Searchable): string[] {
  const people = [
    customer.name,
    company?.name ?? '',
    address.name,
    address.company,
    address.city,
    address.postcode,
  ];
  const texts = [...people, ...lines.map((line) => line.name.replaceAll(',', ' '))];
  const words = texts.flatMap((text) => text.toLowerCase().split(/\s+/));
  const codes = [number, number.slice(3), customer.email, payment.purchaseOrder];
  const discountCodes = discounts.map(({ code }) => code ?? '');
  const skus = lines.map((line) => line.sku);
  return [
    ...new Set([...words, ...[...codes, ...discountCodes, ...skus].map((code) => code.toLowerCase())]),
  ].filter(Boolean);
}
