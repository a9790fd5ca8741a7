import { ObjectId } from 'mongodb';
import { budgetMonths } from '@/lib/companies/collection';
import { claimBudget } from '@/lib/companies/commands/budgets';
import { requestApproval } from '@/lib/approvals/commands/request';
import { orders } from '@/lib/orders/collection';
import { abortAttempt } from '@/lib/orders/commands/attempts';
import { cancelOwnOrder } from '@/lib/orders/commands/change-status';
import { placeOrder, placeOrderFor } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import type { Customer } from '@/lib/users/types';
import { setClock } from '@/lib/platform/clock';
import { explained } from '../explained';
import { codeOf, createMember, valueOf } from '../companies/fixtures';
import { bodyFor, createAdmin, createProduct, newKey, orderWithRetries } from '../orders/fixtures';
import { createStaffedCompany, decideAs, orderFor, setApprovals, type Staffed } from './fixtures';

afterEach(() => setClock());

const monthsOf = ({ id }: Staffed) =>
  budgetMonths()
    .find({ _id: { $regex: `^${id}` } })
    .toArray();
const usedOf = async (company: Staffed) => (await monthsOf(company)).map(({ used }) => used);

async function budgeted(orderCount: number, over: 'approval' | 'refuse' = 'refuse') {
  const company = await createStaffedCompany();
  const { buyer, approver } = company.members;
  const body = { ...(await bodyFor([[await createProduct(100), 1]])), company: company.id };
  const amount = orderCount * body.total;
  await setApprovals(company, {
    defaultApprovers: [approver.userId],
    budgets: [{ kind: 'person', target: buyer.userId, amount, over }],
  });
  return { company, buyer, approver, body };
}

test('of 40 orders at once within a budget for 10 exactly 10 are placed, and the budget is used up exactly', async () => {
  const company = await createStaffedCompany();
  const buyers = await Promise.all(Array.from({ length: 8 }, () => createMember(company.id, 'buyer')));
  const bodies: { buyer: Customer; body: OrderInput }[] = [];
  for (const buyer of buyers) {
    const body = await bodyFor([[await createProduct(100), 1]]);
    bodies.push({ buyer, body: { ...body, company: company.id, costCenter: 'MRO' } });
  }
  const { total } = bodies[0]!.body;
  await setApprovals(company, {
    costCenters: [{ code: 'MRO', name: '' }],
    budgets: [{ kind: 'costCenter', target: 'MRO', amount: 10 * total, over: 'refuse' }],
  });
  const order = (_: unknown, index: number) => {
    const { buyer, body } = bodies[index % 8]!;
    return orderWithRetries(buyer, body);
  };
  const codes = (await Promise.all(Array.from({ length: 40 }, order))).map(codeOf);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
  expect(codes.filter((code) => code === 'budget-exceeded')).toHaveLength(30);
  expect(await usedOf(company)).toEqual([10 * total]);
}, 120_000);

test('a cancelled order gives its amount back, and the next month begins with all of it', async () => {
  const { company, buyer, body } = await budgeted(1);
  const { number } = valueOf(await placeOrder(buyer, body, newKey()));
  expect(codeOf(await placeOrder(buyer, body, newKey()))).toBe('budget-exceeded');
  valueOf(await cancelOwnOrder(buyer, number, ''));
  expect(await usedOf(company)).toEqual([0]);
  valueOf(await placeOrder(buyer, body, newKey()));
  expect(codeOf(await placeOrder(buyer, body, newKey()))).toBe('budget-exceeded');
  setClock(() => Date.now() + 32 * 86_400_000);
  valueOf(await placeOrder(buyer, body, newKey()));
  expect(await usedOf(company)).toEqual([body.total, body.total]);
});

test('what an attempt of a dead server has claimed comes back, also where the claim arrives late', async () => {
  const { company, buyer, body } = await budgeted(2);
  const order = valueOf(await placeOrder(buyer, body, newKey()));
  const [month] = await monthsOf(company);
  const stored = (await orders().findOne({ number: order.number }))!;
  const dead = {
    ...stored,
    _id: new ObjectId(),
    state: 'placing' as const,
    liveKey: newKey(),
    stockLines: [],
  };
  const { number: _, placedAt: __, ...attempt } = dead;
  await orders().insertOne(attempt);
  await claimBudget(month!._id, { key: attempt._id.toHexString(), amount: body.total, limit: null });
  expect(await usedOf(company)).toEqual([2 * body.total]);
  await abortAttempt(attempt);
  setClock(() => Date.now() + 60_000);
  await sweepOrders();
  expect(await usedOf(company)).toEqual([body.total]);
});

test('an order beyond a budget that asks for an approval is requested and placed beyond it', async () => {
  const { company, buyer, approver, body } = await budgeted(1, 'approval');
  valueOf(await placeOrder(buyer, body, newKey()));
  const beyond = await placeOrder(buyer, body, newKey());
  expect(beyond).toMatchObject({
    failure: { code: 'approval-required', fields: { approval: expect.stringContaining('budget') } },
  });
  const { id } = valueOf(await requestApproval(buyer, { ...body, note: '' }, newKey()));
  expect(await usedOf(company)).toEqual([body.total]);
  expect(valueOf(await decideAs(approver, id, 'approve')).status).toBe('approved');
  expect(await usedOf(company)).toEqual([2 * body.total]);
});

test('a budget that refuses is told to who requests an approval too, and orders of the shop count beyond it', async () => {
  const { company, buyer, body } = await budgeted(1);
  valueOf(await placeOrderFor(createAdmin(), buyer.userId, body, newKey()));
  valueOf(await placeOrderFor(createAdmin(), buyer.userId, body, newKey()));
  expect(await usedOf(company)).toEqual([2 * body.total]);
  expect(codeOf(await requestApproval(buyer, { ...body, note: '' }, newKey()))).toBe('budget-exceeded');
});

test('with cost centers each order names one, whose budget counts beside that of the person', async () => {
  const company = await createStaffedCompany();
  const { buyer, admin } = company.members;
  const input = await orderFor(company, {}, 1);
  await setApprovals(company, {
    costCenters: [
      { code: 'MRO-1', name: 'Maintenance' },
      { code: 'LAB', name: '' },
    ],
    budgets: [{ kind: 'costCenter', target: 'MRO-1', amount: input.total, over: 'refuse' }],
  });
  expect(await placeOrder(buyer, input, newKey())).toMatchObject({
    failure: { code: 'cost-center-invalid', fields: { costCenter: 'Choose a cost center of your company' } },
  });
  expect(codeOf(await placeOrder(buyer, { ...input, costCenter: 'NONE' }, newKey()))).toBe(
    'cost-center-invalid',
  );
  const order = valueOf(await placeOrder(buyer, { ...input, costCenter: 'MRO-1' }, newKey()));
  expect(order.costCenter).toBe('MRO-1');
  expect(codeOf(await placeOrder(admin, { ...input, costCenter: 'MRO-1' }, newKey()))).toBe(
    'budget-exceeded',
  );
  expect(codeOf(await placeOrder(admin, { ...input, costCenter: 'LAB' }, newKey()))).toBe('ok');
  const { company: _, ...alone } = input;
  expect(codeOf(await placeOrder(buyer, alone, newKey()))).not.toBe('cost-center-invalid');
});

test('budgets are claimed, settled and swept through an index', async () => {
  const { buyer, body } = await budgeted(2);
  const plans = await explained(async () => {
    const { number } = valueOf(await placeOrder(buyer, body, newKey()));
    valueOf(await cancelOwnOrder(buyer, number, ''));
    await sweepOrders();
  });
  const scans = plans.filter(
    ({ ran, plan }) => plan.includes('COLLSCAN') && ran.includes('companyBudgetMonths'),
  );
  expect(scans).toEqual([]);
});
