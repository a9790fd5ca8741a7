import { gzipSync } from 'node:zlib';
import { theShop } from '../support/open-shop';

const kilobyte = 1024;

/** The gzipped bytes that a browser fetches for a page at first: HTML, style sheets and scripts. */
async function weightOf(path: string) {
  const response = await fetch(theShop() + path, { headers: { 'accept-encoding': 'identity' } });
  expect([path, response.status]).toEqual([path, 200]);
  const html = await response.text();
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/\snomodule/i.test(tag))
    .map(([, src = '']) => src);
  const sheets = [...html.matchAll(/<link\b[^>]*\srel="stylesheet"[^>]*\shref="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  const sizeOf = async (file: string) =>
    gzipSync(await (await fetch(new URL(file, theShop()))).bytes(), { level: 9 }).length;
  const sum = async (files: string[]) =>
    (await Promise.all([...new Set(files)].map(sizeOf))).reduce((total, size) => total + size, 0);
  const [js, css] = [await sum(scripts), await sum(sheets)];
  expect([path, scripts.length > 3, sheets.length > 0]).toEqual([path, true, true]);
  const page = gzipSync(html, { level: 9 }).length;
  const cards = html.match(/<article|<tr><td/g)?.length ?? 0;
  return {
    cards,
    raw: html.length / kilobyte,
    html: page / kilobyte,
    js: js / kilobyte,
    total: (page + js + css) / kilobyte,
  };
}

test.each([
  '/product/18-v-brushless-drill-driver-kit',
  '/product/bench-vise-125-mm',
  '/product/hss-drill-bit-12-mm',
  '/product/decking-screw-countersunk',
])('the page %s is light: HTML 15 KB, JavaScript 155 KB, 184 KB in total', async (path) => {
  const { html, js, total } = await weightOf(path);
  expect(html).toBeLessThanOrEqual(15);
  expect(js).toBeLessThanOrEqual(155);
  expect(total).toBeLessThanOrEqual(184);
});

test.each([
  ['/shop/drills', 16, 14],
  ['/shop/power-tools', 17, 14],
  ['/shop?brand=Ferrox', 24, 14],
  ['/shop', 24, 14],
  // The category with the most filters.
  ['/shop/accessories', 24, 15],
  ['/shop/hand-tools?view=table', 24, 14],
])(
  'the list %s of %i products has them once: 90 KB of HTML, %i compressed',
  async (path, products, compressed) => {
    const { raw, html, cards } = await weightOf(path);
    expect(cards).toBe(products);
    expect(raw).toBeLessThanOrEqual(90);
    expect(html).toBeLessThanOrEqual(compressed);
  },
);

test('the home page and the shop are at most 200 KB', async () => {
  expect((await weightOf('/')).total).toBeLessThanOrEqual(200);
  expect((await weightOf('/shop')).total).toBeLessThanOrEqual(200);
});

test('a page preloads its first large picture, and states the size of every picture', async () => {
  const html = await (await fetch(`${theShop()}/product/18-v-brushless-drill-driver-kit`)).text();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const [first = ''] = /<img\b[^>]*>/.exec(main) ?? [];
  expect(first).toContain('fetchPriority="high"');
  for (const [picture] of html.matchAll(/<img\b[^>]*>/g))
    expect(picture).toMatch(/width="\d+"[^>]*height="\d+"|height="\d+"[^>]*width="\d+"/);
});

test('the scripts with which every page starts are compiled while they arrive', async () => {
  const html = await (await fetch(theShop())).text();
  const sources = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
  const texts = await Promise.all(sources.map(async (src) => (await fetch(new URL(src, theShop()))).text()));
  // React, Next's router and what they need: two thirds of all code of the page.
  const sum = (all: string[]) => all.reduce((total, { length }) => total + length, 0);
  const hinted = texts.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(sum(hinted) / sum(texts)).toBeGreaterThan(0.6);
});
