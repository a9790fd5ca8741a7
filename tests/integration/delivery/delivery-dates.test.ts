import { stock } from '@/lib/catalog/collection/stock';
import { findDeliveryDates } from '@/lib/delivery/queries/delivery-dates';
import { setClock } from '@/lib/platform/clock';
import { shopSettings } from '@/lib/settings/collection';
import { findPurchase } from '@/lib/purchasing/queries/orders';
import { addDays, dayAt } from '@/lib/shared/dates';
import { demoZones } from '@/seed/delivery';
import { createCustomer, createProduct } from '../orders/fixtures';
import { createPart, createSupplier, sentOrder, valueOf } from '../purchasing/fixtures';

const cleveland = { country: 'US', region: 'OH', postcode: '44114' };
// A Monday morning, before the cut-off hour.
const monday = Date.parse('2126-03-04T14:00:00Z');
const today = dayAt(new Date(monday), 'America/New_York');

beforeAll(async () => {
  await shopSettings().updateOne({ _id: 'shop' }, { $set: { deliveryZones: demoZones } }, { upsert: true });
  setClock(() => monday);
});
afterAll(() => setClock());

const buyer = createCustomer();
const ask = async (sku: string, quantity: number) =>
  valueOf(await findDeliveryDates({ sku, quantity }, buyer, cleveland));
const firstDay = (options: { id: string; offer: { estimate: { from: string } } | null }[]) =>
  options.find(({ id }) => id === 'standard')?.offer?.estimate.from;

test('all units that are in stock leave now, and none is said to come later', async () => {
  const sku = await createProduct(9, { weightGrams: 500, leadTimeDays: 1 });
  const dates = await ask(sku, 9);
  expect(dates).toMatchObject({ inStock: 9, missing: 0, expectedOn: null, later: [] });
  expect(firstDay(dates.now)! > today).toBe(true);
  // An express method is sooner.
  const [standard, express] = ['standard', 'express'].map(
    (id) => dates.now.find((one) => one.id === id)?.offer,
  );
  expect(express!.estimate.to < standard!.estimate.to).toBe(true);
});

test('what is short comes with the purchase order that was sent, and is sent on after', async () => {
  const sku = await createProduct(3, { weightGrams: 500, leadTimeDays: 1 });
  const supplier = await createSupplier({ leadTimeDays: 10 });
  await createPart(supplier, sku);
  const number = await sentOrder(supplier, [[sku, 4]]);
  const { expectedOn } = (await findPurchase(number))!;
  expect(expectedOn).toBe(addDays(today, 10));
  setClock(() => monday + 3 * 86_400_000);
  const dates = await ask(sku, 7);
  expect(dates).toMatchObject({ inStock: 3, missing: 4, expectedOn });
  expect(firstDay(dates.later)! > expectedOn!).toBe(true);
  expect(firstDay(dates.now)! < expectedOn!).toBe(true);
  // Five more than in stock are more than the supplier was asked for: a new order takes ten days from now.
  expect((await ask(sku, 8)).expectedOn).toBe(addDays(today, 13));
  setClock(() => monday);
});

test('without a supplier there is no date, and no unit is promised', async () => {
  const sku = await createProduct(0);
  expect(await ask(sku, 2)).toMatchObject({ inStock: 0, missing: 2, expectedOn: null, now: [], later: [] });
});

test('a quantity outside the limits and an unknown SKU are rejected with the reason', async () => {
  const sku = await createProduct(50, { minQuantity: 10 });
  const few = await findDeliveryDates({ sku, quantity: 5 }, buyer, cleveland);
  expect(few).toMatchObject({ failure: { fields: { quantity: 'Minimum order is 10' } } });
  expect(await findDeliveryDates({ sku: 'NO-SUCH', quantity: 5 }, buyer, cleveland)).toMatchObject({
    failure: { code: 'no-such-sku' },
  });
  expect((await stock().findOne({ _id: sku }))!.available).toBe(50);
});
