import { findWithoutWeight } from '@/lib/catalog/queries/products';
import { findDeliveryGoods, tryDelivery } from '@/lib/delivery/queries';
import { shopSettings } from '@/lib/settings/collection';
import { demoZones } from '@/seed/delivery';
import { createProduct } from '../orders/fixtures';

const goods = {
  weightGrams: 5_000,
  value: 10_000,
  oversizeUnits: 0,
  dangerousGoods: false,
  leadTimeDays: 0,
};
const to = (country: string, region = '') => ({ country, region, postcode: '' });
const charges = async (input: Parameters<typeof tryDelivery>[0]) => {
  const { zone, options } = await tryDelivery(input);
  return [zone, ...options.map(({ offer, problem }) => offer?.charge ?? problem)];
};

beforeAll(async () => {
  await shopSettings().updateOne({ _id: 'shop' }, { $set: { deliveryZones: demoZones } }, { upsert: true });
});

test('a trial tells the zone and what each method costs there by the saved settings', async () => {
  expect(await charges({ ...goods, ...to('US', 'OH') })).toEqual(['Mainland United States', 1_290, 3_490, 0]);
  expect(await charges({ ...goods, ...to('US', 'HI') })).toEqual(['Alaska and Hawaii', 3_900, 6_900, 0]);
  expect(await charges({ ...goods, ...to('DE'), weightGrams: 30_000 })).toEqual([
    'Canada and Europe',
    11_900,
    'Express is not offered for an order that weighs 30 kg.',
    0,
  ]);
});

test('a trial counts oversize units, dangerous goods and lead time', async () => {
  const heavy = { ...goods, ...to('US', 'OH'), oversizeUnits: 2, dangerousGoods: true };
  expect(await charges(heavy)).toEqual([
    'Mainland United States',
    1_290 + 2 * 4_500,
    'Express can’t carry dangerous goods: the goods.',
    0,
  ]);
  const [soon, late] = [await tryDelivery(heavy), await tryDelivery({ ...heavy, leadTimeDays: 9 })];
  expect(soon.options[0]!.offer!.estimate.to < late.options[0]!.offer!.estimate.to).toBe(true);
});

test('a shop without zones delivers nowhere', async () => {
  await shopSettings().updateOne({ _id: 'shop' }, { $set: { deliveryZones: [] } });
  expect((await charges({ ...goods, ...to('US', 'OH') }))[0]).toBeNull();
});

test('products on sale without weight are counted and named', async () => {
  const before = await findWithoutWeight();
  const sku = await createProduct(1, { name: 'Weightless' });
  await createProduct(1, { weightGrams: 12 });
  const after = await findWithoutWeight();
  expect(after.count).toBe(before.count + 1);
  expect(after.some.map(({ name }) => name)).toContain('Weightless');
  const line = { sku, name: 'Weightless', quantity: 3, total: 30 };
  expect(await findDeliveryGoods([line])).toMatchObject([{ quantity: 3, weightGrams: 0 }]);
});
