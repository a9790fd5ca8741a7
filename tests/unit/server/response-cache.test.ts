import fc from 'fast-check';
import { ResponseCache, type Moment } from '@/server/response-cache';

const kilobytes = (count: number) => Buffer.alloc(count * 1000);
const response = (tags: string[], bytes = kilobytes(1)) => ({ headers: {}, bytes, tags });

test('a stored response is found until one of its tags expires', () => {
  const cache = new ResponseCache(1e6);
  cache.store('drill', response(['product:drill', 'shop']), 60, cache.moment());
  cache.store('saw', response(['product:saw', 'shop']), 60, cache.moment());
  cache.expire(['product:drill']);
  expect(cache.find('drill')).toBeNull();
  expect(cache.find('saw')).toMatchObject({ refresh: false });
  cache.expire(['shop']);
  expect(cache.find('saw')).toBeNull();
});

test('what was read before a tag expired is not stored after it', () => {
  const cache = new ResponseCache(1e6);
  const moment = cache.moment();
  cache.expire(['product:drill']);
  cache.store('drill', response(['product:drill']), 60, moment);
  cache.store('saw', response(['product:saw']), 60, moment);
  expect(cache.find('drill')).toBeNull();
  expect(cache.find('saw')).not.toBeNull();
});

test('one caller refreshes what is no longer fresh, the others get it meanwhile', () => {
  let time = 0;
  const cache = new ResponseCache(1e6, () => time);
  cache.store('drill', response([]), 60, cache.moment());
  time = 59_999;
  expect(cache.find('drill')!.refresh).toBe(false);
  time = 60_000;
  expect([cache.find('drill')!.refresh, cache.find('drill')!.refresh]).toEqual([true, false]);
  // A refresh that fails is tried again after a second.
  cache.endRefresh('drill');
  expect(cache.find('drill')!.refresh).toBe(false);
  time = 61_000;
  expect(cache.find('drill')!.refresh).toBe(true);
  cache.store('drill', response([]), 60, cache.moment());
  cache.endRefresh('drill');
  time = 120_000;
  expect(cache.find('drill')!.refresh).toBe(false);
});

test('the least recently used responses are evicted beyond the limit', () => {
  const cache = new ResponseCache(50_000);
  for (const key of ['a', 'b', 'c', 'd']) cache.store(key, response([], kilobytes(10)), 60, cache.moment());
  cache.find('a');
  cache.store('e', response([], kilobytes(10)), 60, cache.moment());
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd', 'e']);
  // One that would displace many others is not stored.
  cache.store('huge', response([], kilobytes(20)), 60, cache.moment());
  expect(['a', 'c', 'd', 'e', 'huge'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd', 'e']);
});

describe('a response whose tags expire all the time', () => {
  const busy = () => {
    let time = 0;
    const cache = new ResponseCache(1e6, () => time);
    const store = (moment = cache.moment()) => cache.store('list', response(['list:all']), 60, moment);
    // Fifteen changes within a moment, each of which is seen at once.
    for (let change = 0; change < 15; change++) {
      store();
      cache.expire(['list:all']);
      expect(cache.find('list')).toBeNull();
    }
    store();
    cache.expire(['list:all']);
    return { cache, store, wait: (milliseconds: number) => (time += milliseconds) };
  };
  const refreshes = (cache: ResponseCache, callers = 3) =>
    Array.from({ length: callers }, () => cache.find('list')?.refresh);

  test('is made again every 1.4 seconds, by one caller, while the others get the last one', () => {
    const { cache, store, wait } = busy();
    expect(refreshes(cache)).toEqual([false, false, false]);
    wait(1_400);
    expect(refreshes(cache)).toEqual([true, false, false]);
    store();
    cache.endRefresh('list');
    cache.expire(['list:all']);
    wait(1_300);
    expect(refreshes(cache)).toEqual([false, false, false]);
    wait(100);
    expect(refreshes(cache)).toEqual([true, false, false]);
  });

  test('is never served later than 1.6 seconds after its expiry', () => {
    const { cache, wait } = busy();
    wait(1_600);
    expect(cache.find('list')).not.toBeNull();
    wait(1);
    expect(cache.find('list')).toBeNull();
  });

  test('is stored although it expired while it was made, and counts as expired since it was begun', () => {
    const { cache, store, wait } = busy();
    wait(1_000);
    const moment = cache.moment();
    wait(300);
    cache.expire(['list:all']);
    cache.find('list');
    store(moment);
    expect(refreshes(cache)).toEqual([false, false, false]);
    wait(1_301);
    expect(cache.find('list')).toBeNull();
  });

  test('is dropped at once again after a quiet time', () => {
    const { cache, store, wait } = busy();
    wait(30_000);
    store();
    cache.expire(['list:all']);
    expect(cache.find('list')).toBeNull();
  });
});

test('whatever happens in whatever order, no response outlives an expiry of its tags by more than 1.6 seconds', () => {
  const tag = fc.constantFrom('a', 'b', 'c');
  const step = fc.oneof(
    fc.record({ start: fc.nat(5), tags: fc.array(tag, { minLength: 1, maxLength: 3 }) }),
    fc.record({ finish: fc.nat(5) }),
    fc.record({ expire: tag }),
    fc.record({ wait: fc.nat(1_200) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
      let time = 0;
      const cache = new ResponseCache(12_000, () => time);
      // The version of each tag's data, what each reader has read, and the moment at which it began.
      const versions: Record<string, number> = { a: 0, b: 0, c: 0 };
      const readers = new Map<number, { moment: Moment; tags: string[]; read: number[] }>();
      // When each version was replaced by the next.
      const ends: Record<string, number[]> = { a: [], b: [], c: [] };
      for (const one of steps) {
        if ('expire' in one) {
          versions[one.expire]!++;
          ends[one.expire]!.push(time);
          cache.expire([one.expire]);
        } else if ('wait' in one) {
          time += one.wait;
        } else if ('start' in one) {
          const { start, tags } = one;
          readers.set(start, { moment: cache.moment(), tags, read: tags.map((name) => versions[name]!) });
        } else {
          const reader = readers.get(one.finish);
          if (!reader) continue;
          const bytes = Buffer.from(JSON.stringify(reader.read));
          cache.store(String(one.finish), { headers: {}, bytes, tags: reader.tags }, 60, reader.moment);
        }
        for (let key = 0; key <= 5; key++) {
          const found = cache.find(String(key))?.found;
          const read = found && (JSON.parse(found.bytes.toString()) as number[]);
          found?.tags.forEach((name, at) => {
            expect(time - (ends[name]![read![at]!] ?? time)).toBeLessThanOrEqual(1_600);
          });
        }
      }
    }),
    { numRuns: 500 },
  );
});
