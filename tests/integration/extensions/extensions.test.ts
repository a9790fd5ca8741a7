import { findDeliveryOptions } from '@/lib/delivery/queries';
import { changePayment } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { findPaymentOffer } from '@/lib/orders/queries/payment-methods';
import { setClock } from '@/lib/platform/clock';
import { saveShop } from '@/lib/settings/commands';
import { findShop } from '@/lib/settings/queries';
import { tryTax } from '@/lib/taxes/queries/taxes';
import { paymentChange, type OrderInput } from '@/lib/orders/schema/inputs';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey, ohio } from '../orders/fixtures';

const columbus = { ...ohio, city: 'Columbus', postcode: '43215' };

beforeEach(() => setClock(() => Date.parse('2026-11-24T15:00:00Z')));
afterEach(() => {
  setClock();
  for (const name of ['PAYMENT_METHODS', 'TAX_PROVIDER', 'DELIVERY_PROVIDERS']) delete process.env[name];
});

/** Places an order at the total that the server names. */
async function order(body: OrderInput) {
  const customer = createCustomer();
  const seen = await placeOrder(customer, { ...body, total: 1 }, newKey());
  if (seen.ok || seen.failure.code !== 'total-changed') return seen;
  return placeOrder(customer, { ...body, total: Number(seen.failure.fields!.total) }, newKey());
}

test('the own van delivers by zones of postal codes besides the methods of the settings, where it is chosen', async () => {
  const sku = await createProduct(20, { price: 10_000, weightGrams: 50_000, leadTimeDays: 0 });
  const body = await bodyFor([[sku, 2]], { address: columbus, delivery: 'own-van' });
  expect(await order(body)).toMatchObject({ ok: false, failure: { code: 'unknown-delivery' } });

  process.env.DELIVERY_PROVIDERS = 'tables, own-van';
  const shop = await findShop();
  const line = { sku, name: 'Press', quantity: 2, total: 20_000 };
  const options = await findDeliveryOptions(shop, columbus, [line]);
  expect(options.map(({ id }) => id)).toEqual([...shop.deliveryMethods.map(({ id }) => id), 'own-van']);
  expect(await order(body)).toMatchObject({
    ok: true,
    value: {
      delivery: { id: 'own-van', name: 'Our van', zone: 'City', estimate: { from: '2026-11-24' } },
      totals: { shipping: 1_500 },
    },
  });

  const far = await order({ ...body, address: ohio });
  expect(far).toMatchObject({
    ok: false,
    failure: { code: 'delivery-not-offered', message: expect.stringContaining('postal code') },
  });
  const heavy = await order({ ...body, lines: [{ sku, quantity: 17 }] });
  expect(heavy).toMatchObject({ ok: false, failure: { message: expect.stringContaining('at most 800 kg') } });
});

test('a flat rate taxes an order in place of the rules, and the order keeps what decided', async () => {
  const sku = await createProduct(5, { price: 10_000 });
  const before = await order(await bodyFor([[sku, 1]]));
  process.env.TAX_PROVIDER = 'flat-rate';
  const body = await bodyFor([[sku, 1]]);
  const taxed = await order(body);
  if (!before.ok || !taxed.ok) throw new Error('not placed');
  expect(before.value.lines[0]!.taxRule!.rule).not.toBe('flat-rate');
  const { totals, lines } = taxed.value;
  expect(lines[0]).toMatchObject({ taxBasisPoints: 700, taxRule: { rule: 'flat-rate', name: 'Sales tax' } });
  expect(totals).toMatchObject({ taxBasisPoints: 700, tax: Math.round((10_000 + totals.shipping) * 0.07) });
  const place = { country: 'DE', region: '', postcode: '', category: '', email: '', isCollected: false };
  expect(await tryTax({ ...place, amount: 1_000 })).toMatchObject({ ok: true, value: { tax: 70 } });
});

test('orders that are collected are paid at the counter: staff record it before they go on', async () => {
  const collect = {
    id: 'collect',
    name: 'Trade counter',
    description: '',
    isExpress: false,
    collection: {
      basis: 'value' as const,
      bands: [{ from: 0, charge: 0 }],
      freeFrom: null,
      surcharge: 0,
      minDays: 0,
      maxDays: 0,
    },
  };
  const { deliveryMethods } = await findShop();
  const sent = deliveryMethods.filter(({ id }) => id !== 'collect');
  const saved = await saveShop(createAdmin(), { deliveryMethods: [...sent, collect] });
  expect(saved.ok).toBe(true);
  const shop = await findShop();
  const sku = await createProduct(5);
  const payment = { method: 'counter' as const, purchaseOrder: '' };
  const body = await bodyFor([[sku, 1]], { delivery: 'collect', payment });
  expect(await order(body)).toMatchObject({ ok: false, failure: { code: 'unknown-payment' } });
  expect((await findPaymentOffer(shop, 'nobody')).methods).not.toContain('counter');

  process.env.PAYMENT_METHODS = 'counter';
  expect((await findPaymentOffer(shop, 'nobody')).methods).toContain('counter');
  const shipped = await order({ ...body, delivery: 'standard' });
  expect(shipped).toMatchObject({
    ok: false,
    failure: { code: 'unknown-payment', message: expect.stringContaining('collected') },
  });
  const placed = await order(body);
  if (!placed.ok) throw new Error(placed.failure.message);
  expect(placed.value.payment).toMatchObject({ method: 'counter', state: 'due' });
  const paid = await changePayment(createAdmin(), placed.value.number, paymentChange.parse({ to: 'paid' }));
  expect(paid).toMatchObject({ ok: true, value: { payment: { state: 'paid' } } });
});

test('a setting that names an unknown extension says which there are', async () => {
  process.env.DELIVERY_PROVIDERS = 'drone';
  const shop = await findShop();
  await expect(findDeliveryOptions(shop, ohio, [])).rejects.toThrow(
    'DELIVERY_PROVIDERS names “drone”: there is tables, own-van',
  );
});
