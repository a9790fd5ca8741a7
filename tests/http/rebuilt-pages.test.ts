import { uniqueIpAddress, closeTheDatabase, signInNewPerson, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { placeOrder, setStock, totalOf } from '../support/orders';
import { demoAdmin, Person } from '../support/people';

type Stored = { _id: string; slug: string; category: string; variants: { sku: string }[] };

const changed = '18-v-drill-driver-75-nm';
const elsewhere = 'bench-vise-125-mm';
const alike = '18-v-drill-driver-45-nm';
const onTheHomePage = '12-v-drill-driver-30-nm';
let admin: Person;
let product: Stored;

beforeAll(async () => {
  admin = await new Person(theShop(), uniqueIpAddress()).signIn(demoAdmin);
  product = (await theDatabase().collection<Stored>('items').findOne({ slug: changed }))!;
});
afterAll(closeTheDatabase);

const skuOf = async (slug: string) =>
  (await theDatabase().collection<Stored>('items').findOne({ slug }))!.variants[0]!.sku;
const text = async (path: string) => (await fetch(theShop() + path, { redirect: 'manual' })).text();

/** Pages of each type, with and without the product. */
const pages = [
  '/',
  `/product/${changed}`,
  `/product/${alike}`,
  `/product/${elsewhere}`,
  '/shop',
  '/shop/drills',
  '/shop/power-tools',
  '/about',
  '/blog',
  '/sitemaps/products-1.xml',
];

/** Requests each page twice, so that all are cached. */
async function warm(): Promise<void> {
  const lists = ['/shop/drills?q=18+v+drill+driver', '/shop?brand=Ferrox&q=18+v+drill+driver'];
  for (const path of [...pages, ...lists, ...pages, ...lists]) await text(path);
}

/** Requests the pages and returns those that were not served from the cache. */
async function rebuilt(paths = pages): Promise<string[]> {
  const rendered: string[] = [];
  for (const path of paths) {
    const response = await fetch(theShop() + path);
    expect([path, response.status]).toEqual([path, 200]);
    if (response.headers.get('x-nextjs-cache') !== 'HIT') rendered.push(path);
    await response.text();
  }
  return rendered;
}

test('an unchanged page is served from the cache', async () => {
  await warm();
  expect(await rebuilt()).toEqual([]);
});

test('each list is cached under one address, whatever the order of its parameters and however it is linked', async () => {
  await warm();
  const cacheOf = async (path: string) => {
    const response = await fetch(theShop() + path);
    await response.text();
    return [response.status, response.headers.get('x-nextjs-cache')];
  };
  expect(await cacheOf('/shop/drills?utm_source=mail')).toEqual([200, 'HIT']);
  const wanted = 'brand=Ferrox&min_torque=50&q=1%2F4+%E2%80%9Cdrill%7E&view=table';
  expect((await cacheOf(`/shop/drills?${wanted}`))[0]).toBe(200);
  for (const query of [
    wanted,
    'view=table&q=1%2F4%20%E2%80%9Cdrill~&utm_source=mail&min_torque=50&brand=Ferrox&color=',
    `${wanted}&_ga=1`,
  ]) {
    expect([query, ...(await cacheOf(`/shop/drills?${query}`))]).toEqual([query, 200, 'HIT']);
  }
  for (const [query, canonical] of [
    ['page=1', '/shop/drills'],
    ['sort=relevance&brand=Ferrox', '/shop/drills?brand=Ferrox'],
    ['q=%20drill%20%20bit', '/shop/drills?q=drill+bit'],
    ['is_no-such-field=1', '/shop/drills'],
  ]) {
    const response = await fetch(`${theShop()}/shop/drills?${query}`, { redirect: 'manual' });
    expect([query, response.status, response.headers.get('location')]).toEqual([query, 308, canonical]);
  }
  for (const path of ['/shop/no-such-category', '/shop/drills/more', '/shop/no-such-category?q=bit']) {
    expect([path, (await cacheOf(path))[0]]).toEqual([path, 404]);
  }
});

test('a new price shows with the next request on every page with the product, and no other page is rendered again', async () => {
  await warm();
  const { sku } = product.variants[0]!;
  expect((await admin.put(`/api/products/skus/${sku}/price`, { price: 12_345 })).status).toBe(200);
  const own = await text(`/product/${changed}`);
  expect(own).toContain('$123.45');
  expect(own).toContain('"price":"123.45"');
  expect(await text('/shop/drills?q=18+v+drill+driver')).toContain('$123.45');
  expect(await text('/shop?brand=Ferrox&q=18+v+drill+driver')).toContain('$123.45');
  expect(await text(`/compare?products=${changed},${elsewhere}`)).toContain('$123.45');
  expect((await admin.get('/api/item')).text).toContain('12345');
  // A similar product's page and the category list show the product too.
  for (const path of [`/product/${alike}`, '/shop/drills']) {
    const page = await fetch(theShop() + path);
    expect(await page.text()).toContain('$123.45');
    expect(page.headers.get('x-nextjs-cache')).not.toBe('HIT');
  }
  // The first page of all products doesn't show it, but its filters count it.
  expect(await rebuilt(['/shop'])).toEqual(['/shop']);
  expect(await rebuilt()).toEqual([]);
});

test('a new price of a product on the home page shows there with the next request', async () => {
  await warm();
  const sku = await skuOf(onTheHomePage);
  expect((await admin.put(`/api/products/skus/${sku}/price`, { price: 13_579 })).status).toBe(200);
  const home = await fetch(`${theShop()}/`);
  expect(await home.text()).toContain('$135.79');
  expect(home.headers.get('x-nextjs-cache')).not.toBe('HIT');
  expect(
    await rebuilt([
      `/product/${elsewhere}`,
      '/shop/power-tools',
      '/about',
      '/blog',
      '/sitemaps/products-1.xml',
    ]),
  ).toEqual([]);
});

test('stock taken by an order and returned by its cancellation shows at once, and no other page is rendered again', async () => {
  const { sku } = product.variants[0]!;
  await setStock(sku, 50);
  expect(
    (await admin.put(`/api/products/skus/${sku}/stock`, { availableQuantity: 41, reason: 'Counted' })).status,
  ).toBe(200);
  await warm();
  expect(await text(`/product/${changed}`)).toContain('41 in stock');
  const buyer = await signInNewPerson(theShop());
  const lines = [{ sku, quantity: 2 }];
  const placed = await placeOrder(buyer, lines, await totalOf(buyer, lines));
  expect(placed.status).toBe(201);
  expect(await text(`/product/${changed}`)).toContain('39 in stock');
  expect(await text('/shop/drills')).toContain('>39<');
  expect(await rebuilt([`/product/${elsewhere}`, '/', '/about', '/sitemaps/products-1.xml'])).toEqual([]);
  await warm();
  const cancelled = await buyer.post(`/api/orders/${placed.json.number}/cancel`, { why: '' });
  expect(cancelled.status).toBe(200);
  expect(await text(`/product/${changed}`)).toContain('41 in stock');
  expect(await rebuilt([`/product/${elsewhere}`, '/', '/about', '/sitemaps/products-1.xml'])).toEqual([]);
});

test('a new name and slug show at once, the old slug redirects, and the sitemap changes', async () => {
  await warm();
  const slug = `${changed}-renamed`;
  const saved = await admin.patch(`/api/products/${product._id}`, { name: 'Pocket Drill Driver', slug });
  expect(saved.status).toBe(200);
  expect(await text(`/product/${slug}`)).toContain('Pocket Drill Driver');
  // The first response is rendered, the second comes from the cache: each names one location.
  for (let attempt = 0; attempt < 2; attempt++) {
    const old = await fetch(`${theShop()}/product/${changed}`, { redirect: 'manual' });
    expect([old.status, old.headers.get('location')]).toEqual([308, `/product/${slug}`]);
  }
  expect(await text('/sitemaps/products-1.xml')).toContain(`/product/${slug}<`);
  expect(await text(`/product/${alike}`)).toContain('Pocket Drill Driver');
  expect(await text('/shop/drills?q=pocket+drill')).toContain(`/product/${slug}`);
  expect(await text('/shop/drills')).toContain(`/product/${slug}"`);
  expect(await rebuilt([`/product/${elsewhere}`, '/about', '/blog'])).toEqual([]);
  const back = await admin.patch(`/api/products/${product._id}`, {
    name: '18 V Drill Driver, 75 Nm',
    slug: changed,
  });
  expect(back.status).toBe(200);
  expect(await text(`/product/${changed}`)).toContain('18 V Drill Driver, 75 Nm');
});

test('an archived product disappears with the next request, and returns when published again', async () => {
  await warm();
  expect((await admin.patch(`/api/products/${product._id}`, { state: 'archived' })).status).toBe(200);
  expect((await fetch(`${theShop()}/product/${changed}`)).status).toBe(404);
  expect(await text(`/product/${alike}`)).not.toContain(`/product/${changed}"`);
  expect(await text('/shop/drills')).not.toContain(`/product/${changed}"`);
  expect(await text('/sitemaps/products-1.xml')).not.toContain(`/product/${changed}<`);
  expect(await rebuilt([`/product/${elsewhere}`, '/about', '/blog'])).toEqual([]);
  expect((await admin.patch(`/api/products/${product._id}`, { state: 'published' })).status).toBe(200);
  expect((await fetch(`${theShop()}/product/${changed}`)).status).toBe(200);
});
