import { memoryLimits, runHeavyWork } from '@/lib/platform/memory';
import { memoryShares } from '@/lib/shared/memory-shares.mjs';
import configFor from '@/next.config.mjs';

const before = { ...process.env };
afterEach(() => {
  for (const name of ['MEMORY_MB', 'RESPONSE_CACHE_MB', 'SEARCH_INDEX_MB']) delete process.env[name];
  Object.assign(process.env, before);
});

test.each([256, 512, 1024, 8192])(
  'caches take less than half of %d MB, in parts of one setting',
  (megabytes) => {
    process.env.MEMORY_MB = String(megabytes);
    const { pages, responses, searchIndex } = memoryLimits();
    // The pages evicted from Next's cache take half of its share.
    expect(pages * 1.5 + responses + searchIndex).toBeLessThanOrEqual(megabytes / 2);
  },
);

test('Next’s cache of pages gets its share', () => {
  expect(configFor('phase-production-server').cacheMaxMemorySize).toBe(memoryShares(512).pages * 1024 * 1024);
});

test('a share with a setting of its own follows that', () => {
  Object.assign(process.env, { MEMORY_MB: '1024', RESPONSE_CACHE_MB: '0', SEARCH_INDEX_MB: '300' });
  expect(memoryLimits()).toEqual({ ...memoryShares(1024), responses: 0, searchIndex: 300 });
});

test('less than 256 MB is no memory for a shop', () => {
  process.env.MEMORY_MB = '100';
  expect(() => memoryLimits()).toThrow('MEMORY_MB must be at least 256 megabytes');
});

test('with the memory of a small server, pictures are computed one after the other', async () => {
  let running = 0;
  const highest = await Promise.all(
    [1, 2, 3].map(() =>
      runHeavyWork('picturesAtOnce', async () => {
        running += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return running--;
      }),
    ),
  );
  expect(highest).toEqual([1, 1, 1]);
});
