import sharp from 'sharp';
import { theShop } from '../support/open-shop';

type Icon = { src: string; sizes: string; type: string };
type Manifest = { name: string; start_url: string; theme_color: string; icons: Icon[] };

const fetched = async (path: string) => {
  const response = await fetch(new URL(path, theShop()));
  expect([path, response.status]).toEqual([path, 200]);
  return { type: response.headers.get('content-type')!, bytes: Buffer.from(await response.arrayBuffer()) };
};
const page = async (path: string) => (await fetched(path)).bytes.toString();
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');

test('the manifest names the shop, and its icons have the declared sizes and types', async () => {
  const path = attribute(await page('/'), /<link rel="manifest" href="([^"]+)"/)!;
  const { name, start_url, theme_color, icons } = JSON.parse(await page(path)) as Manifest;
  expect([name, start_url, theme_color]).toEqual(['Hexbolt', '/', '#1c2125']);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes, type } of icons) {
    const icon = await fetched(src);
    expect(icon.type).toContain(type);
    const { width, height } = await sharp(icon.bytes).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

test('browsers and home screens find their icons', async () => {
  const html = await page('/');
  const icons = [...html.matchAll(/<link rel="(icon|apple-touch-icon)" href="([^"]+)"/g)];
  expect(new Set(icons.map(([, rel]) => rel))).toEqual(new Set(['icon', 'apple-touch-icon']));
  for (const [, , href] of icons)
    expect((await fetched(href!.replaceAll('&amp;', '&'))).type).toMatch(/^image\//);
  expect((await fetched('/favicon.ico')).type).toMatch(/icon/);
});

test.each([
  '/',
  '/shop',
  '/about',
  '/contact',
  '/blog',
  '/terms',
  '/product/18-v-brushless-drill-driver-kit',
])('the link preview of %s has a title, a text and a picture of the declared size', async (path) => {
  const html = await page(path);
  const shared = (name: string) =>
    attribute(html, new RegExp(`<meta property="og:${name}" content="([^"]+)"`));
  expect(shared('title')).toMatch(/.{4,}/);
  expect(shared('description') ?? attribute(html, /<meta name="description" content="([^"]+)"/)).toMatch(
    /.{20,}/,
  );
  const picture = await fetched(new URL(shared('image')!).pathname + new URL(shared('image')!).search);
  const { width, height } = await sharp(picture.bytes).metadata();
  expect(width).toBeGreaterThanOrEqual(600);
  if (shared('image:width'))
    expect([String(width), String(height)]).toEqual([shared('image:width'), shared('image:height')]);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
});
