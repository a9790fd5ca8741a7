import { sampleStructure } from '@/tests/support/sample-structure';
import { products } from '@/lib/catalog/collection/products';
import { stock } from '@/lib/catalog/collection/stock';
import { addProduct, changePrice, editProduct } from '@/lib/catalog/commands/products';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { findProduct, findMovedSlug, findVariants, listProducts } from '@/lib/catalog/queries/products';
import { emptyProduct, inputOfForm, productFormOf, stockChanges } from '@/lib/catalog/rules/product-form';
import { productEdit, productInput, type ProductInput } from '@/lib/catalog/schema/inputs';

let count = 0;

const input = (more: Partial<ProductInput> = {}): ProductInput =>
  productInput.parse({
    name: `Thing ${++count}`,
    brand: 'Test',
    category: 'drills',
    tags: ['cordless'],
    description: 'A thing.',
    pictures: [],
    availableFrom: '2026-01-01',
    state: 'published',
    variants: [{ sku: `T-${count}`, price: 1000, availableQuantity: 5 }],
    ...more,
  });

async function added(more: Partial<ProductInput> = {}) {
  const result = await addProduct(null, input(more));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

describe('adding a product', () => {
  test('publishes it with its stock, and expires the lists', async () => {
    const result = await addProduct(null, input({ name: 'Fresh thing' }));
    expect(result).toMatchObject({
      ok: true,
      value: { slug: 'fresh-thing' },
      expire: ['product:fresh-thing', 'list:drills', 'list:all', 'products', 'category:drills'],
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

describe('editing a product', () => {
  test('changes only what is given', async () => {
    const { id, slug } = await added({ leadTimeDays: 9, unit: 'pair' });
    await editProduct(null, id, productEdit.parse({ description: 'Better.' }));
    expect(await findProduct(slug)).toMatchObject({ description: 'Better.', leadTimeDays: 9, unit: 'pair' });
  });

  test('of price, stock or text expires its pages; moving it also expires the lists, and a draft only itself', async () => {
    const { id, slug } = await added();
    const sku = `T-${count}`;
    const own = { ok: true, expire: [`product:${slug}`, 'list:drills', 'list:all'] };
    expect(await changePrice(null, sku, 1200)).toMatchObject(own);
    expect(await setStock(null, sku, { availableQuantity: 3, reason: 'Counted' })).toMatchObject(own);
    expect(await editProduct(null, id, productEdit.parse({ description: 'Better.' }))).toMatchObject(own);
    const moved = await editProduct(null, id, productEdit.parse({ category: 'hand-tools' }));
    const both = ['drills', 'hand-tools'].flatMap((slug) => [`list:${slug}`, `category:${slug}`]);
    const all = [`product:${slug}`, 'list:all', 'products'];
    expect(moved.ok && new Set(moved.expire)).toEqual(new Set([...all, ...both]));
    const archived = await editProduct(null, id, productEdit.parse({ state: 'archived' }));
    expect(archived.ok && new Set(archived.expire)).toEqual(
      new Set([...all, 'list:hand-tools', 'category:hand-tools']),
    );
    expect(await editProduct(null, id, productEdit.parse({ category: 'drills' }))).toMatchObject({
      expire: [`product:${slug}`],
    });
  });

  test('of a slug redirects the old address, and expires both', async () => {
    const { id, slug } = await added();
    const moved = await editProduct(null, id, { slug: `${slug}-moved` });
    expect(moved).toMatchObject({
      expire: expect.arrayContaining([`product:${slug}`, `product:${slug}-moved`]),
    });
    expect(await findProduct(slug)).toBeNull();
    expect(await findMovedSlug(slug)).toBe(`${slug}-moved`);
  });

  test('to a slug in use is rejected', async () => {
    const [one, other] = [await added(), await added()];
    expect(await editProduct(null, one.id, { slug: other.slug })).toMatchObject({
      failure: { code: 'slug-taken' },
    });
  });

  test('by two admins at once keeps both changes, and search finds both', async () => {
    const { id } = await added();
    await Promise.all([
      editProduct(null, id, { name: 'Quokka wrench' }),
      editProduct(null, id, { brand: 'Wombat' }),
    ]);
    const product = await products().findOne({ _id: id });
    expect(product).toMatchObject({ name: 'Quokka wrench', brand: 'Wombat' });
    expect(product?.titleTerms).toEqual(expect.arrayContaining(['quokka', 'wombat']));
  });

  test('changes the price of one variant, and the price range in lists', async () => {
    const yellow = { ...input().variants[0]!, sku: 'V-YE', color: { name: 'Yellow', hex: '#e8b200' } };
    const { slug } = await added({
      variants: [yellow, { ...yellow, sku: 'V-RE', color: { name: 'Red', hex: '#b3261e' } }],
    });
    await changePrice(null, 'V-RE', 1500);
    expect(await findProduct(slug)).toMatchObject({ price: 1000, priceTo: 1500 });
  });

  test('accepts references only to existing products, and not to itself', async () => {
    const [one, other] = [await added(), await added()];
    expect(await editProduct(null, one.id, { spareParts: [other.slug] })).toMatchObject({ ok: true });
    const rejected = await editProduct(null, one.id, {
      accessories: [other.slug, 'no-such'],
      successor: one.slug,
    });
    expect(rejected).toMatchObject({
      failure: { fields: { 'accessories.1': expect.any(String), successor: expect.any(String) } },
    });
    expect((await findProduct(one.slug))?.spareParts).toEqual([other.slug]);
  });

  test('that removes a variant no longer counts it as in stock, and keeps the stock of the others', async () => {
    const first = { sku: 'R-1', price: 1000, availableQuantity: 0, mpn: 'M-1' };
    const { id, slug } = await added({
      variants: [first, { sku: 'R-2', price: 1000, availableQuantity: 5 }] as ProductInput['variants'],
    });
    const { mpn: _, ...again } = { ...first, color: null, size: null };
    await editProduct(null, id, { variants: [again] });
    expect((await products().findOne({ _id: id }))?.inStock).toBe(false);
    expect((await findProduct(slug))?.variants).toMatchObject([
      { sku: 'R-1', mpn: 'M-1', availableQuantity: 0 },
    ]);
    await editProduct(null, id, { variants: [{ ...again, mpn: null }] });
    expect((await findProduct(slug))?.variants).toMatchObject([{ mpn: null }]);
  });

  test('without a picture shows a drawing', async () => {
    expect((await findProduct((await added()).slug))?.img).toBe('/pictures/placeholder/product.svg');
  });

  test('to archived removes it from the shop', async () => {
    const { id, slug } = await added();
    await editProduct(null, id, { state: 'archived' });
    expect(await findProduct(slug)).toBeNull();
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
