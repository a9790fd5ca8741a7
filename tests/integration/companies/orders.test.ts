import { creditAccounts } from '@/lib/credit/collection';
import { newCreditAccount } from '@/lib/credit/commands/terms';
import { changeCompanyStatus } from '@/lib/companies/commands/companies';
import { removeMember } from '@/lib/companies/commands/members';
import { companyRoles, type CompanyRole } from '@/lib/companies/rules/rights';
import { findOwnInvoice, listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { cancelOwnOrder, changeOrder } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { countByStatus, findOwnOrder, listOwnOrders } from '@/lib/orders/queries/orders';
import { findMembership } from '@/lib/companies/queries/memberships';
import { startPayment } from '@/lib/payments/commands/start-payment';
import type { Customer } from '@/lib/users/types';
import { explained } from '../explained';
import { bodyFor, createAdmin, createProduct, newKey } from '../orders/fixtures';
import { actorOf, codeOf, createCompany, createMember, createPerson, valueOf } from './fixtures';

const staff = createAdmin('Sally Staff');

/** An active company that may buy on invoice, with one member of each role. */
async function createStaffedCompany() {
  const id = await createCompany();
  const terms = { status: 'active', netDays: 30, limit: 100_000_000 } as const;
  await creditAccounts().insertOne(newCreditAccount({ id, name: 'Lakeside Pumps Inc.', email: '' }, terms));
  const members = {} as Record<CompanyRole, Customer>;
  for (const role of companyRoles) members[role] = await createMember(id, role);
  return { id, members };
}

async function order(person: Customer, company: string | undefined) {
  const body = await bodyFor([[await createProduct(100), 1]]);
  return placeOrder(person, { ...body, company }, newKey());
}

const orderOf = async (person: Customer, company: string) => valueOf(await order(person, company));

/** What a person may do with an order. */
async function access(person: Customer, number: string) {
  const seen = (await findOwnOrder(person.userId, number)) !== null;
  const paid = codeOf(await startPayment(person, number));
  const cancelled = codeOf(await cancelOwnOrder(person, number, ''));
  return [
    seen ? 'sees' : 'no',
    paid === 'unknown-order' ? 'no' : 'pays',
    cancelled === 'ok' ? 'cancels' : 'no',
  ];
}

const none = ['no', 'no', 'no'];
const all = ['sees', 'pays', 'cancels'];

test('each role orders, sees, pays and cancels what its rights allow; others and former members nothing', async () => {
  const { id, members } = await createStaffedCompany();
  const other = await createStaffedCompany();
  const former = await createMember(id, 'admin');
  const outsider = await createPerson();
  const own = await orderOf(former, id);
  valueOf(await removeMember(actorOf(members.admin), id, former));
  const people: [string, Customer, string, string[]][] = [
    ['buyer', members.buyer, 'ok', none],
    ['approver', members.approver, 'ok', all],
    ['accountant', members.accountant, 'company-not-allowed', ['sees', 'no', 'no']],
    ['admin', members.admin, 'ok', all],
    ['admin of another company', other.members.admin, 'company-not-allowed', none],
    ['former admin', former, 'company-not-allowed', none],
    ['outsider', outsider, 'company-not-allowed', none],
  ];
  for (const [name, person, placed, expected] of people) {
    expect([name, codeOf(await order(person, id))]).toEqual([name, placed]);
    const { number } = await orderOf(members.buyer, id);
    expect([name, await access(person, number)]).toEqual([name, name === 'buyer' ? all : expected]);
    const colleague = await orderOf(members.admin, id);
    const expectedOfColleague = name === 'admin' ? all : expected;
    expect([name, await access(person, colleague.number)]).toEqual([name, expectedOfColleague]);
  }
  expect(await access(former, own.number)).toEqual(none);
}, 300_000);

test('lists show the orders of the company that is chosen, and a person’s own apart from them', async () => {
  const { id, members } = await createStaffedCompany();
  const { buyer, approver } = members;
  const first = await orderOf(buyer, id);
  const second = await orderOf(approver, id);
  const alone = valueOf(await order(buyer, undefined));
  const numbersFor = async (person: Customer) => {
    const membership = await findMembership(id, person.userId);
    return (await listOwnOrders(person.userId, {}, 1, membership)).rows.map(({ number }) => number);
  };
  expect(await numbersFor(buyer)).toEqual([first.number]);
  expect(await numbersFor(approver)).toEqual([second.number, first.number]);
  expect((await listOwnOrders(buyer.userId, {}, 1)).rows.map(({ number }) => number)).toEqual([alone.number]);
  expect(first.company).toMatchObject({ id, name: 'Lakeside Pumps Inc.' });
  expect(alone.company).toBeUndefined();
}, 60_000);

test('an order for a company claims the company’s credit, exactly, and leaves the person’s own alone', async () => {
  const { id, members } = await createStaffedCompany();
  const body = await bodyFor([[await createProduct(500), 1]]);
  await creditAccounts().updateOne({ _id: id }, { $set: { limit: 5 * body.total }, $inc: { version: 1 } });
  const people = [members.buyer, members.approver, members.admin];
  const placed = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      placeOrder(people[index % 3]!, { ...body, company: id }, newKey()),
    ),
  );
  expect(placed.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await creditAccounts().findOne({ _id: id })).toMatchObject({ used: 5 * body.total });
  expect(await creditAccounts().findOne({ _id: members.buyer.userId })).toMatchObject({ used: 0 });
}, 120_000);

test('without terms of the company nobody orders on invoice in its name, whatever their own terms', async () => {
  const id = await createCompany();
  const buyer = await createMember(id, 'buyer');
  expect(codeOf(await order(buyer, id))).toBe('unknown-payment');
  expect(codeOf(await order(buyer, undefined))).toBe('ok');
});

test('a suspended company orders nothing, and its members still see its orders', async () => {
  const { id, members } = await createStaffedCompany();
  const { number } = await orderOf(members.buyer, id);
  valueOf(await changeCompanyStatus(staff, id, { status: 'suspended', why: 'Unpaid' }));
  expect(codeOf(await order(members.admin, id))).toBe('company-not-allowed');
  expect(await findOwnOrder(members.buyer.userId, number)).not.toBeNull();
  expect(codeOf(await cancelOwnOrder(members.buyer, number, ''))).not.toBe('ok');
});

test('invoices of a company are seen by those who see the order, and not by who has left', async () => {
  const { id, members } = await createStaffedCompany();
  const former = await createMember(id, 'buyer');
  const { number, id: orderId } = await orderOf(former, id);
  for (const to of ['confirmed', 'shipped'] as const)
    valueOf(await changeOrder(staff, number, { to, why: '', tracking: '', undo: false }));
  await issuePendingInvoices();
  const [invoice] = await listOrderInvoices(orderId);
  const sees = async ({ userId }: Customer) => (await findOwnInvoice(userId, invoice!.number)) !== null;
  expect([await sees(former), await sees(members.accountant), await sees(members.buyer)]).toEqual([
    true,
    true,
    false,
  ]);
  valueOf(await removeMember(actorOf(members.admin), id, former));
  expect([await sees(former), await sees(await createPerson())]).toEqual([false, false]);
}, 60_000);

test('the lists of a company’s orders read through an index', async () => {
  const { id, members } = await createStaffedCompany();
  await orderOf(members.buyer, id);
  const membership = await findMembership(id, members.admin.userId);
  const plans = await explained(async () => {
    await listOwnOrders(members.admin.userId, {}, 1, membership);
    await listOwnOrders(members.admin.userId, { state: 'placed' }, 1, membership);
    await countByStatus(members.buyer.userId, membership);
    await countByStatus(members.buyer.userId);
  });
  expect(plans.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
});
