import { closeTheDatabase, theDatabase, uniqueIpAddress } from '../support/factories';
import { theSettings, theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { startShop, type Shop } from '../support/shop';

const slug = 'bench-vise-125-mm';
const paths = [`/product/${slug}`, '/api/item'];
const search = '/shop?q=bench+vise+125';

let second: Shop;
let admin: Person;
let sku: string;

beforeAll(async () => {
  second = await startShop(theSettings());
  admin = await new Person(theShop(), uniqueIpAddress()).signIn(demoAdmin);
  const products = theDatabase().collection<{ slug: string; variants: { sku: string }[] }>('items');
  sku = (await products.findOne({ slug }))!.variants[0]!.sku;
}, 120_000);
afterAll(async () => {
  await second.stop();
  await closeTheDatabase();
});

const text = async (shop: string, path: string) => (await fetch(shop + path)).text();

async function setPrice(shop: string, price: number): Promise<void> {
  const person = Object.assign(new Person(shop, admin.address), { token: admin.token });
  expect((await person.put(`/api/products/skus/${sku}/price`, { price })).status).toBe(200);
}

/** Repeats a check until it succeeds, long before pages would have aged. */
async function waitFor(check: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 20_000;
  while (!(await check())) {
    expect(Date.now()).toBeLessThan(until);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function isCached(shop: string): Promise<boolean> {
  const page = await fetch(shop + paths[0]!);
  await page.text();
  return page.headers.get('x-nextjs-cache') === 'HIT';
}

/** Both servers hold the product's page, and the calls that list it, in their caches. */
async function warm(): Promise<void> {
  for (const shop of [theShop(), second.url]) {
    for (const path of paths) await text(shop, path);
    // What was changed before, and the start of a server, may expire the pages while they are asked for.
    await waitFor(() => isCached(shop));
  }
}

/** Waits until a server shows a price on the product's page, in the results of a search, and by the API. */
const expectPrice = (shop: string, price: string, cents: number): Promise<void> =>
  waitFor(
    async () =>
      (await text(shop, `/product/${slug}`)).includes(price) &&
      (await text(shop, search)).includes(price) &&
      (await text(shop, '/api/item')).includes(`:${cents},`),
  );

test('what is changed on one server shows on the other, in both directions', async () => {
  await warm();
  await setPrice(theShop(), 13_337);
  await expectPrice(second.url, '$133.37', 13_337);
  await warm();
  await setPrice(second.url, 14_447);
  await expectPrice(theShop(), '$144.47', 14_447);
});

test('a server that stood still catches up when it goes on', async () => {
  await warm();
  second.process.kill('SIGSTOP');
  await setPrice(theShop(), 15_557);
  second.process.kill('SIGCONT');
  await expectPrice(second.url, '$155.57', 15_557);
});
