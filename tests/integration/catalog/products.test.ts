import { sampleStructure } from '@/tests/support/sample-structure';
import { stock } from '@/lib/catalog/collection/stock';
import { addProduct } from '@/lib/catalog/commands/products';
import { findProduct, findVariants, listProducts } from '@/lib/catalog/queries/products';
import { emptyProduct, inputOfForm, productFormOf, stockChanges } from '@/lib/catalog/rules/product-form';
import { productInput } from '@/lib/catalog/schema/inputs';
import { count, input, added } from './added-products';

describe('adding a product', () => {
  test('publishes it with its stock, and expires the lists', async () => {
    const result = await addProduct(null, input({ name: 'Fresh thing' }));
    expect(result).toMatchObject({
      ok: true,
      value: { slug: 'fresh-thing' },
      expire: [
        'product:fresh-thing',
        'list:drills',
        'list:all',
        'products',
        'category:drills',
        'specifications:drills',
      ],
    });
    expect(await findProduct('fresh-thing')).toMatchObject({ availableQuantity: 5, price: 1000 });
  });

  test('gives a second one with the same name a numbered address', async () => {
    await added({ name: 'Twin' });
    expect((await added({ name: 'Twin' })).slug).toBe('twin-2');
  });

  test('rejects a SKU in use at its field, and leaves its owner’s stock unchanged', async () => {
    const owner = await added();
    const taken = `T-${count}`;
    const rejected = await addProduct(
      null,
      input({ variants: [input().variants[0]!, { ...input().variants[0]!, sku: taken }] }),
    );
    expect(rejected).toMatchObject({
      ok: false,
      failure: { code: 'sku-taken', fields: { 'variants.1.sku': expect.any(String) } },
    });
    expect((await stock().findOne({ _id: taken }))?.productId).toBe(owner.id);
  });

  test('as a draft puts it on no page and it can’t be bought', async () => {
    const { slug } = await added({ state: 'draft' });
    expect(await findProduct(slug)).toBeNull();
    expect((await findVariants([`T-${count}`])).size).toBe(0);
    expect((await listProducts()).map((product) => product.slug)).not.toContain(slug);
  });
});

describe('the form of a product', () => {
  test('gives the API’s input, and back again', async () => {
    const form = {
      ...emptyProduct('2026-11-21', 'accessories'),
      name: 'Formed',
      price: '12.50',
      brand: 'Test',
      sku: 'F-1',
      description: 'x',
      availableQuantity: '7',
    };
    const parsed = productInput.parse({ ...inputOfForm(sampleStructure, form, 'USD'), state: 'published' });
    const { slug } = await added(parsed);
    const product = (await findProduct(slug))!;
    expect(product).toMatchObject({ price: 1250, availableQuantity: 7 });
    const again = productFormOf(sampleStructure, product, (amount) => (amount / 100).toFixed(2));
    expect(productInput.parse({ ...inputOfForm(sampleStructure, again, 'USD'), state: 'published' })).toEqual(
      parsed,
    );
    expect(stockChanges(again, { ...again, availableQuantity: '9' })).toEqual([
      { sku: 'F-1', availableQuantity: 9 },
    ]);
  });

  test('sends stock No as 0 available units; an invalid price is rejected', () => {
    const form = {
      ...emptyProduct('2026-11-21', 'accessories'),
      stock: 'No' as const,
      availableQuantity: '7',
      price: 'much',
    };
    const made = inputOfForm(sampleStructure, form, 'USD');
    expect(made.variants[0]?.availableQuantity).toBe(0);
    expect(
      productInput.safeParse({ ...made, state: 'draft' }).error?.issues.map(({ path }) => path.join('.')),
    ).toContain('variants.0.price');
  });
});
