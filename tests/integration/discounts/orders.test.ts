import { addToCart, enterCode, removeCode } from '@/lib/cart/commands';
import { findCart } from '@/lib/cart/queries';
import { auditRecords } from '@/lib/audit/collection';
import { addDiscount, changeDiscount } from '@/lib/discounts/commands/discounts';
import { removeCustomer } from '@/lib/discounts/commands/remove-customer';
import { findDiscount, listDiscounts, listOwnUses } from '@/lib/discounts/queries';
import { orders } from '@/lib/orders/collection';
import { outbox } from '@/lib/mail/collection';
import { changePayment } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { proFormaPdf } from '@/lib/orders/pdf';
import { findCheckoutCart } from '@/lib/orders/queries/checkout-cart';
import { listDiscountedOrders } from '@/lib/orders/queries/discounted-orders';
import { findOrder, listAllOrders } from '@/lib/orders/queries/orders';
import { orderCsvHeader, orderCsvRows } from '@/lib/orders/rules/csv';
import { setClock } from '@/lib/platform/clock';
import { findShop } from '@/lib/settings/queries';
import { pdfText } from '../../support/read-pdf';
import { createAdmin, createCustomer, createProduct, newKey } from '../orders/fixtures';
import { bodyWith, createDiscount } from './fixtures';

afterAll(() => setClock());

test('a code shows line by line in the cart, and why it does not apply until the cart fits', async () => {
  const customer = createCustomer();
  const [a, b] = [await createProduct(50, { price: 1_005 }), await createProduct(50, { price: 2_000 })];
  const { code, id } = await createDiscount({ minSubtotal: 3_000, skus: [a] });
  await addToCart(customer, { sku: a, quantity: 1 });
  const kept = await enterCode(customer, code);
  expect(kept).toMatchObject({
    value: {
      code,
      discount: 0,
      codeProblem: `The code ${code} needs goods for at least $30.00: add goods for $19.95 more.`,
    },
  });
  await addToCart(customer, { sku: b, quantity: 1 });
  expect(await findCart(customer)).toMatchObject({
    subtotal: 3_005,
    discount: 101,
    codeProblem: null,
    discounts: [{ id, code, amount: 101 }],
    lines: [{ discount: 101 }, { discount: 0 }],
  });
  const { slug } = (await findCart(customer)).lines[1]!;
  expect(await findCheckoutCart(customer, { product: slug })).toMatchObject({
    codeProblem: `The code ${code} is for certain products, and none of them is in this order.`,
  });
  await removeCode(customer.userId);
  expect(await findCart(customer)).toMatchObject({ discount: 0, code: null });
});

test('a code that the customer can never use is not kept', async () => {
  const customer = createCustomer();
  setClock(() => Date.parse('2026-11-24T17:00:00Z'));
  const expired = await createDiscount({ to: '2026-11-23' });
  const personal = await createDiscount({ customers: [createCustomer().email] });
  const messages = [];
  for (const code of ['NO-SUCH', expired.code, personal.code]) {
    const entered = await enterCode(customer, code);
    messages.push(!entered.ok && entered.failure.fields?.code);
  }
  setClock();
  expect(messages).toEqual([
    'There is no discount code NO-SUCH. Please check the spelling.',
    `The code ${expired.code} expired on Nov 23, 2026.`,
    `The code ${personal.code} is not valid for your account.`,
  ]);
  expect((await findCart(customer)).code).toBeNull();
});

test('an order keeps its discount: totals, mail, invoice, CSV, refund and the list of uses agree', async () => {
  const [sku, customer] = [await createProduct(50, { price: 10_000 }), createCustomer()];
  const discount = await createDiscount({ value: 25 });
  const body = await bodyWith(customer, sku, discount.code);
  const shop = await findShop();
  const placed = await placeOrder(customer, body, newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  const { number, totals } = placed.value;
  expect(totals).toMatchObject({ subtotal: 10_000, discount: 2_500 });
  expect(totals.tax).toBe(Math.round((7_500 + (shop.taxShipping ? totals.shipping : 0)) * 0.08));
  expect(totals.total).toBe(7_500 + totals.shipping + totals.tax);
  const { id: _id, code: _code, status: _status, used: _used, ...input } = discount;
  await changeDiscount(createAdmin(), discount.id, { ...input, code: null, value: 50, active: false });

  const order = (await findOrder(number))!;
  expect(order.lines).toMatchObject([{ total: 10_000, discount: 2_500 }]);
  const label = `Discount: ${discount.title} (${discount.code})`;
  const invoice = await pdfText(await proFormaPdf(order, shop));
  expect(invoice).toContain(`${discount.title} (${discount.code}): -$25.00`);
  expect(invoice).toContain(`Subtotal $100.00 ${label} -$25.00`);
  const [header, [row]] = [orderCsvHeader, orderCsvRows(order)];
  const cell = (title: string) => row![header.indexOf(title)];
  expect(['line total', 'line discount', 'line paid', 'order discount'].map(cell)).toEqual([100, 25, 75, 25]);
  const admin = createAdmin();
  await changePayment(admin, number, { to: 'paid', why: '', undo: false });
  await changePayment(admin, number, { to: 'refunded', why: '', undo: false });
  const mails = await outbox().find({ to: customer.email }).toArray();
  const [confirmation, refund] = [mails.at(0)!.text, mails.at(-1)!.text];
  expect(confirmation).toContain(label);
  expect(confirmation).toContain('less $25.00 discount');
  expect(refund).toContain(`We have refunded $${(totals.total / 100).toFixed(2)}`);
  const byCode = await listAllOrders({ q: discount.code }, 1);
  expect(byCode.rows).toMatchObject([{ number }]);
  expect((await listDiscountedOrders(discount.id, 1)).rows).toMatchObject([{ number, saved: 2_500 }]);
});

test('free delivery waives the price of delivery, and claims no use where there is none', async () => {
  const [sku, customer] = [await createProduct(50, { price: 1_000 }), createCustomer()];
  const { code, id } = await createDiscount({ kind: 'free-delivery', value: 0 });
  const placed = await placeOrder(customer, await bodyWith(customer, sku, code), newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  const { totals, discounts } = placed.value;
  expect(totals).toMatchObject({ subtotal: 1_000, shipping: 0 });
  expect(discounts).toMatchObject([{ id, amount: totals.shippingDiscount }]);
  expect(totals.shippingDiscount).toBeGreaterThan(0);
  const collected = await bodyWith(customer, sku, code, { delivery: 'collect' });
  await placeOrder(customer, collected, newKey());
  expect((await findDiscount(id))!.used).toBe(1);
});

test('the client’s total is never trusted, with a discount or without', async () => {
  const [sku, customer] = [await createProduct(50), createCustomer()];
  const { code } = await createDiscount();
  const body = await bodyWith(customer, sku, code);
  const { code: _code, ...withoutCode } = body;
  for (const wrong of [{ ...body, total: body.total - 1 }, { ...body, code: 'NO-SUCH' }, withoutCode])
    expect(await placeOrder(customer, wrong, newKey())).toMatchObject({ failure: { code: 'total-changed' } });
  expect(await orders().countDocuments({ 'customer.id': customer.userId })).toBe(0);
});

test('staff find discounts by name, code and status; names and codes are unique, and changes are audited', async () => {
  const { id, title, code, ...rest } = await createDiscount({ active: false });
  const { status: _status, used: _used, ...input } = rest;
  for (const q of [code.toLowerCase(), title])
    expect((await listDiscounts({ q }, 1)).rows).toMatchObject([{ id, status: 'paused' }]);
  expect((await listDiscounts({ q: code, status: 'active' }, 1)).rows).toEqual([]);
  const admin = createAdmin();
  const again = (more: object) => addDiscount(admin, { ...input, title, code, ...more });
  expect(await again({})).toMatchObject({ ok: false });
  expect(await again({ title: `${title} 2` })).toMatchObject({
    failure: { fields: { code: `Another discount has the code ${code}` } },
  });
  expect(await again({ code: null })).toMatchObject({ failure: { code: 'title-taken' } });
  expect(await again({ code: `${code}-2`, title: 'X', skus: ['NO-1'] })).toMatchObject({
    failure: { fields: { skus: 'No product for sale has the SKU NO-1' } },
  });
  await changeDiscount(admin, id, { ...input, title, code, active: true });
  await changeDiscount(admin, id, { ...input, title, code, active: true });
  const records = await auditRecords().find({ 'subject.kind': 'discount', 'subject.id': id }).toArray();
  expect(records.map(({ action }) => action).toSorted()).toEqual(['discount-added', 'discount-changed']);
});

test('a closed account leaves the discounts: its uses are forgotten, and a discount for it alone stays closed', async () => {
  const [sku, customer] = [await createProduct(50), createCustomer()];
  const { id, code, title } = await createDiscount({ customers: [customer.email], maxUsesPerCustomer: 3 });
  await placeOrder(customer, await bodyWith(customer, sku, code), newKey());
  expect(await listOwnUses(customer.userId)).toEqual([{ title, code, used: 1 }]);
  for (let count = 0; count < 2; count++) await removeCustomer(customer);
  expect(await listOwnUses(customer.userId)).toEqual([]);
  expect(await findDiscount(id)).toMatchObject({ customers: ['deleted@customer.invalid'], used: 1 });
  expect(await enterCode(customer, code)).toMatchObject({ failure: { code: 'code-not-valid' } });
});
