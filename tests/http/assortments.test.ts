import { randomBytes } from 'node:crypto';
import { joinCompany, openCompany } from '../support/approvals';
import { closeTheDatabase, signInNewPerson, theDatabase, uniqueIpAddress } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, errorOf, Person } from '../support/people';

/** A name that stands nowhere else. */
const secret = `Zephyr${randomBytes(5).toString('hex')}`;
const sku = `EXC-${secret.toUpperCase()}`;
const visitor = new Person(theShop(), uniqueIpAddress());
let [member, stranger, staff] = [visitor, visitor, visitor];
let slug = '';
let productId = '';
let assortment = { id: '', version: 1 };
let input = {};

beforeAll(async () => {
  const shop = theShop();
  staff = await new Person(shop).signIn(demoAdmin);
  const companies = [
    await openCompany(staff, 'Exclusive Inc.'),
    await openCompany(staff, 'Public Inc.'),
  ] as const;
  member = await joinCompany(await signInNewPerson(shop), companies[0], 'buyer');
  stranger = await joinCompany(await signInNewPerson(shop), companies[1], 'buyer');
  const added = await staff.post<{ slug: string; id: string }>('/api/products', {
    name: `${secret} gloves`,
    brand: 'Castellan',
    category: 'gear-equipment',
    tags: ['safety'],
    description: `${secret} for one company.`,
    pictures: ['/pictures/items/work-gloves.webp'],
    variants: [{ sku, price: 1_500, availableQuantity: 90 }],
    availableFrom: '2020-01-01',
    state: 'exclusive',
  });
  if (added.status !== 201) throw new Error(added.text);
  slug = added.json.slug;
  productId = added.json.id;
  input = {
    name: secret,
    audience: { kind: 'company', id: companies[0] },
    active: true,
    limits: false,
    skus: [sku],
    categories: [],
    brands: [],
  };
  const created = await staff.post<{ id: string; version: number }>('/api/assortments', input);
  if (created.status !== 201) throw new Error(created.text);
  assortment = created.json;
}, 120_000);
afterAll(closeTheDatabase);

/** Pages, lists, searches and feeds that are open to everybody; the last number is the status where it isn't 200. */
const publicPaths = (): [string, number?][] => [
  ['/'],
  ['/shop'],
  ['/shop/gear-equipment'],
  ['/shop/gear-equipment?sort=newest'],
  ['/shop?brand=Castellan'],
  [`/shop?q=${secret}`],
  [`/shop?q=${sku}`],
  [`/compare?products=${slug},work-gloves-nitrile-palm`],
  [`/product/${slug}`, 404],
  [`/product/${slug}/data-sheet.pdf`, 404],
  ['/product/work-gloves-nitrile-palm'],
  ['/sitemap.xml'],
  ['/sitemaps/products-1.xml'],
  [`/api/search?q=${secret}`],
  ['/api/item'],
  [`/api/variants/${slug}`, 404],
];

/** What a response says of the product, without what it repeats of the address. */
const leaks = (text: string, path: string) => {
  const asked = new URL(path, theShop()).search.length > 0 ? text.replaceAll(sku, '') : text;
  return path.includes(secret) ? /Zephyr\w+ gloves|for one company/.test(asked) : asked.includes(secret);
};

test('no public page, list, search or feed has an exclusive product, whoever asked for it before', async () => {
  const found: string[] = [];
  for (const [path, status] of publicPaths())
    for (const [name, person] of Object.entries({ member, stranger, visitor })) {
      const reply = await person.get(path);
      if (status && reply.status !== status) found.push(`${path}: ${reply.status} for ${name}`);
      if (leaks(reply.text, path)) found.push(`${path}: shown to ${name}`);
    }
  expect(found).toEqual([]);
});

test('a member finds it, behind the session alone, and buys it; nobody else does', async () => {
  for (const path of [
    `/productDetails/${slug}`,
    '/dashboard/assortment',
    `/dashboard/assortment?q=${secret}`,
  ]) {
    const own = await member.get(path);
    expect([path, own.status, own.text.includes(`${secret} gloves`)]).toEqual([path, 200, true]);
    expect(own.headers.get('cache-control')).toMatch(/private|no-store/);
    const other = await stranger.get(path);
    expect([path, other.text.includes(`${secret} gloves`)]).toEqual([path, false]);
    expect((await visitor.get(path)).status).toBe(307);
  }
  expect((await stranger.get(`/productDetails/${slug}`)).status).toBe(404);
  const add = (person: Person) => person.post('/api/cart/lines', { sku, quantity: 1 });
  expect((await add(member)).status).toBe(201);
  for (const person of [stranger, visitor]) expect(errorOf(await add(person)).code).toBe('not-for-sale');
  const isThere = async (person: Person) =>
    (await person.get<{ assortment?: boolean }>('/api/me')).json.assortment ?? false;
  expect([await isThere(member), await isThere(stranger), await isThere(visitor)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a member gets its data sheet and reviews it, and to everybody else neither exists', async () => {
  const sheet = `/api/me/data-sheets/${slug}`;
  const own = await member.get(sheet);
  expect([own.status, own.headers.get('content-type'), own.text.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect((await member.get(`/productDetails/${slug}`)).text).toContain(`href="${sheet}"`);
  expect([(await stranger.get(sheet)).status, (await visitor.get(sheet)).status]).toEqual([404, 401]);

  const review = { productId, rating: 5, text: `${secret} lasts.` };
  expect((await member.post('/api/reviews', review)).status).toBe(200);
  expect(errorOf(await stranger.post('/api/reviews', review)).code).toBe('no-such-product');
  await theDatabase()
    .collection('reviews')
    .updateOne({ productId }, { $set: { state: 'approved' } });
  const reviews = `/api/reviews?product=${productId}`;
  expect((await member.get(reviews)).text).toContain(`${secret} lasts.`);
  for (const person of [stranger, visitor]) {
    const [foreign, unknown] = [await person.get(reviews), await person.get('/api/reviews?product=no-such')];
    expect([foreign.status, errorOf(foreign).code]).toEqual([unknown.status, errorOf(unknown).code]);
    expect(foreign.status).toBe(404);
  }
});

test('it is gone for the member with the next request after the assortment is paused', async () => {
  const { id, version } = assortment;
  const paused = await staff.put(`/api/assortments/${id}`, { ...input, active: false, version });
  expect(paused.status).toBe(200);
  expect((await member.get(`/productDetails/${slug}`)).status).toBe(404);
  expect((await member.get(`/api/me/data-sheets/${slug}`)).status).toBe(404);
  expect((await member.get(`/api/reviews?product=${productId}`)).status).toBe(404);
  expect((await member.get('/dashboard/assortment')).text).not.toContain(`${secret} gloves`);
  expect(errorOf(await member.post('/api/cart/lines', { sku, quantity: 1 })).code).toBe('not-for-sale');
});
