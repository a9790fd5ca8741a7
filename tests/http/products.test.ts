import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { readPdf } from '../support/read-pdf';

let admin: Person;
let customer: Person;

beforeAll(async () => {
  admin = await new Person(theShop()).signIn(demoAdmin);
  customer = await signInNewPerson(theShop());
});

afterAll(closeTheDatabase);

/** Sends raw bytes, as the browser sends a file. */
const send = (person: Person, path: string, bytes: Buffer | string, type: string) =>
  fetch(theShop() + path, {
    method: 'POST',
    headers: { cookie: person.cookieHeader, authorization: `Bearer ${person.token}`, 'content-type': type },
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  });

const open = async (path: string) => {
  const response = await fetch(theShop() + path, { redirect: 'manual' });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

test('the home page shows the first three products of GET /api/item', async () => {
  const { json } = await customer.get<{ slug: string }[]>('/api/item?limit=4');
  const { text } = await customer.get('/');
  const shown = new Set([...text.matchAll(/href="\/product\/([\w-]+)"/g)].map(([, slug]) => slug));
  expect([...shown]).toEqual(json.slice(0, 3).map(({ slug }) => slug));
});

/** The width of the price on the card of a shared product, in pixels: the last line above the orange rule. */
async function priceWidth(slug: string): Promise<number> {
  const { bytes } = await open(`/product/${slug}/picture`);
  const right = { left: 610, top: 0, width: 590, height: 630 };
  const { data, info } = await sharp(bytes).extract(right).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => data.subarray((y * info.width + x) * info.channels).subarray(0, 3);
  const columnsOfInk = (y: number) =>
    [...Array(info.width).keys()].filter((x) => pixel(x, y).every((channel) => channel < 120));
  const isRule = (y: number) => {
    const [red, , blue] = pixel(info.width / 2, y);
    return red! > 200 && blue! < 60;
  };
  let y = [...Array(info.height).keys()].find(isRule)!;
  while (columnsOfInk(y).length === 0) y -= 1;
  const columns: number[] = [];
  for (let row = columnsOfInk(y); row.length > 0; row = columnsOfInk((y -= 1))) columns.push(...row);
  return Math.max(...columns) - Math.min(...columns);
}

test('the card of a shared product shows both ends of a price range', async () => {
  const { json } =
    await customer.get<{ slug: string; price: number; priceTo: number }[]>('/api/item?limit=200');
  const single = json.find(({ price, priceTo }) => price === priceTo && price < 10_000 && price >= 1000)!;
  const range = json.find(({ price, priceTo }) => price < priceTo && priceTo < 10_000 && price >= 1000)!;
  expect(await priceWidth(range.slug)).toBeGreaterThan(2 * (await priceWidth(single.slug)));
});

test('the card of a shared product has the product’s picture in the middle of its left half', async () => {
  const { status, bytes } = await open('/product/12-v-drill-driver-30-nm/picture');
  expect(status).toBe(200);
  const left = { left: 0, top: 0, width: 600, height: 630 };
  const { data, info } = await sharp(bytes).extract(left).raw().toBuffer({ resolveWithObject: true });
  const xs: number[] = [];
  const ys: number[] = [];
  const [red, green, blue] = data;
  for (let index = 0; index < data.length; index += info.channels) {
    const distance =
      Math.abs(data[index]! - red!) +
      Math.abs(data[index + 1]! - green!) +
      Math.abs(data[index + 2]! - blue!);
    if (distance < 60) continue;
    const pixel = index / info.channels;
    xs.push(pixel % 600);
    ys.push(Math.floor(pixel / 600));
  }
  const middle = (values: number[]) =>
    (values.reduce((low, value) => Math.min(low, value)) +
      values.reduce((high, value) => Math.max(high, value))) /
    2;
  expect(Math.abs(middle(xs) - 300)).toBeLessThan(60);
  expect(Math.abs(middle(ys) - 315)).toBeLessThan(60);
});

describe('the documents of a product', () => {
  test('its data sheet is a PDF that follows changes of the product', async () => {
    const path = '/product/heat-gun-1-600-w/data-sheet.pdf';
    const { status, headers, bytes } = await open(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain('heat-gun-1-600-w-data-sheet.pdf');
    expect((await PDFDocument.load(bytes)).getTitle()).toBe('Heat Gun, 1,600 W: data sheet');
    const product = (await admin.get<{ slug: string; id: string }[]>('/api/item')).json.find(
      ({ slug }) => slug === 'heat-gun-1-600-w',
    )!;
    const renamed = await admin.patch(`/api/products/${product.id}`, { name: 'Hot Air Gun' });
    expect(renamed.status).toBe(200);
    expect((await PDFDocument.load((await open(path)).bytes)).getTitle()).toBe('Hot Air Gun: data sheet');
    await admin.patch(`/api/products/${product.id}`, { name: 'Heat Gun, 1,600 W' });
    expect((await open('/product/no-such/data-sheet.pdf')).status).toBe(404);
  });

  test('every document address of the demo products works', async () => {
    const products = (await admin.get<{ documents: { href: string }[] }[]>('/api/item')).json;
    const addresses = [...new Set(products.flatMap(({ documents }) => documents.map(({ href }) => href)))];
    expect(addresses.length).toBeGreaterThanOrEqual(6);
    for (const address of addresses) expect([address, (await open(address)).status]).toEqual([address, 200]);
  });

  test('an admin stores a PDF, anyone downloads it without active content; others can’t upload', async () => {
    const file = await PDFDocument.create();
    file.addPage([200, 200]);
    file.addJavaScript('x', 'app.alert(1)');
    const bytes = Buffer.from(await file.save());
    expect((await readPdf(bytes)).scripts).not.toEqual([]);
    expect((await send(customer, '/api/documents', bytes, 'application/pdf')).status).toBe(403);
    const stored = await send(admin, '/api/documents', bytes, 'application/pdf');
    expect(stored.status).toBe(201);
    const { url } = (await stored.json()) as { url: string };
    const served = await open(url);
    expect(await readPdf(served.bytes)).toMatchObject({ pages: [''], scripts: [] });
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(
      (await fetch(theShop() + url, { headers: { 'if-none-match': served.headers.get('etag')! } })).status,
    ).toBe(304);
    const damaged = await send(admin, '/api/documents', bytes.subarray(0, 400), 'application/pdf');
    expect([damaged.status, await damaged.text()]).toEqual([400, expect.stringContaining('can’t be read')]);
    const html = await send(admin, '/api/documents', '<script>alert(1)</script>', 'application/pdf');
    expect(html.status).toBe(400);
    expect((await open(`/api/documents/${'A'.repeat(24)}`)).status).toBe(404);
  });
});

test('an uploaded picture is served in the requested width, each width at its own address', async () => {
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#f28c18' } });
  const stored = await send(customer, '/api/images', await plain.png().toBuffer(), 'image/png');
  expect(stored.status).toBe(201);
  const { url } = (await stored.json()) as { url: string };
  const [whole, cut] = [await open(url), await open(`${url}?w=390`)];
  expect((await sharp(whole.bytes).metadata()).width).toBe(900);
  expect((await sharp(cut.bytes).metadata()).width).toBe(390);
  expect(cut.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const know = (etag: string | null) =>
    fetch(`${theShop()}${url}?w=390`, { headers: { 'if-none-match': etag! } });
  expect((await know(cut.headers.get('etag'))).status).toBe(304);
  expect((await know(whole.headers.get('etag'))).status).toBe(200);
  const odd = await open(`${url}?w=391`);
  expect([odd.status, JSON.parse(odd.bytes.toString())]).toEqual([
    400,
    { error: expect.objectContaining({ fields: { w: 'must be one of 128, 256, 390, 640, 1024, 1280' } }) },
  ]);
});

describe('product files', () => {
  type Plan = { id: string; rows: { action: string; changes: { field: string; after: string }[] }[] };
  const plan = async (csv: string) => {
    const reply = await send(admin, '/api/products/import', csv, 'text/csv');
    return { status: reply.status, json: (await reply.json()) as Plan };
  };

  test('the export imports again as no change', async () => {
    const reply = await admin.get('/api/products/export');
    expect(reply.headers.get('content-type')).toContain('text/csv');
    const { json } = await plan(reply.text);
    expect(json.rows.length).toBeGreaterThan(250);
    expect(json.rows.filter(({ action }) => action !== 'skip')).toEqual([]);
  });

  test('an import shows in the shop with the next request, and customers can’t run one', async () => {
    const csv = 'sku,price\nNH-CW08,13.37\n';
    expect((await send(customer, '/api/products/import', csv, 'text/csv')).status).toBe(403);
    expect((await customer.get('/api/products/export')).status).toBe(403);
    const before = await open('/product/combination-wrench-8-mm');
    expect(before.bytes.toString()).not.toContain('$13.37');
    const { status, json } = await plan(csv);
    expect([status, json.rows.map(({ action, changes }) => [action, changes])]).toEqual([
      201,
      [['update', [expect.objectContaining({ field: 'price', after: '13.37' })]]],
    ]);
    expect((await open('/product/combination-wrench-8-mm')).bytes.toString()).not.toContain('$13.37');
    expect((await customer.post(`/api/products/import/${json.id}`, { from: 0 })).status).toBe(403);
    const done = await admin.post(`/api/products/import/${json.id}`, { from: 0 });
    expect(done.json).toMatchObject({ next: null, total: 1, rows: [{ action: 'update' }] });
    expect((await open('/product/combination-wrench-8-mm')).bytes.toString()).toContain('$13.37');
    expect((await admin.post('/api/products/import/no-such', { from: 0 })).status).toBe(404);
  });
});

test('a missed search is shown to admins, and finds its synonym’s products', async () => {
  const typed = 'xylofoobar';
  expect((await open(`/shop?q=${typed}`)).status).toBe(200);
  const listed = async () => (await admin.get('/api/searches/missed/export')).text.includes(typed);
  for (let tries = 0; tries < 50 && !(await listed()); tries++)
    await new Promise((done) => setTimeout(done, 100));
  expect(await listed()).toBe(true);
  expect((await customer.post('/api/searches/synonyms', { typed, means: 'ladder' })).status).toBe(403);
  expect((await admin.post('/api/searches/synonyms', { typed, means: 'ladder' })).status).toBe(201);
  expect(await listed()).toBe(false);
  expect((await open(`/shop?q=${typed}`)).bytes.toString()).toContain('Extension Ladder');
  expect((await admin.delete(`/api/searches/synonyms/${typed}`)).status).toBe(200);
});

test('an account with an unverified email can upload nothing', async () => {
  const unverified = await signInNewPerson(theShop(), { verified: false });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const response = await send(unverified, '/api/images', picture, 'image/png');
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error: { code: 'email-not-verified' } });
  expect((await send(customer, '/api/images', picture, 'image/png')).status).toBe(201);
});
