import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import configFor from '@/next.config.mjs';

// A build that has rendered one page.
const build = mkdtempSync(join(tmpdir(), 'hexbolt-build-'));
mkdirSync(join(build, 'server'));
writeFileSync(join(build, 'prerender-manifest.json'), JSON.stringify({ routes: { '/built': {} } }));

/** Runs `work` in a separate process and returns the JSON that it prints. `cache` holds three uncompressed pages; `page` makes one, `files` are those that it looked for. */
function inCache(work: string): unknown {
  const script = `
    import PageCache from './server/page-cache.mjs';
    const files = [];
    const fs = { readFile: async (path) => { files.push(path); throw new Error('no such file'); } };
    const serverDistDir = ${JSON.stringify(join(build, 'server'))};
    const cache = new PageCache({ maxMemoryCacheSize: 3 * 1100, revalidatedTags: [], fs, serverDistDir });
    const page = (name) => ({
      kind: 'APP_PAGE',
      html: name + 'x'.repeat(1000 - name.length),
      rscData: Buffer.from(name),
      segmentData: new Map([['/_tree', Buffer.from(name)]]),
      headers: { 'x-next-cache-tags': name },
      status: 200,
    });
    const set = (name, value = page(name)) => cache.set('/' + name, value, {});
    const get = (name) => cache.get('/' + name, { kind: 'APP_PAGE' });
    const names = Array.from({ length: 20 }, (_, index) => 'page-' + index);
    ${work}`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(printed);
}

test('pages evicted from Next’s cache are restored completely, with the time they were created', () => {
  const restored = inCache(`
    let now = 1;
    Date.now = () => now;
    for (const name of names) await set(name);
    now = 2;
    const found = [];
    for (const name of names) {
      const { value, lastModified } = await get(name);
      found.push([
        value.html === page(name).html, Buffer.isBuffer(value.rscData), String(value.rscData),
        String(value.segmentData.get('/_tree')), value.status, lastModified,
      ]);
    }
    console.log(JSON.stringify(found));`);
  const names = Array.from({ length: 20 }, (_, index) => `page-${index}`);
  expect(restored).toEqual(names.map((name) => [true, true, name, name, 200, 1]));
});

test('a compressed page whose tag has expired is not served', () => {
  const found = inCache(`
    for (const name of names) await set(name);
    await cache.revalidateTag('page-0');
    const [expired, other] = [await get('page-0'), await get('page-1')];
    console.log(JSON.stringify([expired, other.value.status]));`);
  expect(found).toEqual([null, 200]);
});

test('a page rendered again is never replaced by its compressed old version', () => {
  const found = inCache(`
    for (const name of names) await set(name);
    await set('page-0', { ...page('page-0'), html: 'new' });
    const found = [(await get('page-0')).value.html];
    for (const name of names.slice(1)) await get(name);
    found.push((await get('page-0')).value.html);
    console.log(JSON.stringify(found));`);
  expect(found).toEqual(['new', 'new']);
});

test('only a page that the build has rendered is looked for in files', () => {
  const looked = inCache(`
    const found = [];
    for (const name of ['made-later', 'built', 'built-too'])
      found.push([await get(name), files.splice(0).length > 0]);
    console.log(JSON.stringify(found));`);
  expect(looked).toEqual([
    [null, false],
    [null, true],
    [null, false],
  ]);
});

test('is configured for the production server but not for builds', () => {
  const { cacheHandler } = configFor('phase-production-server');
  expect(cacheHandler).toBe(join(process.cwd(), 'server/page-cache.mjs'));
  expect(configFor('phase-production-build')).not.toHaveProperty('cacheHandler');
});
