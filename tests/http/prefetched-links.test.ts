import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { Link } from '@/components/ui/link';

const manifest = <T>(file: string) => JSON.parse(readFileSync(`.next/${file}`, 'utf8')) as T;
const isPrefetched = (href: string) => {
  // The menus say null where they leave it to the link.
  const [plain, left] = [undefined, null].map(
    (prefetch) => Link({ href, prefetch, children: 'Open' }) as ReactElement<{ prefetch: boolean | null }>,
  );
  expect(left!.props.prefetch).toBe(plain!.props.prefetch);
  return plain!.props.prefetch !== false;
};

test('links prefetch the pages that the build stores, and none that is made for each request', () => {
  const { routes, dynamicRoutes } = manifest<{ routes: object; dynamicRoutes: object }>(
    'prerender-manifest.json',
  );
  const stored = new Set([...Object.keys(routes), ...Object.keys(dynamicRoutes)]);
  const pages = Object.entries(manifest<Record<string, string>>('app-path-routes-manifest.json'))
    .filter(([file]) => file.endsWith('/page'))
    .map(([, page]) => page);
  expect(pages.length).toBeGreaterThan(100);
  const prefetched = pages.filter(isPrefetched);
  expect(prefetched.filter((page) => !stored.has(page))).toEqual([]);
  expect(pages.filter((page) => stored.has(page) && !prefetched.includes(page))).toEqual([]);
  expect(['/shop?brand=Ferrox', '/cart?added=1', '/cartridges'].map(isPrefetched)).toEqual([
    true,
    false,
    true,
  ]);
});
