import { SaxesParser } from 'saxes';
import { problemsOf, readBmecat, textsOf } from '../support/bmecat-structure';
import { closeTheDatabase, theDatabase, uniqueIpAddress } from '../support/factories';
import { theShop } from '../support/open-shop';

afterAll(closeTheDatabase);

const read = (path: string, address = uniqueIpAddress()) =>
  fetch(theShop() + path, { headers: { 'x-forwarded-for': address } });

type Item = Record<string, string[]>;

/** The items of a feed, with the parts of each `shipping` in one text; fails for text that is not well-formed XML. */
function itemsOf(xml: string): Item[] {
  const items: Item[] = [];
  let text = '';
  let parts: string[] | null = null;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'item') items.push({});
    if (name === 'g:shipping') parts = [];
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    if (!name.startsWith('g:')) return;
    const isWhole = parts === null || name === 'g:shipping';
    if (!isWhole) return void parts!.push(text);
    (items.at(-1)![name.slice(2)] ??= []).push(parts?.join(':') ?? text);
    parts = null;
  });
  parser.write(xml).close();
  return items;
}

/** How often an item may have an attribute, where that is more than once. */
const most: Record<string, number> = { additional_image_link: 10, shipping: 100 };

/** The rules of Google's product data specification for each attribute that the shop sends. */
const rules: Record<string, RegExp> = {
  id: /^\S.{0,49}$/,
  title: /^.{1,150}$/,
  description: /^.{1,5000}$/,
  link: /^https?:\/\/\S+$/,
  image_link: /^https?:\/\/\S+\.(webp|png|jpe?g|gif)$/,
  additional_image_link: /^https?:\/\/\S+$/,
  availability: /^(in_stock|out_of_stock|preorder|backorder)$/,
  availability_date: /^\d{4}-\d{2}-\d{2}T/,
  price: /^\d+\.\d{2} [A-Z]{3}$/,
  condition: /^new$/,
  brand: /^.{1,70}$/,
  mpn: /^.{1,70}$/,
  identifier_exists: /^no$/,
  product_type: /^.{1,750}$/,
  item_group_id: /^[\w-]{1,50}$/,
  color: /^.{1,100}$/,
  size: /^.{1,100}$/,
  multipack: /^[1-9]\d*$/,
  shipping_weight: /^\d+ g$/,
  shipping: /^[A-Z]{2}(:[A-Z]{2,3})?:[^:,]+:\d+\.\d{2} [A-Z]{3}$/,
};
const required = [...Object.keys(rules)].filter((name) =>
  ['id', 'title', 'description', 'link', 'availability', 'price', 'condition', 'brand'].includes(name),
);

test('every SKU on sale is in the feed once, by the rules of the format, and its page exists', async () => {
  const response = await read('/feeds/google.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const items = itemsOf(await response.text());
  const products = await theDatabase()
    .collection<{ pictures: string[]; variants: { sku: string; img: string }[] }>('items')
    .find({ state: 'published' })
    .toArray();
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  expect(items.map(({ id }) => id![0]).sort()).toEqual(skus.sort());
  const pictured = products.flatMap(({ pictures, variants }) =>
    variants.filter(({ img }) => img || pictures.length > 0).map(({ sku }) => sku),
  );
  for (const item of items) {
    expect(Object.keys(item)).toEqual(expect.arrayContaining(required));
    expect(Boolean(item.image_link)).toBe(pictured.includes(item.id![0]!));
    for (const [name, values] of Object.entries(item)) {
      expect(values.length).toBeLessThanOrEqual(most[name] ?? 1);
      for (const value of values) expect([name, value]).toEqual([name, expect.stringMatching(rules[name]!)]);
    }
    expect(Boolean(item.mpn)).toBe(!item.identifier_exists);
  }
  const grouped = items.find((item) => item.item_group_id)!;
  const page = await fetch(grouped.link![0]!);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(grouped.id![0]);
});

test('the feed with tabs has the same SKUs', async () => {
  const [head, ...lines] = (await (await read('/feeds/google.tsv')).text()).replace(/\n$/, '').split('\n');
  const columns = head!.split('\t');
  for (const line of lines) expect(line.split('\t')).toHaveLength(columns.length);
  const xml = itemsOf(await (await read('/feeds/google.xml')).text());
  expect(lines.map((line) => line.split('\t')[0])).toEqual(xml.map(({ id }) => id![0]));
});

test('the catalog as BMEcat has every SKU in its order and in its group', async () => {
  const catalog = readBmecat(await (await read('/feeds/bmecat.xml')).text());
  expect(problemsOf(catalog)).toEqual([]);
  const parts = catalog.parts[1]!.parts;
  const skusIn = (element: string, name: string) =>
    parts.filter((part) => part.name === element).map((part) => textsOf(part, name)[0]);
  const skus = itemsOf(await (await read('/feeds/google.xml')).text()).map(({ id }) => id![0]);
  expect(skusIn('PRODUCT', 'SUPPLIER_PID')).toEqual(skus);
  expect(skusIn('PRODUCT_TO_CATALOGGROUP_MAP', 'PROD_ID')).toEqual(skus);
});

test('the newest products are an RSS feed, and site maps name the pictures of products', async () => {
  const feed = await (await read('/feeds/new-products.xml')).text();
  new SaxesParser().write(feed).close();
  const times = [...feed.matchAll(/<pubDate>([^<]+)</g)].map(([, time]) => Date.parse(time!));
  expect(times.length).toBeGreaterThan(10);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect((await fetch(/<guid>([^<]+\/product\/[^<]+)</.exec(feed)![1]!)).status).toBe(200);
  const map = await (await read('/sitemaps/products-1.xml')).text();
  new SaxesParser().write(map).close();
  const picture = /<image:loc>([^<]+)</.exec(map)![1]!;
  expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
});

test('an address that reads the feed too often is told when it may again', async () => {
  const address = uniqueIpAddress();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count++) {
    const response = await read('/feeds/google.tsv', address);
    statuses.push(response.status);
    if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    await response.body?.cancel();
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
});
