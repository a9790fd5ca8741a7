import { sampleStructure } from '@/tests/support/sample-structure';
import { storedProducts } from '@/tests/support/stored-products';
import { products } from '@/lib/catalog/collection/products';
import { stock } from '@/lib/catalog/collection/stock';
import { changePrice } from '@/lib/catalog/commands/products';
import { planProductImport } from '@/lib/product-import/commands/products';
import { takeStock } from '@/lib/inventory/commands/holds';
import { findProduct, findVariants, listProducts } from '@/lib/catalog/queries/products';
import { findRelated } from '@/lib/catalog/queries/related';
import { readSeedFile } from '@/seed/files';
import { readDemoProducts, seedProducts } from '@/seed/products';

beforeAll(seedProducts);

describe('the demo catalog', () => {
  test('has at least 160 products, in all five categories and under all six tags', async () => {
    const all = await products().find({}).toArray();
    expect(all.length).toBeGreaterThanOrEqual(160);
    expect(new Set(all.map(({ category }) => category))).toEqual(
      new Set(sampleStructure.categories.map(({ slug }) => slug)),
    );
    expect(new Set(all.flatMap(({ tags }) => tags))).toEqual(
      new Set(sampleStructure.tags.map(({ slug }) => slug)),
    );
    expect(all.filter(({ variants }) => variants.length === 0)).toEqual([]);
  });

  test('is what the CSV import makes of products.csv: importing the file changes nothing', async () => {
    const planned = await planProductImport(null, await readSeedFile('products.csv'));
    const rows = planned.ok ? planned.value.rows : [];
    expect(rows).toHaveLength((await readDemoProducts()).flatMap(({ variants }) => variants).length);
    expect(rows.filter(({ action }) => action !== 'skip')).toEqual([]);
  });

  test('opens with the two sample products at $380 to $386', async () => {
    const [first, second] = await listProducts({ limit: 2 });
    expect([first!.price, first!.priceTo]).toEqual([38_000, 38_600]);
    expect([second!.price, second!.priceTo]).toEqual([38_000, 38_600]);
  });

  test('names only accessories that exist', async () => {
    const all = await products().find({}).toArray();
    const slugs = new Set(all.map(({ slug }) => slug));
    expect(all.flatMap(({ accessories }) => accessories).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  test('offers with a cordless tool only packs that provide its voltage', async () => {
    const volts = (slug: string) => Number(/^(\d+)-v-/.exec(slug)?.[1]);
    const all = await products().find({}).toArray();
    const wrong = all.flatMap(({ slug, accessories }) =>
      accessories
        // 36 V tools run on two 18 V packs.
        .filter((other) => /battery-pack/.test(other) && volts(slug) % volts(other) > 0)
        .map((other) => `${slug}: ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  test('does not list a spare part among the accessories again', async () => {
    const [first] = await listProducts({ limit: 1 });
    const { accessories, spareParts } = await findRelated(first!);
    expect(spareParts.length).toBeGreaterThan(0);
    expect(first!.accessories.filter((slug) => first!.spareParts.includes(slug))).not.toEqual([]);
    expect(accessories.filter(({ id }) => spareParts.some((part) => part.id === id))).toEqual([]);
  });

  test('a second seeding leaves stock, sales and an admin’s edits alone', async () => {
    const count = await products().countDocuments({});
    expect(await takeStock('an order', 'FX-AW', 1)).toMatchObject({ taken: false, available: 0 });
    expect(await takeStock('an order', 'TW-AG125', 8)).toEqual({ taken: true });
    await changePrice(null, 'TW-AG125', 11_900);
    await storedProducts().updateOne({ slug: 'angle-grinder-125-mm' }, { $set: { seeded: 'an older file' } });
    await storedProducts().updateOne(
      { slug: 'angle-grinder-115-mm' },
      { $set: { seeded: 'an older file', name: 'x' } },
    );
    await seedProducts();
    expect(await products().countDocuments({})).toBe(count);
    expect((await findVariants(['TW-AG125'])).get('TW-AG125')?.variant).toMatchObject({
      price: 11_900,
      availableQuantity: 50,
    });
    expect((await findProduct('angle-grinder-115-mm'))?.name).toBe('Angle Grinder, 115 mm');
    expect((await stock().findOne({ _id: 'TW-AG125' }))?.holds).toHaveLength(1);
  });
});
