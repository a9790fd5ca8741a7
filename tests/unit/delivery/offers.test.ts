import { defaultShop } from '@/lib/settings/rules/shop';
import type { DeliveryRate } from '@/lib/settings/schema/delivery';
import { offerFor, optionsFor } from '../../support/delivery';

const plain = { weightGrams: 0, oversize: false, dangerousGoods: false, leadTimeDays: 0 };
const rate: DeliveryRate = {
  basis: 'weight',
  bands: [{ from: 0, charge: 900 }, { from: 30_000, charge: 2_900 }, { from: 100_000, charge: null }], // prettier-ignore
  freeFrom: 25_000,
  surcharge: 4_500,
  minDays: 1,
  maxDays: 2,
};
const everywhere = { name: 'Mainland', isRest: true, places: [] };
const shop = {
  ...defaultShop,
  deliveryZones: [
    {
      name: 'Islands',
      isRest: false,
      rates: [],
      places: [{ country: 'US', regions: ['HI'], postcodes: [] }],
    },
    { ...everywhere, rates: ['standard', 'express'].map((method) => ({ method, ...rate })) },
  ],
};
const problemsFor = (...args: Parameters<typeof optionsFor>) =>
  optionsFor(...args).flatMap(({ problem }) => problem ?? []);

test('a row of a table counts from its weight up to the next row', () => {
  const at = (weightGrams: number) =>
    offerFor('standard', [{ total: 100 }], shop, { product: { ...plain, weightGrams } }).charge;
  expect([0, 29_999, 30_000, 99_999].map(at)).toEqual([900, 900, 2_900, 2_900]);
  expect(() => at(100_000)).toThrow('Standard freight is not offered for an order that weighs 100 kg.');
});

test('goods of the free value cost nothing but the surcharge of each oversize unit', () => {
  const at = (total: number, oversize: boolean) =>
    offerFor('standard', [{ total, quantity: 3 }], shop, { product: { ...plain, oversize } });
  expect(at(25_000, false)).toMatchObject({ charge: 0, surcharge: 0 });
  expect(at(25_000, true)).toMatchObject({ charge: 13_500, surcharge: 13_500 });
  expect(at(24_999, true)).toMatchObject({ charge: 14_400, surcharge: 13_500 });
});

test('express is not offered for dangerous goods, and names them once', () => {
  const product = { ...plain, dangerousGoods: true };
  const lines = ['Battery', 'Spray', 'Battery'].map((name) => ({ name, total: 100 }));
  expect(problemsFor(lines, shop, { product })).toEqual([
    'Express can’t carry dangerous goods: Battery and Spray.',
  ]);
});

test('the first zone that has a place counts; without rates there, a method is not offered there', () => {
  const place = { country: 'US', region: 'HI', postcode: '96813' };
  expect(problemsFor([{ total: 100 }], shop, { place })).toEqual([
    'Standard freight is not offered in this region (Islands).',
    'Express is not offered in this region (Islands).',
  ]);
  expect(
    optionsFor([{ total: 100 }], shop, { place }).find(({ id }) => id === 'collect')!.offer,
  ).toMatchObject({
    charge: 0,
    zone: '',
  });
});

test('without a zone nothing is delivered, and goods can be collected', () => {
  const none = { ...shop, deliveryZones: [] };
  expect(problemsFor([{ total: 100 }], none)).toEqual([
    'Standard freight is not offered: we do not deliver to this place.',
    'Express is not offered: we do not deliver to this place.',
  ]);
});

test('a part of a country is found by the beginning of the postal code, spaces and case aside', () => {
  const london = { name: 'London', isRest: false, places: [{ country: 'GB', regions: [], postcodes: ['SW1', 'E 1'] }] }; // prettier-ignore
  const zoned = { ...shop, deliveryZones: [{ ...london, rates: [] }, ...shop.deliveryZones] };
  const zoneAt = (postcode: string) => {
    const place = { country: 'GB', region: '', postcode };
    const [standard] = optionsFor([{ total: 100 }], zoned, { place });
    return standard!.offer?.zone ?? 'London';
  };
  expect(['sw1a 1aa', 'E1 6AN', 'M1 1AE', ''].map(zoneAt)).toEqual([
    'London',
    'London',
    'Mainland',
    'Mainland',
  ]);
});
