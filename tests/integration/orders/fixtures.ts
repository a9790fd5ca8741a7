import { randomBytes } from 'node:crypto';
import { stock } from '@/lib/catalog/collection/stock';
import { addProduct } from '@/lib/catalog/commands/products';
import { findVariants } from '@/lib/catalog/queries/products';
import { productInput } from '@/lib/catalog/schema/inputs';
import { findDeliveryGoods } from '@/lib/delivery/queries';
import { deliveryOptions } from '@/lib/delivery/rules/offers';
import { orders } from '@/lib/orders/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { orderLine, totalsOf } from '@/lib/orders/rules/totals';
import type { AddressInput, OrderInput } from '@/lib/orders/schema/inputs';
import { findShop } from '@/lib/settings/queries';
import type { Staff, Customer } from '@/lib/users/types';
import { nextIdWithTerms } from '../../support/credit-terms';
import { ohioAddress } from '../../support/ohio-address';

export const ohio: AddressInput = { ...ohioAddress, company: 'Plant 7' };

const random = () => randomBytes(6).toString('hex');

type ProductFacts = {
  category: string;
  price: number;
  minQuantity: number;
  multiple: number;
  name: string;
  sku: string;
} & {
  weightGrams: number;
  oversize: boolean;
  dangerousGoods: boolean;
  leadTimeDays: number;
  state: 'published' | 'exclusive';
};

/** Creates a product on sale and returns its SKU. */
export async function createProduct(available: number, more: Partial<ProductFacts> = {}): Promise<string> {
  const { price = 1_000, sku = `T-${random()}`, name = `Thing ${sku}`, ...rest } = more;
  const input = productInput.parse({
    name,
    brand: 'Ferrox',
    category: 'hand-tools',
    tags: [],
    description: 'For tests.',
    pictures: ['/pictures/thing.webp'],
    variants: [{ sku, price, availableQuantity: available }],
    availableFrom: '2020-01-01',
    state: 'published',
    ...rest,
  });
  const added = await addProduct(null, input);
  if (!added.ok) throw new Error(added.failure.message);
  return sku;
}

/** A customer with everything that orders need, terms for orders on invoice included. */
export function createCustomer(name = 'Ada Buyer'): Customer {
  const userId = nextIdWithTerms();
  return {
    userId,
    name,
    email: `${userId}@buyers.example`,
    role: 'customer',
    emailVerified: true,
    sessionId: 'test',
    authenticatedAt: new Date().toISOString(),
  } as unknown as Customer;
}

export function createAdmin(name = 'Grace Shop'): Staff {
  return { ...createCustomer(name), role: 'admin' } as unknown as Staff;
}

export const newKey = () => `key-${random()}${random()}`;

/** The body that a browser would send for these SKUs, with the total that it would display. */
export async function bodyFor(
  lineInputs: [sku: string, quantity: number][],
  more: Partial<OrderInput> = {},
): Promise<OrderInput> {
  const shop = await findShop();
  const { delivery = 'standard', address = ohio } = more;
  const merged = new Map<string, number>();
  for (const [sku, quantity] of lineInputs) merged.set(sku, (merged.get(sku) ?? 0) + quantity);
  const offers = await findVariants([...merged.keys()]);
  const lines = [...merged].map(([sku, quantity]) => orderLine(offers.get(sku)!, quantity));
  const goods = await findDeliveryGoods(lines, offers);
  const option = deliveryOptions(shop, address, goods, new Date()).find(({ id }) => id === delivery);
  const method = option?.offer ?? { id: delivery, charge: 0 };
  return {
    lines: lineInputs.map(([sku, quantity]) => ({ sku, quantity })),
    fromCart: false,
    address,
    delivery,
    payment: { method: 'invoice', purchaseOrder: '' },
    total: totalsOf(lines, method, address, shop).total,
    ...more,
  };
}

/** Places an order like a browser that repeats requests without a response. */
export async function orderWithRetries(customer: Customer, body: OrderInput, key = newKey()) {
  for (let attempt = 0; ; attempt++) {
    const result = await placeOrder(customer, body, key);
    if (result.ok || result.failure.code !== 'busy' || attempt > 60) return result;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The units of a SKU: available, held by open attempts, and sold in standing orders. */
export async function unitsOf(sku: string) {
  const shelf = await stock().findOne({ _id: sku });
  if (!shelf) throw new Error(`no stock of ${sku}`);
  const sold = await orders()
    .find({ 'stockLines.sku': sku, state: { $in: ['placed', 'confirmed', 'shipped', 'delivered'] } })
    .toArray();
  const soldIds = new Set(sold.map(({ _id }) => _id.toHexString()));
  return {
    left: shelf.available,
    held: shelf.holds
      .filter((hold) => !soldIds.has(hold.order))
      .reduce((sum, hold) => sum + hold.quantity, 0),
    sold: sold
      .flatMap(({ stockLines: lineInputs }) => lineInputs.filter((lineInput) => lineInput.sku === sku))
      .reduce((sum, lineInput) => sum + lineInput.quantity, 0),
  };
}
