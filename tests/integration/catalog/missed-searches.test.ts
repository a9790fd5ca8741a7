import { auditRecords } from '@/lib/audit/collection';
import {
  addSynonym,
  clearMissedSearches,
  dismissMissedSearch,
  logMissedSearch,
  maxMissedSearches,
  removeSynonym,
} from '@/lib/search/commands';
import { missedSearches } from '@/lib/search/collection';
import { listMissedSearches, listSynonyms } from '@/lib/search/queries/missed-searches';
import { searchProducts } from '@/lib/search/queries/shop';
import { readShopView } from '@/lib/search/rules/shop-view';
import { sampleStructure } from '@/tests/support/sample-structure';
import { seedProducts } from '@/seed/products';

beforeAll(seedProducts);

const missed = async () => (await listMissedSearches(1)).rows.map(({ typed, count }) => [typed, count]);
const found = async (q: string) =>
  (await searchProducts(readShopView(sampleStructure, null, { q }))).rows.map(({ slug }) => slug);

test('misses are counted by normalized term, most first, as they were last typed', async () => {
  await logMissedSearch('Flux Compensators');
  await logMissedSearch('zzyzx');
  await logMissedSearch('flux compensator');
  expect(await missed()).toEqual([
    ['flux compensator', 2],
    ['zzyzx', 1],
  ]);
});

test('a search with a synonym finds the synonym’s products, says so, and is no longer missed', async () => {
  expect(await found('zzyzx')).toEqual([]);
  expect(await addSynonym(null, { typed: 'zzyzx', means: 'pallet truck' })).toMatchObject({
    ok: true,
    expire: ['products'],
  });
  const { rows, searchedFor } = await searchProducts(readShopView(sampleStructure, null, { q: 'ZZYZX!' }));
  expect(rows[0]?.slug).toContain('pallet-truck');
  expect(searchedFor).toBe('pallet truck');
  expect(await missed()).toEqual([['flux compensator', 2]]);
  expect(await auditRecords().findOne({ action: 'synonym-added' })).toMatchObject({
    after: { means: 'pallet truck' },
  });
});

test('a search with results of its own ignores a synonym', async () => {
  const before = await found('angle grinder');
  await addSynonym(null, { typed: 'angle grinder', means: 'pallet truck' });
  expect(await found('angle grinder')).toEqual(before);
});

test('a synonym that finds nothing either is rejected at its field', async () => {
  expect(await addSynonym(null, { typed: 'qqqq', means: 'wwwwww vvvvvv' })).toMatchObject({
    failure: { fields: { means: 'finds nothing either' } },
  });
  expect(await addSynonym(null, { typed: '!!!', means: 'drill' })).toMatchObject({
    failure: { fields: { typed: expect.any(String) } },
  });
});

test('a synonym can be removed, a miss dismissed, and the list cleared', async () => {
  const terms = (await listSynonyms()).map(({ term }) => term);
  for (const term of terms) expect(await removeSynonym(null, term)).toMatchObject({ ok: true });
  expect(await found('zzyzx')).toEqual([]);
  expect(await removeSynonym(null, 'zzyzx')).toMatchObject({ failure: { kind: 'not-found' } });
  await logMissedSearch('zzyzx');
  await dismissMissedSearch(null, 'zzyzx');
  expect(await missed()).toEqual([['flux compensator', 2]]);
  expect(await clearMissedSearches(null)).toMatchObject({ value: { cleared: 1 } });
  expect(await missed()).toEqual([]);
});

test('invented searches stop filling the list at its limit, and known ones are still counted', async () => {
  const at = new Date();
  const many = Array.from({ length: maxMissedSearches }, (_, index) => ({
    _id: `invented ${index}`,
    count: 1,
    firstAt: at,
    lastAt: at,
  }));
  await missedSearches().insertMany(many);
  await logMissedSearch('one more invention');
  await logMissedSearch('invented 7');
  expect(await missedSearches().countDocuments()).toBe(maxMissedSearches);
  expect(await missedSearches().findOne({ _id: 'invented 7' })).toMatchObject({ count: 2 });
  await clearMissedSearches(null);
});
