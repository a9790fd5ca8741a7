import { plainQuery } from '@/lib/search/rules/reading/search-query';
import { products, updateProduct } from '@/lib/catalog/collection/products';
import { editProduct } from '@/lib/catalog/commands/products';
import { changeProduct } from '@/lib/catalog/commands/product-writes';
import { announceChange, onChange } from '@/lib/platform/changes';
import { databaseTime } from '@/lib/platform/database';
import { indexParts, storedIndexes } from '@/lib/search/collection';
import { addSynonym } from '@/lib/search/commands';
import type { IndexKeeper } from '@/lib/search/jobs/index-keeper';
import { setIndex } from '@/lib/search/queries/live-index';
import { searchProducts } from '@/lib/search/queries/shop';
import { suggest } from '@/lib/search/queries/suggest';
import { findFirst } from '@/lib/search/rules/product-index/list-products';
import { readShopView } from '@/lib/search/rules/shop-view';
import { everything, tags } from '@/lib/shared/cache-tags';
import type { Result } from '@/lib/shared/result';
import { seedProducts } from '@/seed/products';
import { sampleStructure } from '@/tests/support/sample-structure';
import { loadedIndex as loaded } from '@/tests/support/search-index';
import { storedProducts } from '@/tests/support/stored-products';

const vise = 'bench-vise-125-mm';
const ladder = 'step-ladder-4-treads';

beforeAll(seedProducts);
afterEach(() => setIndex(null));

const list = (params: Record<string, string>) => searchProducts(readShopView(sampleStructure, null, params));
const slugsOf = async (q: string) => (await list({ q })).rows.map(({ slug }) => slug);
const idOf = async (slug: string) => (await products().findOne({ slug }))!._id;

/** An index that searches of this test use, and that hears of changes as a server does. */
async function serve(): Promise<{ announce: (result: Result<unknown>) => void; end: () => void }> {
  const keeper = await loaded();
  setIndex(keeper);
  const end = onChange((stale) => keeper.announce(stale));
  const announce = (result: Result<unknown>) => {
    if (!result.ok) throw new Error(result.failure.message);
    announceChange(result.expire);
  };
  return { announce, end };
}

/** What an index finds, with the ids of the products in their order. */
const foundBy = async (keeper: IndexKeeper, q: string) =>
  findFirst((await keeper.fresh())!, plainQuery(q), 24);

describe('the search after a change', () => {
  test('shows it at once on the server that made it', async () => {
    const { announce, end } = await serve();
    const id = await idOf(vise);
    announce(await editProduct(null, id, { name: 'Blacksmith Anvil', description: 'Forged.' }));
    expect(await slugsOf('blacksmith anvil')).toEqual([vise]);
    expect((await suggest('blacksm')).words).toEqual(['blacksmith']);
    announce(await editProduct(null, id, { name: 'Bench Vise 125 mm' }));
    expect(await slugsOf('blacksmith anvil')).toEqual([]);
    end();
  });

  test('never shows exclusive products or drafts', async () => {
    const { announce, end } = await serve();
    const id = await idOf(vise);
    const { total } = await list({});
    for (const state of ['exclusive', 'draft', 'archived'] as const) {
      announce(await changeProduct(null, id, { state }));
      expect(await slugsOf('18-B5032')).toEqual([]);
      expect((await list({})).total).toBe(total - 1);
      announce(await changeProduct(null, id, { state: 'published' }));
      expect(await slugsOf('18-B5032')).toEqual([vise]);
    }
    end();
  });

  test('counts units sold, which are no change of the product', async () => {
    const { end } = await serve();
    const before = await list({ sort: 'best-selling' });
    expect(before.rows[0]?.slug).not.toBe(ladder);
    await updateProduct({ slug: ladder }, { unitsSold: 100_000 });
    announceChange([tags.product(ladder)]);
    expect((await list({ sort: 'best-selling' })).rows[0]?.slug).toBe(ladder);
    await updateProduct({ slug: ladder }, { unitsSold: -100_000 });
    end();
  });

  test('is repeated with the synonym that an admin has entered when it finds nothing', async () => {
    const { end } = await serve();
    expect(await slugsOf('zzyzx')).toEqual([]);
    const added = await addSynonym(null, { typed: 'zzyzx', means: 'bench vise 125' });
    expect(added.ok).toBe(true);
    const { rows, searchedFor } = await list({ q: 'zzyzx' });
    expect([rows[0]?.slug, searchedFor]).toEqual([vise, 'bench vise 125']);
    expect((await suggest('zzyzx')).products[0]?.slug).toBe(vise);
    end();
  });

  test('asks the database from the moment everything expires until the index is loaded again', async () => {
    const keeper = await loaded();
    keeper.announce([everything]);
    expect(await keeper.fresh()).toBeNull();
    setIndex(keeper);
    expect(await slugsOf('18-B5032')).toEqual([vise]);
    await keeper.maintain();
    expect(await foundBy(keeper, '18-B5032')).toEqual([await idOf(vise)]);
  });
});

describe('an index', () => {
  test('starts from the stored one and what changed since', async () => {
    const first = await loaded({ minStored: 1 });
    expect((await storedIndexes().findOne({}))?.parts).toHaveLength(1);
    const queries = ['drill', 'm8 bolt', 'impct drivr', '18-b50', 'cordless angle grinder'];
    const second = await loaded({ minStored: 1 });
    for (const q of queries) expect(await foundBy(second, q)).toEqual(await foundBy(first, q));
    await updateProduct({ slug: vise }, { facts: () => ({ state: 'draft' }) });
    await updateProduct({ slug: ladder }, { facts: () => ({ name: 'Quiet Ladder' }) });
    const third = await loaded({ minStored: 1 });
    expect(await foundBy(third, '18-B5032')).toEqual([]);
    expect(await foundBy(third, 'quiet ladder')).toEqual([await idOf(ladder)]);
    await updateProduct({ slug: vise }, { facts: () => ({ state: 'published' }) });
    await updateProduct({ slug: ladder }, { facts: () => ({ name: 'Step Ladder, 4 Treads' }) });
  });

  test('reads the products where the stored one is damaged or of another version', async () => {
    await loaded({ minStored: 1 });
    for (const damage of [
      () => indexParts().updateMany({}, { $set: { data: Buffer.from('no index') as never } }),
      () => indexParts().deleteMany({}),
      () => storedIndexes().updateMany({}, { $set: { format: 0 } }),
    ]) {
      await damage();
      expect(await foundBy(await loaded({ minStored: 1 }), '18-B5032')).toEqual([await idOf(vise)]);
    }
  });

  test('is whole when two servers store it at once, and parts of former ones are removed', async () => {
    await storedIndexes().deleteMany({});
    await Promise.all([loaded({ minStored: 1 }), loaded({ minStored: 1 })]);
    expect(await foundBy(await loaded(), '18-B5032')).toEqual([await idOf(vise)]);
    const old = { storedAt: new Date((await databaseTime()).getTime() - 3_600_000) };
    await indexParts().updateMany({}, { $set: old });
    await storedIndexes().deleteMany({});
    await loaded({ minStored: 1 });
    expect(await indexParts().countDocuments({})).toBe(1);
  });

  test('is not held where it needs more memory than it may take', async () => {
    const keeper = await loaded({ maxBytes: 100_000 });
    expect(await keeper.fresh()).toBeNull();
  });

  test('is read again when somebody removed products past the shop', async () => {
    const keeper = await loaded();
    const removed = (await products().findOne({ slug: ladder }))!;
    await storedProducts().deleteOne({ slug: ladder });
    await keeper.maintain();
    expect((await keeper.fresh())!.changedAtOf(removed._id)).toBeUndefined();
    await storedProducts().insertOne(removed);
    await keeper.maintain();
    expect((await keeper.fresh())!.changedAtOf(removed._id)).toBeDefined();
  });
});
