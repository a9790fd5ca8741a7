import { creditAccounts } from '@/lib/credit/collection';
import { newCreditAccount } from '@/lib/credit/commands/terms';
import { cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { placeOrder, placeOrderFor } from '@/lib/orders/commands/place-order';
import { findCustomerCompanies } from '@/lib/orders/queries/customers';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import type { Customer } from '@/lib/users/types';
import { explained } from '../explained';
import { bodyFor, createAdmin, createProduct, newKey, orderWithRetries, unitsOf } from '../orders/fixtures';
import { codeOf, createCompany, createMember, valueOf } from './fixtures';

const purchaseOrders = { required: true, pattern: 'PO-####', isUnique: true };

async function createBuyer() {
  const company = await createCompany({ purchaseOrders });
  const terms = { status: 'active', netDays: 30, limit: 100_000_000 } as const;
  await creditAccounts().insertOne(newCreditAccount({ id: company, name: 'Lakeside', email: '' }, terms));
  return { company, buyer: await createMember(company, 'buyer') };
}

const numbered = (body: OrderInput, company: string, purchaseOrder: string): OrderInput => ({
  ...body,
  company,
  payment: { method: 'invoice', purchaseOrder },
});

const order = async (buyer: Customer, body: OrderInput) => codeOf(await placeOrder(buyer, body, newKey()));

test('a company’s orders need a number of its pattern; its buyers alone need none', async () => {
  const { company, buyer } = await createBuyer();
  const body = await bodyFor([[await createProduct(10), 1]]);
  expect(await order(buyer, numbered(body, company, ''))).toBe('purchase-order-invalid');
  expect(await order(buyer, numbered(body, company, 'PO-12'))).toBe('purchase-order-invalid');
  expect(await order(buyer, numbered(body, company, 'PO-1234'))).toBe('ok');
  expect(await order(buyer, body)).toBe('ok');
});

test('of 20 orders under one number at once exactly one is placed, and the others take nothing', async () => {
  const { company, buyer } = await createBuyer();
  const sku = await createProduct(100);
  const body = numbered(await bodyFor([[sku, 1]]), company, 'PO-0001');
  const placed = await Promise.all(Array.from({ length: 20 }, () => orderWithRetries(buyer, body)));
  expect(placed.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1);
  expect(new Set(placed.map(codeOf))).toEqual(new Set(['ok', 'purchase-order-used']));
  expect(await unitsOf(sku)).toMatchObject({ left: 99, sold: 1 });
  expect(await creditAccounts().findOne({ _id: company })).toMatchObject({ used: body.total });
}, 60_000);

test('a number is free again once its order is cancelled; other companies have numbers of their own', async () => {
  const { company, buyer } = await createBuyer();
  const other = await createBuyer();
  const body = numbered(await bodyFor([[await createProduct(10), 1]]), company, 'PO-0001');
  const first = valueOf(await placeOrder(buyer, body, newKey()));
  expect(await order(buyer, { ...body, payment: { method: 'invoice', purchaseOrder: 'po-0001' } })).toBe(
    'purchase-order-used',
  );
  expect(await order(other.buyer, { ...body, company: other.company })).toBe('ok');
  valueOf(await cancelOwnOrder(buyer, first.number, ''));
  const plans = await explained(async () => {
    expect(await order(buyer, body)).toBe('ok');
  });
  expect(plans.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
});

test('staff order by phone for a company to which the customer belongs, as it demands, and for no other', async () => {
  const { company, buyer } = await createBuyer();
  const other = await createBuyer();
  const accountant = await createMember(company, 'accountant');
  expect(await findCustomerCompanies(buyer.userId)).toMatchObject([{ id: company, purchaseOrders }]);
  expect(await findCustomerCompanies(accountant.userId)).toEqual([]);
  expect(await findCustomerCompanies('0'.repeat(24))).toBeNull();
  const body = await bodyFor([[await createProduct(10), 1]]);
  const place = async (person: Customer, input: OrderInput) =>
    placeOrderFor(createAdmin('Sally Staff'), person.userId, input, newKey());
  expect(codeOf(await place(buyer, numbered(body, other.company, 'PO-0001')))).toBe('company-not-allowed');
  expect(codeOf(await place(accountant, numbered(body, company, 'PO-0001')))).toBe('company-not-allowed');
  expect(codeOf(await place(buyer, numbered(body, company, '')))).toBe('purchase-order-invalid');
  const placed = valueOf(await place(buyer, numbered(body, company, 'PO-0001')));
  expect(placed).toMatchObject({ company: { id: company }, customer: { id: buyer.userId } });
  expect(await creditAccounts().findOne({ _id: company })).toMatchObject({ used: body.total });
});
