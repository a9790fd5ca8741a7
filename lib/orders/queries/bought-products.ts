import { orders } from '../collection';
import { orderStatuses } from '../rules/status';

const bought = orderStatuses.filter((state) => state !== 'cancelled');

/** The ids of the products in the orders of each of these customers, without cancelled orders. */
export async function findBoughtProducts(customerIds: string[]): Promise<Map<string, Set<string>>> {
  const found = orders().find(
    { 'customer.id': { $in: customerIds }, state: { $in: bought } },
    { projection: { 'customer.id': 1, 'lines.productId': 1 } },
  );
  const products = new Map<string, Set<string>>();
  for await (const { customer, lines } of found) {
    const known = products.get(customer.id) ?? new Set();
    for (const { productId } of lines) known.add(productId);
    products.set(customer.id, known);
  }
  return products;
}
