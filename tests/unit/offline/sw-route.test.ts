import { GET } from '@/app/sw.js/route';

afterEach(() => delete process.env.OFFLINE_PAGES);

test('a shop that switches offline pages off sends a worker that deletes what was kept and itself', async () => {
  expect(await GET().text()).toContain("importScripts('/offline-worker.js");
  process.env.OFFLINE_PAGES = 'off';
  const script = await GET().text();
  const deleted: string[] = [];
  const handlers = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  let work: Promise<unknown> = Promise.resolve();
  const self = {
    addEventListener: (type: string, handler: () => void) => handlers.set(type, handler),
    skipWaiting: () => undefined,
    registration: { unregister: () => deleted.push('itself') },
  };
  const caches = {
    keys: () => Promise.resolve(['pages 1', 'personal 1 ab']),
    delete: (name: string) => Promise.resolve(deleted.push(name)),
  };
  new Function('self', 'caches', script)(self, caches);
  handlers.get('activate')!({ waitUntil: (promise) => void (work = promise) });
  await work;
  expect(deleted).toEqual(['pages 1', 'personal 1 ab', 'itself']);
  expect(handlers.has('fetch')).toBe(false);
});
