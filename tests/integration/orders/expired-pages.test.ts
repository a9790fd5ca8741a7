import { products } from '@/lib/catalog/collection/products';
import { editProduct } from '@/lib/catalog/commands/products';
import { takeStock } from '@/lib/inventory/commands/holds';
import { productEdit } from '@/lib/catalog/schema/inputs';
import { ObjectId } from 'mongodb';
import { cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import { createCustomer, createProduct, bodyFor, newKey } from './fixtures';

afterEach(() => setClock());

const productOf = async (sku: string) => (await products().findOne({ 'variants.sku': sku }))!;
/** The tags of the pages that show how many units of a product are in stock, while some are left. */
const soldTagsOf = async (sku: string) => {
  const { slug, category } = await productOf(sku);
  return [`stock:${slug}`, `list:${category}`, 'list:all'];
};
/** The tags of a product's page, of the pages of others that show it, and of its lists. */
const tagsOf = async (sku: string) => {
  const { slug, category } = await productOf(sku);
  return [`product:${slug}`, `list:${category}`, 'list:all'];
};

describe('the pages that an order makes stale', () => {
  test('are those of its products, by their current addresses, when it is placed and when it is cancelled', async () => {
    const [a, b] = [await createProduct(10), await createProduct(10)];
    const customer = createCustomer();
    const placed = await placeOrder(customer, await bodyFor([[a, 2], [b, 1]]), newKey()); // prettier-ignore
    if (!placed.ok) throw new Error(placed.failure.message);
    expect(new Set(placed.expire)).toEqual(new Set([...(await soldTagsOf(a)), ...(await soldTagsOf(b))]));

    const product = await productOf(a);
    await editProduct(null, product._id, productEdit.parse({ slug: `${product.slug}-moved` }));
    const cancelled = await cancelOwnOrder(customer, placed.value.number, '');
    expect(cancelled).toMatchObject({ ok: true });
    expect(new Set(cancelled.ok ? cancelled.expire : [])).toEqual(
      new Set([`product:${product.slug}-moved`, ...(await tagsOf(a)), ...(await tagsOf(b))]),
    );
  });

  test('are also those of other products that show it, once none is left', async () => {
    const sku = await createProduct(3);
    const [some, last] = [await bodyFor([[sku, 2]]), await bodyFor([[sku, 1]])];
    expect(await placeOrder(createCustomer(), some, newKey())).toMatchObject({
      expire: await soldTagsOf(sku),
    });
    expect(await placeOrder(createCustomer(), last, newKey())).toMatchObject({ expire: await tagsOf(sku) });
  });

  test('are those of the products whose units the sweeper returns', async () => {
    const sku = await createProduct(5);
    await takeStock(new ObjectId().toHexString(), sku, 5);
    setClock(() => Date.now() + 60_000);
    const swept = await sweepOrders();
    expect(swept).toMatchObject({ ok: true, value: { released: 1 }, expire: await tagsOf(sku) });
    expect(await sweepOrders()).toMatchObject({ expire: [] });
  });
});
