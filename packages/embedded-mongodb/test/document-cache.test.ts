import { DocumentCache } from '../src/storage/document-cache';

const megabyte = 1024 * 1024;

test.each([1, 2 ** 13, 2 ** 21 - 1])(
  'collection %i has an entry of its own for each document',
  (collection) => {
    const cache = new DocumentCache(megabyte);
    const records = [1, 2, 3, 4, 5, 2 ** 32 - 1];
    for (const record of records) cache.put(collection, record, { record }, 20);
    expect(records.map((record) => cache.get(collection, record))).toEqual(
      records.map((record) => ({ record })),
    );
    expect(cache.get(collection + 1, 1)).toBeUndefined();
    for (const record of records) cache.delete(collection, record);
    expect(records.map((record) => cache.get(collection, record))).toEqual(records.map(() => undefined));
  },
);

test.each([
  [2 ** 21, 1],
  [1, 2 ** 32],
])('document %i, %i, beyond the numbers that a key holds, is not cached', (collection, record) => {
  const cache = new DocumentCache(megabyte);
  cache.put(collection, record, {}, 20);
  cache.put(collection + 1, 0, { of: 'the next collection' }, 20);
  expect(cache.get(collection, record)).toBeUndefined();
});
