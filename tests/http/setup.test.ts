import { randomUUID } from 'node:crypto';
import { MongoClient, type Db } from 'mongodb';
import { crawl } from '../support/crawler';
import { theSettings } from '../support/open-shop';
import { ohioAddress } from '../support/ohio-address';
import { errorOf, Person, type Json } from '../support/people';
import { pdfText } from '../support/read-pdf';
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
  buildWhenNeeded(settings);
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

test('nothing that a visitor can read on any page says whose demo this was', async () => {
  const visitor = new Person(shop.url, '10.0.0.4');
  const starts = [
    '/',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/blog/rss.xml',
    '/login',
    '/signup',
  ];
  const { faults, visited } = await crawl(visitor, starts);
  expect(faults).toEqual([]);
  expect(visited.size).toBeGreaterThan(60);
  for (const path of ['/imprint', '/shipping', '/returns', '/terms', '/privacy', '/cookies', '/about'])
    expect(visited.has(path)).toBe(true);
  const texts = /\.(js|css|png|jpg|webp|woff2?|ico|svg)(\?|$)|^\/api\/images/;
  const named: string[] = [];
  for (const path of visited)
    if (!texts.test(path) && /hexbolt(?![:-])/i.test((await visitor.get(path)).text)) named.push(path);
  expect(named).toEqual([]);
});

test('an order’s mails and its invoice carry the new name', async () => {
  const admin = await new Person(shop.url, '10.0.0.5').signIn(answers().admin);
  await database
    .collection('users')
    .updateOne({ role: 'admin' }, { $set: { twoFactorPutOffAt: new Date() } });
  const [product] = (
    await admin.get<{ variants: { sku: string }[]; minQuantity: number }[]>('/api/item?limit=1')
  ).json;
  const lines = [{ sku: product!.variants[0]!.sku, quantity: Math.max(1, product!.minQuantity) }];
  const place = (total: number) =>
    admin.post<Json>(
      '/api/orders',
      {
        lines,
        total,
        address: { ...ohioAddress, city: 'Hamburg', region: '', postcode: '20457', country: 'DE' },
        delivery: 'standard',
        payment: { method: 'invoice', purchaseOrder: '' },
      },
      { 'idempotency-key': randomUUID() },
    );
  const order = await place(Number(errorOf(await place(0)).fields?.total));
  expect(order.status).toBe(201);
  const number = String(order.json.number);
  for (const to of ['confirmed', 'shipped'])
    expect((await admin.patch(`/api/orders/${number}/state`, { to })).status).toBe(200);
  const invoice = await fetch(`${shop.url}/api/orders/${number}/invoice`, {
    headers: { cookie: admin.cookieHeader },
  });
  const text = await pdfText(Buffer.from(await invoice.arrayBuffer()));
  expect(text).toContain('Nut and Thread GmbH');
  expect(text).not.toMatch(/hexbolt/i);
  await admin.post('/api/newsletter', { email: 'reader@thread.example' });
  await admin.post('/api/password/forgot', { email: answers().admin.email });
  const stored = await Promise.all(
    ['outbox', 'users', 'orders', 'subscribers', 'oneTimeTokens'].map((name) =>
      database.collection(name).find().project({ mails: 1, html: 1, text: 1, subject: 1 }).toArray(),
    ),
  );
  expect(JSON.stringify(stored)).toContain('Nut and Thread');
  expect(JSON.stringify(stored)).not.toMatch(/hexbolt/i);
});
