import { products } from '@/lib/catalog/collection/products';
import { changePrice, editProduct } from '@/lib/catalog/commands/products';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { findProduct, findMovedSlug } from '@/lib/catalog/queries/products';
import { productEdit, type ProductInput } from '@/lib/catalog/schema/inputs';
import { count, input, added } from './added-products';

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
    const tagsOf = (category: string) => [
      `list:${category}`,
      `category:${category}`,
      `specifications:${category}`,
    ];
    const both = ['drills', 'hand-tools'].flatMap(tagsOf);
    const all = [`product:${slug}`, 'list:all', 'products'];
    expect(moved.ok && new Set(moved.expire)).toEqual(new Set([...all, ...both]));
    const archived = await editProduct(null, id, productEdit.parse({ state: 'archived' }));
    expect(archived.ok && new Set(archived.expire)).toEqual(new Set([...all, ...tagsOf('hand-tools')]));
    expect(await editProduct(null, id, productEdit.parse({ category: 'drills' }))).toMatchObject({
      expire: [`product:${slug}`],
    });
  });

  test('keeps the revisions of documents where an edit doesn’t name them, and changes them where it does', async () => {
    const { id, slug } = await added();
    const now = { title: 'Manual', href: '/m/b', revision: 'B', date: '2026-03-01' };
    const earlier = [{ href: '/m/a', revision: 'A' }];
    const edit = (documents: object[]) => editProduct(null, id, productEdit.parse({ documents }));
    await edit([{ ...now, earlier }]);
    expect((await findProduct(slug))!.documents).toEqual([{ ...now, earlier }]);
    // A CSV file has title and address alone.
    await edit([
      { title: 'User manual', href: '/m/b' },
      { title: 'Drawing', href: '/m/d' },
    ]);
    const renamed = { ...now, title: 'User manual', earlier };
    expect((await findProduct(slug))!.documents).toEqual([renamed, { title: 'Drawing', href: '/m/d' }]);
    await edit([{ title: 'Manual', href: '/m/b', earlier: [] }]);
    expect((await findProduct(slug))!.documents).toEqual([{ title: 'Manual', href: '/m/b' }]);
    for (const wrong of [
      { date: 'May' },
      { earlier: [{ href: 'javascript:1' }] },
      { revision: 'x'.repeat(41) },
    ])
      expect(productEdit.safeParse({ documents: [{ ...now, ...wrong }] }).success).toBe(false);
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
