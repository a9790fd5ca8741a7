import { approvalSettings, budgetMonths } from '@/lib/companies/collection';
import { noApprovals } from '@/lib/companies/rules/approvals';
import { budgetMonthId } from '@/lib/companies/rules/budgets';
import { orders } from '@/lib/orders/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { now, setClock } from '@/lib/platform/clock';
import { addPriceList } from '@/lib/price-lists/commands';
import { saveOwnNumber } from '@/lib/own-numbers/commands';
import { findCompanyOverview } from '@/lib/reports/queries/company-overview';
import { companyPriceColumns, eachCompanyPriceBatch } from '@/lib/reports/queries/company-price-list';
import { reportSpending } from '@/lib/reports/queries/spending';
import { spendingGroups, type SpendingGroup } from '@/lib/reports/rules/spending';
import { findShop } from '@/lib/settings/queries';
import { dayAt } from '@/lib/shared/dates';
import { addSite } from '@/lib/companies/commands/sites';
import { findMembership } from '@/lib/companies/queries/memberships';
import type { Membership } from '@/lib/companies/schema/members';
import type { Customer } from '@/lib/users/types';
import { actorOf, createCompany, createMember, siteInputOf, valueOf } from '../companies/fixtures';
import { explained } from '../explained';
import { bodyFor, createAdmin, createProduct, newKey } from '../orders/fixtures';

const shop = { timeZone: 'America/New_York' };
let company = '';
let [admin, buyer] = [{} as Customer, {} as Customer];
let skus: string[] = [];

async function order(person: Customer, at: string, quantity: number, line1: string) {
  setClock(() => Date.parse(at));
  const body = await bodyFor([
    [skus[0]!, quantity],
    [skus[1]!, 1],
  ]);
  const address = { ...body.address, line1 };
  const payment = { method: 'bank-transfer' as const, purchaseOrder: '' };
  return valueOf(await placeOrder(person, { ...body, payment, address, company }, newKey()));
}

const membershipOf = async (person: Customer) => (await findMembership(company, person.userId)) as Membership;
async function spending(
  person: Customer,
  by: SpendingGroup,
  days = { from: '2026-01-01', to: '2026-12-31' },
) {
  const view = { companyId: company, userId: person.userId, membership: await membershipOf(person) };
  return reportSpending(view, by, days, shop);
}

beforeAll(async () => {
  company = await createCompany();
  admin = await createMember(company, 'admin');
  buyer = await createMember(company, 'buyer');
  skus = [
    await createProduct(500, { price: 1_000, category: 'drills' }),
    await createProduct(500, { price: 700, category: 'hand-tools' }),
  ];
  valueOf(await addSite(actorOf(admin), company, siteInputOf({ name: 'Dock' })));
  await order(admin, '2026-03-31T23:30:00-04:00', 2, '77 Dock Road');
  await order(buyer, '2026-04-01T00:30:00-04:00', 3, '1 Elsewhere');
  const cancelled = await order(buyer, '2026-04-02T12:00:00Z', 50, '1 Elsewhere');
  await orders().updateOne({ number: cancelled.number }, { $set: { state: 'cancelled' } });
});
afterEach(() => setClock());

test('each way to divide the spending adds up to a recount of the orders', async () => {
  const stored = await orders()
    .find({ 'company.id': company, state: { $ne: 'cancelled' } })
    .toArray();
  const recount = {
    total: stored.reduce((sum, { totals }) => sum + totals.total, 0),
    net: stored.reduce((sum, { lines }) => sum + lines.reduce((goods, { total }) => goods + total, 0), 0),
  };
  for (const by of spendingGroups) {
    const { columns, rows, totals } = await spending(admin, by);
    const sumOf = (id: string) => {
      const at = columns.findIndex((column) => column.id === id);
      expect([by, totals?.[at]]).toEqual([by, rows.reduce((sum, { cells }) => sum + Number(cells[at]), 0)]);
      return totals?.[at];
    };
    expect([by, sumOf('net')]).toEqual([by, recount.net]);
    if (by !== 'categories') expect([by, sumOf('total')]).toEqual([by, recount.total]);
  }
});

test('months are those of the shop’s time zone, sites have their names, and a range ends with its last day', async () => {
  const namesBy = async (by: SpendingGroup, person = admin) =>
    (await spending(person, by)).rows.map(({ cells }) => [cells[0], cells.at(by === 'categories' ? 2 : 3)]);
  expect(await namesBy('months')).toEqual([
    ['2026-03', 2_700],
    ['2026-04', 3_700],
  ]);
  expect(await namesBy('sites')).toEqual([
    [expect.stringContaining('1 Elsewhere'), 3_700],
    ['Dock', 2_700],
  ]);
  expect(await namesBy('categories')).toEqual([
    ['Drills', 5_000],
    ['Hand Tools', 1_400],
  ]);
  const march = await spending(admin, 'months', { from: '2026-03-01', to: '2026-03-31' });
  expect(march.rows.map(({ key }) => key)).toEqual(['2026-03']);
  // A buyer sees what they have ordered themselves.
  expect(await namesBy('people', buyer)).toEqual([[expect.any(String), 3_700]]);
});

test('the overview counts open orders and members, and what is left of budgets; only admins see who asks to join', async () => {
  const budget = (kind: 'person' | 'costCenter', target: string, amount: number) =>
    ({ kind, target, amount, over: 'refuse' }) as const;
  const budgets = [
    budget('person', buyer.userId, 500),
    budget('person', admin.userId, 900),
    budget('costCenter', 'MRO', 4_000),
  ];
  const costCenters = [{ code: 'MRO', name: 'Repair' }];
  await approvalSettings().insertOne({ _id: company, ...noApprovals, costCenters, budgets, version: 1 });
  const month = dayAt(now(), (await findShop()).timeZone).slice(0, 7);
  const _id = budgetMonthId(company, { kind: 'costCenter', target: 'MRO' }, month);
  await budgetMonths().insertOne({ _id, used: 3_000, claims: [], version: 1 });
  const repair = { kind: 'costCenter', target: 'MRO', name: 'Repair', left: 1_000, amount: 4_000 };
  const own = (target: string, amount: number) => ({
    kind: 'person',
    target,
    name: '',
    left: amount,
    amount,
  });
  expect(await findCompanyOverview(admin.userId, await membershipOf(admin))).toEqual({
    openOrders: 2,
    credit: null,
    budgets: [repair, own(admin.userId, 900)],
    members: 2,
    joinRequests: 0,
    approvals: 0,
  });
  expect(await findCompanyOverview(buyer.userId, await membershipOf(buyer))).toMatchObject({
    openOrders: 1,
    budgets: [repair, own(buyer.userId, 500)],
    joinRequests: null,
  });
});

test('the price list has list price, own price, breaks and own number of each SKU', async () => {
  const entry = { sku: skus[0]!, category: null, from: 1, price: 900, percentOff: null };
  const audience = { kind: 'company' as const, id: company };
  const dates = { currency: 'USD', from: null, to: null, active: true };
  const entries = [entry, { ...entry, from: 10, price: 850 }];
  valueOf(await addPriceList(createAdmin(), { name: 'Spending list', audience, ...dates, entries }));
  valueOf(await saveOwnNumber(`company ${company}`, skus[0]!, { number: 'OWN-1' }));
  const found = new Map<string, string[]>();
  for await (const rows of eachCompanyPriceBatch(company, admin.userId))
    for (const row of rows) found.set(row[0]!, row);
  const named = (sku: string) =>
    Object.fromEntries(companyPriceColumns.map((title, index) => [title, found.get(sku)?.[index]]));
  expect(named(skus[0]!)).toMatchObject({
    'your number': 'OWN-1',
    'list price': '10.00',
    'your price': '9.00',
    'price breaks': '10: 8.50',
  });
  expect(named(skus[1]!)).toMatchObject({ 'your number': '', 'your price': '7.00' });
});

test('the spending is read by an index', async () => {
  const plans = await explained(() => spending(admin, 'people'));
  expect(plans.filter(({ plan, ran }) => ran === 'orders' && plan.includes('COLLSCAN'))).toEqual([]);
});
