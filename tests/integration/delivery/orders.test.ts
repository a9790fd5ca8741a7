import { editProduct } from '@/lib/catalog/commands/products';
import { findVariants } from '@/lib/catalog/queries/products';
import { outbox } from '@/lib/mail/collection';
import { editOrder } from '@/lib/orders/commands/edit-order';
import { placeOrder, placeOrderFor } from '@/lib/orders/commands/place-order';
import { findOrderDraft } from '@/lib/orders/queries/order-draft';
import { setClock } from '@/lib/platform/clock';
import { saveShop } from '@/lib/settings/commands';
import type { DeliveryRate } from '@/lib/settings/schema/delivery';
import { createAccount } from '../auth/people';
import { editFor, placedOrder } from '../orders/edit-fixtures';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey, ohio } from '../orders/fixtures';

const rate: DeliveryRate = {
  basis: 'weight',
  bands: [{ from: 0, charge: 900 }, { from: 30_000, charge: 2_900 }, { from: 100_000, charge: null }], // prettier-ignore
  freeFrom: 50_000,
  surcharge: 4_500,
  minDays: 1,
  maxDays: 2,
};
const express = { ...rate, bands: [{ from: 0, charge: 3_000 }], freeFrom: null, maxDays: 1 };
const alaska = { ...ohio, region: 'AK', city: 'Anchorage', postcode: '99501' };
const hawaii = { ...ohio, region: 'HI', city: 'Honolulu', postcode: '96813' };
const berlin = { ...ohio, country: 'DE', region: '', city: 'Berlin', postcode: '10115' };
const placeIn = (regions: string[]) => ({ country: 'US', regions, postcodes: [] });

beforeAll(async () => {
  const actor = { userId: 'olga', email: 'olga@shop.example' };
  const saved = await saveShop(actor, {
    deliveryZones: [
      {
        name: 'Alaska',
        isRest: false,
        places: [placeIn(['AK'])],
        rates: [{ method: 'standard', ...rate, surcharge: 9_900, minDays: 5, maxDays: 9 }],
      },
      { name: 'Hawaii', isRest: false, places: [placeIn(['HI'])], rates: [] },
      {
        name: 'Mainland',
        isRest: false,
        places: [placeIn([])],
        rates: [{ method: 'standard', ...rate }, { method: 'express', ...express }], // prettier-ignore
      },
    ],
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved.failure));
});
beforeEach(() => setClock(() => Date.parse('2026-11-25T15:00:00Z')));
afterEach(() => setClock());

const ready = { leadTimeDays: 0 };
const place = async (sku: string, quantity: number, more: Parameters<typeof bodyFor>[1] = {}) =>
  placeOrder(createCustomer(), await bodyFor([[sku, quantity]], more), newKey());

test('the charge follows the weight of the goods, and the order keeps zone and expected days', async () => {
  const sku = await createProduct(50, { weightGrams: 10_000, ...ready });
  expect(await place(sku, 2)).toMatchObject({ value: { totals: { shipping: 900 } } });
  expect(await place(sku, 3)).toMatchObject({
    value: {
      totals: { shipping: 2_900 },
      delivery: { zone: 'Mainland', estimate: { from: '2026-11-26', to: '2026-11-27' } },
    },
  });
});

test('from the free value on only the surcharge of oversize units is paid', async () => {
  const sku = await createProduct(50, { price: 20_000, oversize: true, ...ready });
  expect(await place(sku, 2)).toMatchObject({ value: { totals: { shipping: 900 + 2 * 4_500 } } });
  expect(await place(sku, 3)).toMatchObject({ value: { totals: { shipping: 3 * 4_500 } } });
  expect(await place(sku, 3, { address: alaska })).toMatchObject({ value: { totals: { shipping: 29_700 } } });
});

test('the confirmation says when the order is expected, lead time included', async () => {
  const sku = await createProduct(5, { leadTimeDays: 2 });
  const placed = await place(sku, 1);
  if (!placed.ok) throw new Error(placed.failure.message);
  const mail = await outbox().findOne({ subject: `Your order ${placed.value.number}` });
  expect(mail!.text).toContain('Expected to arrive: Nov 30, 2026 to Dec 1, 2026.');
});

describe('an order is not placed', () => {
  const refused = (message: string) => ({
    ok: false,
    failure: {
      kind: 'conflict',
      code: 'delivery-not-offered',
      message: `${message} Please choose another delivery method.`,
      fields: { delivery: expect.any(String) },
    },
  });

  test('by express with dangerous goods, which it names', async () => {
    const sku = await createProduct(5, { dangerousGoods: true, name: 'Spray 400 ml' });
    expect(await place(sku, 1, { delivery: 'express' })).toMatchObject(
      refused('Express can’t carry dangerous goods: Spray 400 ml.'),
    );
    expect(await place(sku, 1)).toMatchObject({ ok: true });
  });

  test('by a method that its zone doesn’t offer, or to a place without a zone', async () => {
    const sku = await createProduct(9);
    const to = (address: typeof ohio, delivery: string) => place(sku, 1, { address, delivery });
    expect(await to(alaska, 'express')).toMatchObject(
      refused('Express is not offered in this region (Alaska).'),
    );
    expect(await to(hawaii, 'standard')).toMatchObject(
      refused('Standard freight is not offered in this region (Hawaii).'),
    );
    expect(await to(berlin, 'standard')).toMatchObject(
      refused('Standard freight is not offered: we do not deliver to this place.'),
    );
    expect(await to(berlin, 'collect')).toMatchObject({ ok: true, value: { totals: { shipping: 0 } } });
  });

  test('above the last row of the table', async () => {
    const sku = await createProduct(9, { weightGrams: 50_000 });
    expect(await place(sku, 2)).toMatchObject(
      refused('Standard freight is not offered for an order that weighs 100 kg.'),
    );
  });

  test('at a charge that has changed since it was shown', async () => {
    const sku = await createProduct(9, { weightGrams: 10_000 });
    const body = await bodyFor([[sku, 2]]);
    const { product } = (await findVariants([sku])).get(sku)!;
    await editProduct(null, product.id, { weightGrams: 20_000 });
    expect(await placeOrder(createCustomer(), body, newKey())).toMatchObject({
      failure: { kind: 'conflict', code: 'total-changed', fields: { total: String(body.total + 2_160) } },
    });
  });
});

test('an order by phone is charged like one of the customer’s own', async () => {
  const [sku, customer] = [await createProduct(9, { weightGrams: 40_000 }), await createAccount()];
  const body = await bodyFor([[sku, 1]]);
  const cheaper = { ...body, total: body.total - 2_000 };
  expect(await placeOrderFor(createAdmin(), customer.id, cheaper, newKey())).toMatchObject({
    failure: { code: 'total-changed' },
  });
  expect(await placeOrderFor(createAdmin(), customer.id, body, newKey())).toMatchObject({
    value: { totals: { shipping: 2_900 } },
  });
});

test('an edit is charged for what the order weighs afterwards, products no longer sold included', async () => {
  const sku = await createProduct(50, { weightGrams: 10_000 });
  const order = await placedOrder([[sku, 1]]);
  const { product } = (await findVariants([sku])).get(sku)!;
  await editProduct(null, product.id, { state: 'archived' });
  const light = await createProduct(50, { weightGrams: 20_000 });
  const edit = await editFor(order, [[sku, 1], [light, 1]]); // prettier-ignore
  expect(await editOrder(createAdmin(), order.number, { ...edit, total: edit.total - 2_160 }, newKey())).toMatchObject({ failure: { code: 'total-changed' } }); // prettier-ignore
  expect(await editOrder(createAdmin(), order.number, edit, newKey())).toMatchObject({
    value: { totals: { shipping: 2_900 }, delivery: { zone: 'Mainland' } },
  });
});

test('staff see the charge of each method while they enter an order, or why it isn’t offered', async () => {
  const sku = await createProduct(9, { dangerousGoods: true, name: 'Battery' });
  const draft = await findOrderDraft({
    lines: [{ sku, quantity: 1 }],
    country: 'US',
    region: 'OH',
    postcode: '44114',
    delivery: 'express',
  });
  expect(draft).toMatchObject({
    value: {
      totals: null,
      deliveryOptions: [
        { id: 'standard', offer: { charge: 900 }, problem: null },
        { id: 'express', offer: null, problem: 'Express can’t carry dangerous goods: Battery.' },
        { id: 'collect', offer: { charge: 0 } },
      ],
    },
  });
});
