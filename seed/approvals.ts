import { approvalRequests, type ApprovalRequestDocument } from '../lib/approvals/collection';
import { approvalSettings } from '../lib/companies/collection';
import { findCompany } from '../lib/companies/queries/companies';
import { listMembers } from '../lib/companies/queries/members';
import { noApprovals } from '../lib/companies/rules/approvals';
import { isPlaced, orders } from '../lib/orders/collection';
import { findPresentPrices } from '../lib/orders/commands/price-order';
import type { PricedOrder } from '../lib/orders/rules/price-changes';
import type { OrderInput } from '../lib/orders/schema/inputs';
import { findShop } from '../lib/settings/queries';
import { addMissing } from './add-missing';
import { demoId } from './history/demo-ids';

const companyId = '0000000000000000000000c1';
const day = 86_400_000;

type Member = { userId: string; name: string; email: string };
type Facts = { key: string; age: number; rule: string; note: string; input: OrderInput; prices: PricedOrder };

/** A request of the buyer to the approver; with the number of an order it is approved. */
function requestOf(
  { key, age, rule, note, input, prices }: Facts,
  { buyer, approver, companyName }: { buyer: Member; approver: Member; companyName: string },
  order: string | null,
): ApprovalRequestDocument {
  const createdAt = new Date(Date.now() - age * day);
  const { total } = prices.totals;
  const event = (what: 'requested' | 'approved' | 'ordered', { userId, name, email }: Member, why = '') => ({
    what,
    by: { userId, name, email },
    at: createdAt,
    why,
    total,
    auditId: demoId(`approval ${key} ${what}`),
  });
  return {
    _id: demoId(`approval ${key}`),
    liveKey: `demo:${key}`,
    fingerprint: key,
    companyId,
    companyName,
    requester: { userId: buyer.userId, name: buyer.name, email: buyer.email },
    input,
    asked: input.lines,
    note,
    prices,
    reason: { kind: 'rule', name: rule },
    approvers: [approver.userId],
    step: 0,
    status: order ? 'approved' : 'waiting',
    history: [
      event('requested', buyer, note),
      ...(order ? [event('approved', approver), event('ordered', buyer)] : []),
    ],
    links: [],
    order,
    version: order ? 3 : 1,
    mails: [],
    createdAt,
  };
}

/** The last order of the buyer as a request that was approved. */
async function findApproved({ userId }: Member): Promise<{ facts: Facts; number: string } | null> {
  const order = await orders().findOne(
    { 'customer.id': userId, placedAt: { $gt: new Date(0) } },
    { sort: { placedAt: -1 } },
  );
  if (!order || !isPlaced(order)) return null;
  const { lines, totals, delivery, discounts, address, payment, number, stockLines } = order;
  const { method, purchaseOrder } = payment;
  const facts = {
    key: 'approved',
    age: Math.ceil((Date.now() - order.placedAt.getTime()) / day),
    rule: 'Orders from $1,000',
    note: '',
    input: {
      lines: stockLines,
      fromCart: false,
      address,
      delivery: delivery.id,
      payment: { method, purchaseOrder },
      company: companyId,
      total: totals.total,
    },
    prices: { lines, totals, delivery, discounts },
  };
  return { facts, number };
}

/** What the buyer of the demo asks for now; null where the catalog has it no longer. */
async function findWaiting({ userId, email }: Member): Promise<Facts | null> {
  const [shop, company] = await Promise.all([findShop(), findCompany(companyId)]);
  const site = company?.sites[0];
  if (!company || !site) return null;
  const input: OrderInput = {
    lines: [
      { sku: 'FX-BD18K-BL', quantity: 6 },
      { sku: 'TW-AG115', quantity: 2 },
    ],
    fromCart: false,
    address: { name: site.contact, company: company.name, phone: site.phone, ...site.address },
    delivery: 'standard',
    payment: { method: 'bank-transfer', purchaseOrder: 'LS-2041' },
    company: companyId,
    total: 0,
  };
  const priced = await findPresentPrices(input, shop, { userId, email, companyId });
  if (!priced.ok) return null;
  const note = 'Two of the old drills are beyond repair.';
  const { total } = priced.value.totals;
  return {
    key: 'waiting',
    age: 1,
    rule: 'Orders from $1,000',
    note,
    input: { ...input, total },
    prices: priced.value,
  };
}

/** Gives the company of the demo two rules, two budgets, a request that waits, and one that was approved. Idempotent. */
export async function seedApprovals(): Promise<void> {
  const [company, members] = await Promise.all([findCompany(companyId), listMembers(companyId)]);
  const admin = members.find(({ role }) => role === 'admin');
  const buyer = members.find(({ role }) => role === 'buyer');
  if (!company || !admin || !buyer) return;
  const approver = members.find(({ role }) => role === 'approver') ?? admin;
  const approvers = [approver.userId];
  const rule = { category: '', siteId: null, skus: [], approvers };
  const rules = [
    { ...rule, name: 'Orders from $1,000', amountFrom: 100_000 },
    { ...rule, name: 'Angle grinders', amountFrom: null, skus: ['TW-AG115', 'TW-AG125'] },
  ];
  const budget = { kind: 'person', target: buyer.userId, amount: 500_000, over: 'approval' } as const;
  const budgets = [budget, { ...budget, target: approver.userId, amount: 2_000_000 }];
  const settings = { ...noApprovals, rules, defaultApprovers: approvers, budgets, version: 1 };
  const { matchedCount } = await approvalSettings().updateOne(
    { _id: companyId },
    { $setOnInsert: settings },
    { upsert: true },
  );
  if (matchedCount) return;
  const people = { buyer, approver, companyName: company.name };
  const [waiting, approved] = await Promise.all([findWaiting(buyer), findApproved(buyer)]);
  await addMissing(approvalRequests(), [
    ...(waiting ? [requestOf(waiting, people, null)] : []),
    ...(approved ? [requestOf(approved.facts, people, approved.number)] : []),
  ]);
}
