import { joinCompany, openCompany } from '../support/contracts';
import { closeTheDatabase, signUpPerson, theDatabase, uniqueIpAddress } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';

const slug = 'angle-grinder-115-mm';
const sku = 'TW-AG115';
/** What two companies pay for it: prices that stand nowhere else. */
const [onePrice, otherPrice] = [61_37, 58_93];

/** A product that one of them can't buy. */
const barred = 'work-gloves-nitrile-palm';

type Prices = {
  notOffered: string[];
  products: { slug: string; variants: { sku: string; listPrice: number; steps: unknown[] }[] }[];
};

const visitor = new Person(theShop(), uniqueIpAddress());
let [one, other, former, outsider] = [visitor, visitor, visitor, visitor];
let formerEmail = '';

async function member(companyId: string | null, role?: string): Promise<[Person, string]> {
  const account = await signUpPerson(theShop());
  if (companyId) await joinCompany(companyId, account.email, role);
  return [await new Person(theShop(), uniqueIpAddress()).signIn(account), account.email];
}

beforeAll(async () => {
  const staff = await new Person(theShop()).signIn(demoAdmin);
  const agreed = (price: number) => [
    { sku, price },
    { sku, from: 10, price: price - 500 },
  ];
  const companies = [
    await openCompany(staff, 'Erie Forge', agreed(onePrice)),
    await openCompany(staff, 'Huron Forge', agreed(otherPrice)),
  ] as const;
  const limiting = await staff.post('/api/assortments', {
    name: 'Huron Forge only',
    audience: { kind: 'company', id: companies[1] },
    active: true,
    limits: true,
    skus: [sku],
    categories: [],
    brands: [],
  });
  if (limiting.status !== 201) throw new Error(limiting.text);
  [one] = await member(companies[0]);
  [other] = await member(companies[1]);
  [former, formerEmail] = await member(companies[0]);
  [outsider] = await member(null);
}, 120_000);
afterAll(closeTheDatabase);

const pricesFor = (person: Person) =>
  person.get<Prices>(`/api/me/prices?products=${slug},${barred},no-such-product`);
const isAskedFor = async (person: Person) =>
  (await person.get<{ contractPrices?: boolean }>('/api/me')).json.contractPrices;

test('a person gets the prices of the company for which they buy, and nobody else does', async () => {
  for (const [person, price, notOffered] of [
    [one, onePrice, []],
    [other, otherPrice, [barred]],
  ] as const) {
    const { status, json, headers } = await pricesFor(person);
    const steps = [
      { from: 1, price },
      { from: 10, price: price - 500 },
    ];
    const product = { slug, packSize: 1, variants: [{ sku, listPrice: 8_900, steps }] };
    expect([status, json]).toEqual([200, { currency: 'USD', products: [product], notOffered }]);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(await isAskedFor(person)).toBe(true);
  }
  expect((await pricesFor(outsider)).json).toMatchObject({ products: [], notOffered: [] });
  expect(await isAskedFor(outsider)).toBeUndefined();
  expect((await pricesFor(visitor)).status).toBe(401);
});

test('who has left a company gets its prices no more, with the next request', async () => {
  expect((await pricesFor(former)).json.products).toHaveLength(1);
  const account = await theDatabase().collection('users').findOne({ email: formerEmail });
  await theDatabase()
    .collection('companyMembers')
    .updateOne({ userId: account!._id.toHexString() }, { $set: { role: null } });
  expect((await pricesFor(former)).json.products).toEqual([]);
  expect(await isAskedFor(former)).toBeUndefined();
});

/** The addresses of products and lists that a page links to. */
const linksOf = (html: string) =>
  [...html.matchAll(/href="(\/(?:product|shop)[^"#]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

/** The elements of a page that is rendered for each request: React orders its head and numbers its data as they come. */
const elementsOf = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/ nonce="[^"]*"/g, '')
    .split(/(?=<)/)
    .sort()
    .join('\n');

test('public pages are the same bytes for two companies and a visitor, and hold no personal price', async () => {
  const first = [
    `/product/${barred}`,
    '/',
    '/shop',
    '/shop?q=grinder',
    `/product/${slug}`,
    '/compare?products=x',
    '/quick-order',
  ];
  const found = new Set(first.concat(linksOf((await visitor.get('/shop/power-tools')).text)));
  const seen: string[] = [];
  for (const path of [...found].slice(0, 40)) {
    const [mine, theirs, open] = [await one.get(path), await other.get(path), await visitor.get(path)];
    const bytesOf = path.includes('?') ? elementsOf : (text: string) => text;
    expect([path, bytesOf(mine.text) === bytesOf(theirs.text)]).toEqual([path, true]);
    expect([path, bytesOf(mine.text) === bytesOf(open.text)]).toEqual([path, true]);
    expect(mine.text + theirs.text).not.toMatch(/\b(61\.37|58\.93|6137|5893)\b|Not in your company/);
    if (open.text.includes(`data-price="${slug}"`)) seen.push(path);
  }
  expect(seen).toEqual(expect.arrayContaining(['/shop?q=grinder', `/product/${slug}`]));
});

test('the workspace, which is never cached, shows each buyer their own price', async () => {
  const workspace = `/productDetails/${slug}`;
  expect((await one.get(workspace)).text).toContain('$61.37');
  const { text, headers } = await other.get(workspace);
  expect([text.includes('$58.93'), text.includes('$61.37')]).toEqual([true, false]);
  expect(headers.get('cache-control')).toMatch(/no-store/);
  expect((await outsider.get(workspace)).text).not.toMatch(/\$61\.37|\$58\.93/);
});

test('the best cart for a parts list counts with the prices of who asks, and tells nobody of what is not for them', async () => {
  const asked = { lines: [{ sku, pieces: 2 }], goal: 'cheapest', accepted: [] };
  const goodsFor = async (person: Person) => {
    const { json, headers } = await person.post<{ cart: { goods: number } | null }>(
      '/api/parts-lists',
      asked,
    );
    expect(headers.get('cache-control')).toMatch(/no-store/);
    return json.cart?.goods;
  };
  expect([await goodsFor(one), await goodsFor(other)]).toEqual([2 * onePrice, 2 * otherPrice]);
  const open = await goodsFor(visitor);
  expect(open).toBeGreaterThan(2 * onePrice);
  expect(await goodsFor(outsider)).toBe(open);
  const wrong = await visitor.post<{ error: { fields: object } }>('/api/parts-lists', {
    ...asked,
    lines: [{ sku, pieces: 0 }],
  });
  expect([wrong.status, Object.keys(wrong.json.error.fields)]).toEqual([400, ['lines.0.pieces']]);
});

test('too many products and names that are none are rejected with the field', async () => {
  for (const products of ['A b', Array(101).fill(slug).join(',')]) {
    const { status, text } = await one.get(`/api/me/prices?products=${encodeURIComponent(products)}`);
    expect([status, text]).toEqual([400, expect.stringContaining('products')]);
  }
});
