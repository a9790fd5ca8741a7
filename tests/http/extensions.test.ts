import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { ohioAddress } from '../support/ohio-address';
import { theSettings } from '../support/open-shop';
import { errorOf, type Person } from '../support/people';
import { startShop, type Shop } from '../support/shop';

const extensions = {
  PAYMENT_METHODS: 'counter',
  TAX_PROVIDER: 'flat-rate',
  DELIVERY_PROVIDERS: 'tables,own-van',
};
let shop: Shop;

beforeAll(async () => {
  shop = await startShop(Object.assign(theSettings(), extensions));
}, 60_000);
afterAll(async () => {
  await shop.stop();
  await closeTheDatabase();
});

type Placed = {
  number: string;
  totals: { shipping: number; taxBasisPoints: number };
  payment: { method: string };
};

/** Orders as a program does that learns the total from the first answer. */
async function order(person: Person, delivery: string, method: string): Promise<Placed> {
  const body = {
    lines: [{ sku: 'TW-AG125', quantity: 1 }],
    fromCart: false,
    address: { ...ohioAddress, city: 'Columbus', postcode: '43215' },
    delivery,
    payment: { method, purchaseOrder: '' },
    total: 1,
  };
  const key = () => ({ 'idempotency-key': `extension-${delivery}-${Math.random().toString(36).slice(2)}` });
  const seen = await person.call('POST', '/api/orders', body, key());
  const { code, fields } = errorOf(seen);
  expect(code).toBe('total-changed');
  const placed = await person.call<Placed>(
    'POST',
    '/api/orders',
    { ...body, total: Number(fields!.total) },
    key(),
  );
  expect([placed.status, placed.text.slice(0, 200)]).toEqual([201, expect.any(String)]);
  return placed.json;
}

test('a shop with an extension of each kind takes orders with all of them', async () => {
  const person = await signInNewPerson(shop.url);
  const sent = await order(person, 'own-van', 'invoice');
  expect(sent).toMatchObject({ totals: { shipping: 1_500, taxBasisPoints: 700 } });
  const collected = await order(person, 'collect', 'counter');
  expect(collected).toMatchObject({ totals: { taxBasisPoints: 700 }, payment: { method: 'counter' } });
  const page = await person.get(`/dashboard/myOrders/${collected.number}`);
  expect([page.status, page.text.includes('At the counter')]).toEqual([200, true]);
});
