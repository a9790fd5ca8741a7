import { readFileSync } from 'node:fs';
import { allCollections } from '@/scripts/indexes';
import { shardKeys, undivided } from '@/scripts/shard-keys';

const indexesOf = (collection: string) => {
  const found = allCollections.find(({ collectionName }) => collectionName === collection);
  if (!found) throw new Error(`${collection} is no collection of the shop`);
  return found.indexes.map(({ key, unique = false }) => ({ fields: Object.keys(key), key, unique }));
};
const begins = (fields: string[], whole: string[]) => fields.every((field, at) => whole[at] === field);
const document = readFileSync('docs/scaling.md', 'utf8');

test.each(shardKeys)('$collection can be divided by its key', ({ collection, key }) => {
  const fields = Object.keys(key);
  const indexes = indexesOf(collection);
  const unique = indexes.filter((index) => index.unique);
  // A hashed key leaves no unique index but that of `_id`; any other must begin all of them.
  const isHashed = Object.values(key).includes('hashed');
  expect(unique.filter((index) => isHashed || !begins(fields, index.fields))).toEqual([]);
  expect(isHashed || indexes.some((index) => begins(fields, index.fields))).toBe(true);
  const written = fields.map((field) => {
    const name = /^\w+$/.test(field) ? field : `"${field}"`;
    return `${name}: ${JSON.stringify(key[field])}`;
  });
  expect(document).toContain(`sh.shardCollection("hexbolt.${collection}", { ${written.join(', ')} })`);
});

test.each(shardKeys)('each frequent query of $collection names its key', ({ key, hot, broadcast }) => {
  const names = (filter: string[]) => Object.keys(key).every((field) => filter.includes(field));
  expect(hot.length).toBeGreaterThan(0);
  expect(hot.filter((filter) => !names(filter))).toEqual([]);
  expect(broadcast.filter(names)).toEqual([]);
});

test.each(undivided)('$collection stays whole for the reason that is given', ({ collection, uniqueBy }) => {
  expect(document).toContain(`\`${collection}\``);
  const unique = indexesOf(collection).filter((index) => index.unique);
  if (uniqueBy.length === 0) return;
  expect(unique.map(({ key }) => key)).toEqual(uniqueBy);
  const [first] = unique;
  expect(unique.every(({ fields }) => fields[0] === first?.fields[0])).toBe(false);
});

test('a collection is either divided or not', () => {
  const names = [...shardKeys, ...undivided].map(({ collection }) => collection);
  expect(names).toEqual([...new Set(names)]);
});
