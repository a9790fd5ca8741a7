import fc from 'fast-check';
import { checkoutStep, purchaseHref, readChoices } from '@/lib/orders/rules/checkout';
import { placeProblems, regionsOf } from '@/lib/orders/rules/places';
import { orderListHref } from '@/lib/orders/rules/list-href';
import { addressInput, orderFilters, orderInput, orderParams } from '@/lib/orders/schema/inputs';
import type { SavedAddress } from '@/lib/orders/schema/order';
import { defaultShop } from '@/lib/settings/rules/shop';
import { ohioAddress } from '../../support/ohio-address';

const problems = (more: object) => {
  const result = addressInput.safeParse({ ...ohioAddress, ...more });
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
};

test('an address needs a region and a postal code of its country', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ region: '' })).toEqual(['region']);
  expect(problems({ region: 'XX', postcode: 'SW1A 1AA' })).toEqual(['region', 'postcode']);
  expect(problems({ country: 'GB', region: '', postcode: 'SW1A 1AA' })).toEqual([]);
  expect(problems({ country: 'CA', region: 'ON', postcode: 'k1a 0b1' })).toEqual([]);
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a country called %s is an unknown country, not an error of the shop',
  (country) => {
    expect(problems({ country })).toEqual(['country']);
    expect(regionsOf(country)).toBeUndefined();
  },
);

test('the message about a postal code uses the name that the country has for it', () => {
  expect(placeProblems({ ...ohioAddress, postcode: 'x' }).postcode).toBe('Enter a ZIP code such as 44114');
  expect(placeProblems({ ...ohioAddress, country: 'DE', region: '', postcode: 'x' }).postcode).toBe(
    'Enter a postal code such as 10115',
  );
});

test('no field of an address can hold a line break or an unknown field', () => {
  for (const field of Object.keys(ohioAddress)) expect(problems({ [field]: 'a\r\nBcc: x' })).toContain(field);
  expect(problems({ price: 1 })).toHaveLength(1);
});

const order = {
  lines: [{ sku: 'A-1', quantity: 1 }],
  address: ohioAddress,
  delivery: 'standard',
  payment: { method: 'invoice' },
  total: 100,
};

test.each([
  ['a price', { price: 1 }],
  ['no lines', { lines: [] }],
  ['a negative quantity', { lines: [{ sku: 'A-1', quantity: -1 }] }],
  ['half a unit', { lines: [{ sku: 'A-1', quantity: 0.5 }] }],
  ['a quantity that is an operator', { lines: [{ sku: 'A-1', quantity: { $gt: 0 } }] }],
  ['a SKU that is an operator', { lines: [{ sku: { $gt: '' }, quantity: 1 }] }],
  ['a total that is not a number', { total: Number.NaN }],
  ['a payment by check', { payment: { method: 'check' } }],
  ['101 lines', { lines: Array.from({ length: 101 }, (_, n) => ({ sku: `A-${n}`, quantity: 1 })) }],
])('an order with %s is not accepted', (_, more) => {
  expect(orderInput.safeParse(order).success).toBe(true);
  expect(orderInput.safeParse({ ...order, ...more }).success).toBe(false);
});

test('only texts in the right format are order numbers', () => {
  const isNumber = (number: string) => orderParams.safeParse({ number }).success;
  expect(['HX-0123ABCD', 'HX-ZZZZZZZZ'].map(isNumber)).toEqual([true, true]);
  expect(['HX-0123abcd', 'HX-IIIIIIII', 'HX-1', '../HX-0123ABCD'].map(isNumber)).toEqual(
    Array(4).fill(false),
  );
});

test('invalid filters count as absent, and the URL of a list holds its filters', () => {
  expect(orderFilters.parse({ state: 'lost', q: ['a'] })).toEqual({ state: undefined, q: undefined });
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), (q) => {
      const query = new URL(orderListHref('/orders', { q, state: 'placed' }), 'http://shop').searchParams;
      expect(query.get('q') ?? '').toBe(q.toWellFormed());
    }),
  );
});

test('checkout steps can’t be skipped', () => {
  const address = { ...ohioAddress, id: '1' } satisfies SavedAddress;
  const delivery = defaultShop.deliveryMethods[0]!;
  expect(checkoutStep(undefined, { address, delivery })).toBe('address');
  expect(checkoutStep('review', { address: null, delivery })).toBe('address');
  expect(checkoutStep('review', { address, delivery: null })).toBe('delivery');
  expect(checkoutStep('payment', { address, delivery })).toBe('payment');
  expect(checkoutStep('review', { address, delivery })).toBe('review');
  expect(checkoutStep('elsewhere', { address, delivery })).toBe('address');
  expect(readChoices({ item: ['a b', 'c'], step: 'review', unknown: 'x' })).toMatchObject({
    product: 'a b',
    step: 'review',
  });
  expect(purchaseHref({ product: 'a b', step: 'review' })).toBe('/purchase?item=a+b&step=review');
  expect(purchaseHref({})).toBe('/purchase');
});
