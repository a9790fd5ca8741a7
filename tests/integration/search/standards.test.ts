import { auditRecords } from '@/lib/audit/collection';
import { standardTables } from '@/lib/search/collection';
import { saveStandards } from '@/lib/search/commands/standards';
import { searchProducts } from '@/lib/search/queries/shop';
import { readStandards } from '@/lib/search/queries/standards';
import { standardTable } from '@/lib/search/schema';
import { csvGroups } from '@/lib/search/rules/standard-rows';
import { readShopView } from '@/lib/search/rules/shop-view';
import { seedProducts } from '@/seed/products';
import { sampleStructure } from '@/tests/support/sample-structure';
import { searchWays, searchWith } from '@/tests/support/search-index';

beforeAll(seedProducts);
afterEach(() => standardTables().deleteMany({}));

const find = async (q: string) => {
  const { rows, isNearest, understood } = await searchProducts(readShopView(sampleStructure, null, { q }));
  return { slugs: rows.map(({ slug }) => slug), isNearest, chips: understood.map(({ label }) => label) };
};
const table = (groups: string[][], revision: number) => standardTable.parse({ groups, revision });

test.each(searchWays)(
  'a search in %s finds what the owner’s table says, and no longer what it said',
  async (way) => {
    await searchWith(way);
    expect((await find('AS 1110 M8')).chips).not.toContainEqual(expect.stringContaining('ISO 4017'));
    const { groups, revision } = await readStandards();
    expect(groups).toContainEqual(['ISO 4017', 'DIN 933', 'ASME B18.2.3.2M']);
    const own = groups.map((group) => (group.includes('ISO 4017') ? [...group, 'as1110'] : group));
    expect(await saveStandards(null, table(own, revision))).toMatchObject({ ok: true, expire: ['products'] });
    const found = await find('AS 1110 M10');
    expect(found).toMatchObject({ slugs: ['hex-bolt-m10-8-8-zinc-plated'], isNearest: false });
    expect(found.chips).toContain('AS 1110 (ISO 4017, DIN 933, ASME B18.2.3.2M)');
    // The bolt M10 names DIN 933 alone.
    await saveStandards(null, table([['EN 24017', 'ISO 4017']], 1));
    expect(await find('EN 24017 M10')).toMatchObject({ isNearest: true });
    expect((await find('EN 24017 M8')).slugs).toEqual(['hex-bolt-m8-8-8-zinc-plated']);
  },
);

test('a standard is not found in numbers of another one', async () => {
  await searchWith('the index');
  await saveStandards(null, table([['DIN 4017', 'ISO 933']], 0));
  expect(await find('DIN 4017')).toMatchObject({ isNearest: true });
});

test('a table that somebody else has saved is not overwritten, and a repeat changes nothing', async () => {
  const [one, other] = [[['ISO 1', 'DIN 1']], [['ISO 2', 'DIN 2']]];
  const results = await Promise.all([
    saveStandards(null, table(one, 0)),
    saveStandards(null, table(other, 0)),
  ]);
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const { groups, revision } = await readStandards();
  const records = () => auditRecords().countDocuments({ action: 'standards-saved' });
  const before = await records();
  expect(await saveStandards(null, table(groups, 0))).toMatchObject({ ok: true, value: { revision } });
  expect(await records()).toBe(before);
});

test('a table names each standard once, in one spelling', () => {
  expect(table([['din en iso 4017', 'DIN933']], 0).groups).toEqual([['ISO 4017', 'DIN 933']]);
  const messages = (groups: string[][]) =>
    standardTable
      .safeParse({ groups, revision: 0 })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(
    messages([
      ['ISO 1', 'DIN 1'],
      ['iso1', 'DIN 2'],
    ]),
  ).toEqual([['groups.1', 'ISO 1 is named twice: put both in one group']]);
  expect(messages([['ISO 1', 'hex bolt']])).toEqual([
    ['groups.0.1', expect.stringContaining('hex bolt is no standard')],
  ]);
  expect(messages([['ISO 1']])).toEqual([['groups.0', 'A group has at least two standards']]);
  expect(csvGroups('\ufeffstandard 1,standard 2\r\nISO 1,"DIN 1"\r\n\r\nISO 2;DIN 2\n')).toEqual([
    ['ISO 1', 'DIN 1'],
    ['ISO 2', 'DIN 2'],
  ]);
});
