import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theSettings, theShop } from '../support/open-shop';
import { countUnits, orderBody, placeOrder, setStock, totalOf, type OrderResponse } from '../support/orders';
import { errorOf, Person, type Response } from '../support/people';
import { startShop, type Shop } from '../support/shop';

const sku = 'FX-DD12-30';
const start = 10;
const lines = [{ sku, quantity: 1 }];

let second: Shop;
const buyers: Person[] = [];

/** The same person on another server of the shop. */
const at = (shop: string, person: Person) =>
  Object.assign(new Person(shop, person.address), { token: person.token });

beforeAll(async () => {
  second = await startShop(theSettings());
  for (let count = 0; count < 50; count += 10) {
    buyers.push(...(await Promise.all(Array.from({ length: 10 }, () => signInNewPerson(theShop())))));
  }
}, 120_000);

afterAll(async () => {
  await second.stop();
  await closeTheDatabase();
});

test('fifty buyers on two servers, ten units: ten succeed, forty are rejected with the number left', async () => {
  await setStock(sku, start);
  const before = (await countUnits(sku)).sold;
  const total = await totalOf(buyers[0]!, lines);
  const responses = await Promise.all(
    buyers.map((buyer, index) => placeOrder(index % 2 ? buyer : at(second.url, buyer), lines, total)),
  );
  const rejected = responses.filter((response) => response.status !== 201);
  expect(responses.length - rejected.length).toBe(10);
  expect(rejected.map((response) => response.status)).toEqual(Array(40).fill(409));
  for (const response of rejected) {
    expect(errorOf(response)).toMatchObject({
      code: 'out-of-stock',
      message: expect.stringMatching(/^Only \d+ left/),
    });
  }
  const account = await countUnits(sku);
  expect(account).toEqual({ left: 0, held: 0, sold: before + start });
});

test('one key sent twenty times at once to two servers creates one order', async () => {
  await setStock(sku, 100);
  const [buyer] = buyers as [Person];
  const total = await totalOf(buyer, lines);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      placeOrder(index % 2 ? buyer : at(second.url, buyer), lines, total, 'the-same-key-for-all'),
    ),
  );
  expect(responses.map((response) => response.status)).toEqual(Array(20).fill(201));
  expect(new Set(responses.map((response) => response.json.number)).size).toBe(1);
  expect((await countUnits(sku)).left).toBe(99);
});

test('another body under a used key is rejected with 422, and no key at all with 400', async () => {
  const [buyer] = buyers as [Person];
  const body = orderBody([{ sku, quantity: 2 }], 1);
  const reused = await buyer.post('/api/orders', body, { 'idempotency-key': 'the-same-key-for-all' });
  expect(reused.status).toBe(422);
  const none: Response<OrderResponse> = await buyer.post<OrderResponse>('/api/orders', body);
  expect(none.status).toBe(400);
});
