import sharp from 'sharp';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { send, open } from './files';

let admin: Person;
let customer: Person;

beforeAll(async () => {
  admin = await new Person(theShop()).signIn(demoAdmin);
  customer = await signInNewPerson(theShop());
});

afterAll(closeTheDatabase);

test('the home page shows the first three products of GET /api/item', async () => {
  const { json } = await customer.get<{ slug: string }[]>('/api/item?limit=4');
  const { text } = await customer.get('/');
  const shown = new Set([...text.matchAll(/href="\/product\/([\w-]+)"/g)].map(([, slug]) => slug));
  expect([...shown]).toEqual(json.slice(0, 3).map(({ slug }) => slug));
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

test('what is understood of a search is shown as links to the search without it', async () => {
  const list = async (q: string) => (await customer.get(`/shop?${new URLSearchParams({ q })}`)).text;
  const linkOf = (page: string, label: string) =>
    new RegExp(`<a[^>]*href="([^"]*)"[^>]*>\\s*<span class="sr-only">Remove</span> ${label}`).exec(
      page.replaceAll('<!-- -->', ''),
    )?.[1];
  const page = await list('drill 13 mm chuck under 120 $');
  expect(page).not.toContain('18-v-drill-driver-75-nm');
  expect(page).toContain('18-v-drill-driver-40-nm-brushed');
  expect(linkOf(page, 'Chuck 13 mm')).toBe('/shop?q=drill+under+120+%24');
  const withoutPrice = linkOf(page, 'Price up to \\$120');
  expect(withoutPrice).toBe('/shop?q=drill+13+mm+chuck');
  const wider = (await customer.get(withoutPrice!)).text;
  expect(wider).toContain('18-v-drill-driver-75-nm');
  expect(wider).not.toContain('12-v-drill-driver-30-nm');
  expect(await list('m8x40 8.8 zinc')).toContain('/product/hex-bolt-m8-8-8-zinc-plated?sku=HB-M8-40');
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
