import { shippingFacts } from '@/lib/delivery/rules/shipping-facts';
import { merchantFormats, merchantItem } from '@/lib/feeds/rules/merchant';
import { merchantShipping } from '@/lib/feeds/rules/merchant-shipping';
import { defaultShop } from '@/lib/settings/rules/shop';
import { shopFacts } from '@/lib/settings/rules/shop-facts';
import type { DeliveryZone } from '@/lib/settings/schema/delivery';
import { sampleStructure } from '@/tests/support/sample-structure';
import { productOf } from '../catalog/product';

type Rate = DeliveryZone['rates'][number];
const rate = (more: Partial<Rate>): Rate => ({
  method: 'standard',
  basis: 'weight',
  bands: [{ from: 0, charge: 1_000 }],
  freeFrom: null,
  surcharge: 0,
  minDays: 2,
  maxDays: 4,
  ...more,
});
const place = (country: string, regions: string[] = [], postcodes: string[] = []) => ({
  country,
  regions,
  postcodes,
});
const zone = (places: DeliveryZone['places'], rates: Rate[]): DeliveryZone => ({
  name: String(Math.random()),
  isRest: places.length === 0,
  places,
  rates,
});

const weights = [
  { from: 0, charge: 1_000 },
  { from: 30_000, charge: 2_500 },
  { from: 70_000, charge: null },
];
const shop = {
  ...defaultShop,
  deliveryZones: [
    zone([place('US', ['AK', 'HI'])], [rate({ bands: [{ from: 0, charge: 3_900 }] })]),
    zone([place('DE', [], ['26', '27'])], [rate({ bands: [{ from: 0, charge: 800 }] })]),
    zone([place('US')], [rate({ bands: weights, freeFrom: 25_000 })]),
    zone(
      [],
      [rate({ basis: 'value', bands: [{ from: 0, charge: 2_000 }, { from: 10_000, charge: 500 }], freeFrom: 40_000 })], // prettier-ignore
    ),
  ],
};

type Condition = {
  shippingDestination: { addressCountry: string; addressRegion?: string[]; postalCodePrefix?: string[] }[];
  weight?: { minValue: number; maxValue?: number };
  orderValue?: { minValue: number; maxValue?: number };
  shippingRate: { value: number };
};
const conditionsIn = (country: string) => {
  const [service, ...others] = shippingFacts(shop) as { name: string; shippingConditions: Condition[] }[];
  expect([service!.name, others]).toEqual(['Standard freight', []]);
  return service!.shippingConditions.filter((one) =>
    one.shippingDestination.some(({ addressCountry }) => addressCountry === country),
  );
};
const kept = (one: Condition) => [one.weight, one.orderValue, one.shippingRate.value];

test('charges are published for the places of each zone that no zone before it has', () => {
  const [remote, ...mainland] = conditionsIn('US');
  expect(remote!.shippingDestination).toMatchObject([{ addressRegion: ['AK', 'HI'] }]);
  expect(kept(remote!)).toEqual([undefined, undefined, 39]);
  const { addressRegion } = mainland[0]!.shippingDestination[0]!;
  expect([addressRegion!.length, addressRegion!.includes('AK'), addressRegion!.includes('OH')]).toEqual([
    49,
    false,
    true,
  ]);
  expect(conditionsIn('DE').map((one) => one.shippingDestination)).toMatchObject([
    [{ postalCodePrefix: ['26', '27'] }],
  ]);
});

test('tables by weight and by value say from and to where each charge counts, and where delivery is free', () => {
  const part = (minValue: number, maxValue?: number) =>
    expect.objectContaining({ minValue, ...(maxValue !== undefined && { maxValue }) });
  expect(conditionsIn('US').slice(1).map(kept)).toEqual([
    [part(0, 29_999), part(0, 249.99), 10],
    [part(0, 29_999), part(250), 0],
    [part(30_000, 69_999), part(0, 249.99), 25],
    [part(30_000, 69_999), part(250), 0],
  ]);
  expect(conditionsIn('GB').map(kept)).toEqual([
    [undefined, part(0, 99.99), 20],
    [undefined, part(100, 399.99), 5],
    [undefined, part(400), 0],
  ]);
});

test('a product feed names the charge of each item by country, and by state where that differs', () => {
  const product = { ...productOf({ weightGrams: 40_000 }), dangerousGoods: false };
  const usual = { country: 'US', region: '', service: 'Standard freight', price: '25.00 USD' };
  const shipping = merchantShipping(product, { units: 1, total: 9_000 }, shop);
  expect(shipping).toEqual([
    usual,
    { ...usual, region: 'AK', price: '39.00 USD' },
    { ...usual, region: 'HI', price: '39.00 USD' },
    { ...usual, country: 'CA', price: '20.00 USD' },
    { ...usual, country: 'GB', price: '20.00 USD' },
  ]);
  const now = new Date();
  const item = merchantItem(product, product.variants[0]!, sampleStructure, 'https://a.example', now, shop);
  expect(merchantFormats.xml.item(item)).toContain(
    '<g:shipping><g:country>US</g:country><g:region>AK</g:region><g:service>Standard freight</g:service>',
  );
  expect(merchantFormats.tsv.item(item).trimEnd().split('\t').at(-1)).toMatch(
    /^US::Standard freight:0\.00 USD,US:AK:Standard freight:39\.00 USD,/,
  );
});

test('the return policy stands in the structured data of the shop once it has one', () => {
  const facts = (returnPolicy: typeof defaultShop.returnPolicy) =>
    shopFacts({ ...defaultShop, returnPolicy }, 'https://a.example');
  expect(facts(null)).not.toHaveProperty('hasMerchantReturnPolicy');
  expect(facts({ days: 30, paidBy: 'customer' })).toMatchObject({
    hasMerchantReturnPolicy: {
      applicableCountry: ['US', 'CA', 'GB', 'DE'],
      merchantReturnDays: 30,
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  });
  expect(facts({ days: 30, paidBy: 'shop' })).toMatchObject({
    hasMerchantReturnPolicy: { returnFees: 'https://schema.org/FreeReturn' },
  });
});
