import { randomUUID } from 'node:crypto';
import { MongoClient, type Db } from 'mongodb';
import { crawl } from '../support/crawler';
import { theSettings } from '../support/open-shop';
import { ohioAddress } from '../support/ohio-address';
import { grantTerms } from '../support/factories';
import { errorOf, Person, type Json } from '../support/people';
import { hoseFields, stockHoses } from '../support/hoses';
import { readPdf } from '../support/read-pdf';
import { pageAccess } from '../support/rights';
import { buildWhenNeeded, newSettings, startShop, type Shop } from '../support/shop';

// A build, two servers, and a crawl of every public page.
jest.setTimeout(240_000);

let client: MongoClient;
let database: Db;
let shop: Shop;
let other: Shop;
let code: string;

const answers = (change: Json = {}) => ({
  code,
  shop: {
    name: 'Nut and Thread',
    legalName: 'Nut and Thread GmbH',
    tagline: 'Threads that hold',
    foundedYear: 2026,
    address: ['Nut and Thread GmbH', 'Hafenweg 3', '20457 Hamburg'],
    phone: '+49 40 5550142',
    email: 'hello@thread.example',
    hours: ['Daily, 8 to 6'],
    logo: '',
    colors: { accent: '#3fbf8f', header: '#101820' },
    timeZone: 'Europe/Berlin',
    countries: [{ code: 'DE', name: 'Germany' }],
    deliveryMethods: [
      { id: 'standard', name: 'Parcel', description: '', price: 590, freeFrom: null, minDays: 1, maxDays: 3 },
    ],
    taxRules: [{ country: 'DE', region: null, name: 'VAT', basisPoints: 1900 }],
    taxShipping: true,
    taxId: 'DE123456789',
    bank: { name: '', accountHolder: '', accountNumber: '', routingNumber: '', iban: '', bic: '' },
    country: 'DE',
    currency: 'EUR',
  },
  admin: { name: 'Olga', email: 'olga@thread.example', password: 'correct horse battery' },
  sampleData: true,
  ...change,
});

beforeAll(async () => {
  const settings = newSettings(theSettings().MONGODB_URI);
  await buildWhenNeeded(settings);
  client = await MongoClient.connect(settings.MONGODB_URI);
  database = client.db(settings.MONGODB_DB);
  code = String((await database.collection('setup').findOne({}))?.code);
  [shop, other] = [await startShop(settings), await startShop(settings)];
});

afterAll(async () => {
  await shop?.stop();
  await other?.stop();
  await database?.dropDatabase();
  await client?.close();
});

test('an empty shop says that it is being set up, and search engines are told to come back', async () => {
  for (const path of ['/', '/shop', '/terms', '/no-such-page', '/login', '/robots.txt']) {
    const response = await fetch(shop.url + path, { redirect: 'manual' });
    expect([path, response.status, response.headers.get('x-robots-tag')]).toEqual([path, 503, 'noindex']);
    expect(await response.text()).not.toContain('Hexbolt');
  }
  const visitor = new Person(shop.url);
  expect(errorOf(await visitor.post('/api/signup', {})).code).toBe('not-set-up');
  const page = await visitor.get('/setup');
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('Hexbolt');
  expect(page.text).toContain('noindex');
});

test('without the code nothing can be stored, and guessing from one address is limited', async () => {
  const guesser = new Person(shop.url, '10.9.9.9');
  expect((await guesser.post('/api/setup', answers({ code: '000000000000' }))).status).toBe(403);
  const bytes = await fetch(`${shop.url}/brand/icon-192.png`).then((response) => response.blob());
  const upload = await fetch(`${shop.url}/api/setup/logo`, { method: 'POST', body: bytes });
  expect(upload.status).toBe(400);
  const statuses = [];
  for (let guess = 0; guess < 31; guess++)
    statuses.push((await guesser.put('/api/setup', { code: `00000000${1000 + guess}` })).status);
  expect(statuses.at(-1)).toBe(429);
  expect(await database.collection('users').countDocuments()).toBe(0);
  expect(await database.collection('shopSettings').countDocuments()).toBe(0);
});

test('of two attempts one opens the shop, and then /setup is gone on every server', async () => {
  const [one, two] = await Promise.all([
    new Person(shop.url, '10.0.0.1').post('/api/setup', answers()),
    new Person(other.url, '10.0.0.2').post('/api/setup', answers()),
  ]);
  expect([one.status, two.status].filter((status) => status === 201)).toHaveLength(1);
  for (const server of [shop, other]) {
    const visitor = new Person(server.url, '10.0.0.3');
    const home = await visitor.get('/');
    expect(home.status).toBe(200);
    expect(home.text).toContain('Nut and Thread');
    expect(home.text).toContain('--accent:#3fbf8f');
    expect((await visitor.get('/setup')).status).toBe(404);
    expect((await visitor.post('/api/setup', answers())).status).toBe(404);
    expect((await visitor.put('/api/setup', { code })).status).toBe(404);
  }
});

const signedIn = async (): Promise<Person> => {
  await database
    .collection('users')
    .updateOne({ role: 'admin' }, { $set: { twoFactorPutOffAt: new Date() } });
  return new Person(shop.url, '10.0.0.5').signIn(answers().admin);
};

const bytes = /\.(js|css|png|jpg|webp|woff2?|ico|svg)(\?|$)|^\/api\/(images|documents)\/|^\/icons\//;
// A prefix of technical names, such as `hexbolt:me`, is nothing that people read.
const demo = /hexbolt(?![:-])/i;

/** Follows every link as this person and returns the addresses, with those whose text names the demo. */
async function crawlForDemo(person: Person, starts: string[], known?: ReadonlySet<string>) {
  const named: string[] = [];
  const { faults, visited } = await crawl(person, starts, {
    known,
    // What one list says, all say.
    perPattern: 1,
    read(address, text) {
      if (!bytes.test(address) && demo.test(text)) named.push(address);
    },
  });
  return { faults, visited, named };
}

const pdfOf = async (person: Person, path: string): Promise<string> => {
  const response = await fetch(shop.url + path, { headers: { cookie: person.cookieHeader } });
  expect([path, response.headers.get('content-type')]).toEqual([path, 'application/pdf']);
  const { pages, title = '' } = await readPdf(Buffer.from(await response.arrayBuffer()));
  return [title, ...pages].join(' ').replace(/\s+/g, ' ');
};

let hoses = '';

test('fields of an own category are in CSV, list, filter, comparison, form and data sheet', async () => {
  const admin = await signedIn();
  const { slug, actions } = await stockHoses(admin);
  hoses = slug;
  expect(actions).toEqual(Array.from({ length: 10 }, () => 'create'));
  const exported = (await admin.get('/api/products/export')).text;
  expect(exported).toMatch(
    /HS-3,.*Hose bore: 9 mm \| Hose pressure: 13 bar \| Hose length: 8 m \| Hose layer: NBR/,
  );
  const list = (await admin.get(`/shop/${slug}`)).text;
  for (const { name } of hoseFields) expect(list).toContain(name);
  const filter = /href="([^"]*is_[\w-]*layer=NBR[^"]*)"/.exec(list)![1]!.replaceAll('&amp;', '&');
  const filtered = (await admin.get(filter)).text;
  const shown = (text: string) =>
    new Set([...text.matchAll(/href="\/product\/(hose-\d)"/g)].map(([, one]) => one));
  expect([shown(list).size, shown(filtered).size]).toEqual([10, 5]);
  const compared = (await admin.get('/compare?products=hose-1,hose-2')).text;
  const [product] = await database.collection('items').find({ slug: 'hose-3' }).toArray();
  const form = (await admin.get(`/dashboard/manageProduct/${String(product!._id)}`)).text;
  const sheet = await pdfOf(admin, '/product/hose-3/data-sheet.pdf');
  for (const { name } of hoseFields) {
    expect(compared).toContain(name);
    expect(form).toContain(name);
    expect(sheet).toContain(name);
  }
  expect(sheet).toContain('9 mm');
  expect(sheet).toContain('Nut and Thread GmbH');
  expect(sheet).not.toMatch(/hexbolt/i);
});

let read = new Set<string>();

test('nothing that a visitor can read on any page says whose demo this was', async () => {
  const starts = [
    ...['/', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/blog/rss.xml', '/login', '/signup'],
    ...['/api/docs', '/api/openapi.json', '/api/item', '/compare', '/forgetPass', '/search', '/favicon.ico'],
  ];
  const { faults, visited, named } = await crawlForDemo(new Person(shop.url, '10.0.0.4'), starts);
  read = visited;
  expect(faults).toEqual([]);
  expect(visited.size).toBeGreaterThan(60);
  for (const path of ['/imprint', '/shipping', '/returns', '/terms', '/privacy', '/cookies', '/about'])
    expect(visited.has(path)).toBe(true);
  expect(visited.has(`/shop/${hoses}`)).toBe(true);
  const missing = await fetch(`${shop.url}/no-such-page`);
  expect([missing.status, demo.test(await missing.text())]).toEqual([404, false]);
  expect(named).toEqual([]);
});

test('the first order ships, and its mails, documents and pages carry the new name', async () => {
  const admin = await signedIn();
  const place = (total: number) =>
    admin.post<Json>(
      '/api/orders',
      {
        lines: [{ sku: 'HS-3', quantity: 2 }],
        total,
        address: { ...ohioAddress, city: 'Hamburg', region: '', postcode: '20457', country: 'DE' },
        delivery: 'standard',
        payment: { method: 'invoice', purchaseOrder: '' },
      },
      { 'idempotency-key': randomUUID() },
    );
  const owner = await database.collection('users').findOne({ email: answers().admin.email });
  await grantTerms(owner!._id.toHexString(), answers().admin.email, database);
  const order = await place(Number(errorOf(await place(0)).fields?.total));
  expect(order.status).toBe(201);
  const number = String(order.json.number);
  for (const to of ['confirmed', 'shipped'])
    expect((await admin.patch(`/api/orders/${number}/state`, { to })).status).toBe(200);
  for (const document of ['invoice', 'packing-slip']) {
    const text = await pdfOf(admin, `/api/orders/${number}/${document}`);
    expect(text).toContain('Nut and Thread GmbH');
    expect(text).not.toMatch(/hexbolt/i);
  }
  const contact = {
    topic: 'order',
    name: 'Ann',
    email: 'ann@thread.example',
    message: 'Where is it?',
    website: '',
  };
  await admin.post('/api/contact', contact);
  await admin.post('/api/newsletter', { email: 'reader@thread.example' });
  await admin.post('/api/password/forgot', { email: answers().admin.email });
  const stored = await Promise.all(
    ['outbox', 'users', 'orders', 'subscribers', 'oneTimeTokens', 'contactMessages'].map((name) =>
      database.collection(name).find().project({ mails: 1, html: 1, text: 1, subject: 1, from: 1 }).toArray(),
    ),
  );
  expect(JSON.stringify(stored)).toContain('Nut and Thread');
  expect(JSON.stringify(stored)).not.toMatch(/hexbolt/i);
});

test('no page of an account or of the dashboard names the demo', async () => {
  const admin = await signedIn();
  const pages = Object.values(pageAccess).flatMap(([path, access]) =>
    path.startsWith('/dashboard') && !/absent|own/.test(access) && !/d1$/.test(path) ? [path] : [],
  );
  const own = ['/cart', '/purchase', '/profile', '/settings', '/twoFactor', '/productDetails/hose-3'];
  // Of the pages with an example from the demo only those that this shop has too can be there.
  const present: string[] = [];
  for (const path of pages) if ((await admin.get(path)).status < 400) present.push(path);
  expect(present.length).toBeGreaterThan(25);
  const { faults, visited, named } = await crawlForDemo(admin, [...own, ...present], read);
  expect(faults).toEqual([]);
  expect([...visited].some((address) => /manageOrder\/\w\w-/.test(address))).toBe(true);
  expect(named).toEqual([]);
});
