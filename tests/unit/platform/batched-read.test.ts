import { batchedRead } from '@/lib/platform/batched-read';

test('what is asked for at one moment is one read, each key once', async () => {
  const reads: string[][] = [];
  const find = batchedRead(async (keys) => {
    reads.push(keys);
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]));
  });
  const later = Promise.resolve().then(() => find('b'));
  expect(await Promise.all([find('a'), later, find('a'), find('none')])).toEqual(['A', 'B', 'A', null]);
  expect(await find('a')).toBe('A');
  expect(reads).toEqual([['a', 'none', 'b'], ['a']]);
});

test('a failed read fails for everybody who waits for it, and the next one is made again', async () => {
  let isDown = true;
  const find = batchedRead(async (keys) => {
    if (isDown) throw new Error('no database');
    return new Map(keys.map((key) => [key, key]));
  });
  const asked = await Promise.allSettled([find('a'), find('b')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await find('a')).toBe('a');
});
