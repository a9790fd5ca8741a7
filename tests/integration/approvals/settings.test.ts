import { auditRecords } from '@/lib/audit/collection';
import { changeApprovals } from '@/lib/companies/commands/approvals';
import { noApprovals } from '@/lib/companies/rules/approvals';
import { addSite } from '@/lib/companies/commands/sites';
import { findApprovalNeed } from '@/lib/orders/queries/approval-need';
import { actorOf, codeOf, siteInputOf, valueOf } from '../companies/fixtures';
import { createStaffedCompany, orderFor, ruleOf, setApprovals } from './fixtures';
import { findPresentPrices } from '@/lib/orders/commands/price-order';
import { findShop } from '@/lib/settings/queries';

test('settings name members who may approve, sites and categories, and each wrong field is named', async () => {
  const company = await createStaffedCompany();
  const { admin, buyer, approver } = company.members;
  const unknown = '0'.repeat(24);
  const input = {
    rules: [
      ruleOf(company, { approvers: [buyer.userId], category: 'no-such', siteId: unknown }),
      ruleOf(company, { approvers: [approver.userId, approver.userId] }),
    ],
    defaultApprovers: [unknown],
    substitutions: [
      { approverId: approver.userId, substituteId: approver.userId, from: '2026-03-02', to: '2026-03-01' },
    ],
    costCenters: [
      { code: 'A', name: '' },
      { code: 'A', name: '' },
    ],
    budgets: [
      { kind: 'person' as const, target: unknown, amount: 1, over: 'refuse' as const },
      { kind: 'costCenter' as const, target: 'B', amount: 1, over: 'refuse' as const },
    ],
    version: 0,
  };
  const changed = await changeApprovals(actorOf(admin), company.id, input, ['hand-tools']);
  expect(changed.ok ? [] : Object.keys(changed.failure.fields ?? {}).sort()).toEqual([
    'budgets.0.target',
    'budgets.1.target',
    'costCenters.1.code',
    'defaultApprovers.0',
    'rules.0.approvers.0',
    'rules.0.category',
    'rules.0.siteId',
    'rules.1.approvers.0',
    'substitutions.0.substituteId',
    'substitutions.0.to',
  ]);
});

test('of two changes at once one is stored; the other is told, and the change is audited', async () => {
  const company = await createStaffedCompany();
  const input = { ...noApprovals, rules: [ruleOf(company)] };
  const actor = actorOf(company.members.admin);
  for (const version of [0, 1]) {
    const change = () => changeApprovals(actor, company.id, { ...input, version }, []);
    const codes = (await Promise.all([change(), change()])).map(codeOf).sort();
    expect(codes).toEqual(['approvals-changed', 'ok']);
  }
  const filter = { 'subject.id': company.id, action: 'approvals-changed' };
  expect(await auditRecords().countDocuments(filter)).toBe(2);
});

test('rules read the category, the site and the SKUs of an order from the shop’s own data', async () => {
  const company = await createStaffedCompany();
  const { admin, buyer } = company.members;
  const { id: siteId } = valueOf(await addSite(actorOf(admin), company.id, siteInputOf()));
  const input = await orderFor(company);
  const prices = valueOf(
    await findPresentPrices(input, await findShop(), { userId: buyer.userId, email: '' }),
  );
  const needed = async (change: object, address = input.address) => {
    await setApprovals(company, { rules: [ruleOf(company, change)] });
    const who = { userId: buyer.userId, companyId: company.id, role: 'buyer' as const };
    return (await findApprovalNeed(who, prices, { address }, await findShop())) !== null;
  };
  const { total } = prices.totals;
  const atSite = { ...input.address, line1: '77  DOCK ROAD', postcode: '44114', country: 'US' };
  expect([await needed({ amountFrom: total }), await needed({ amountFrom: total + 1 })]).toEqual([
    true,
    false,
  ]);
  expect(await needed({ category: 'hand-tools' })).toBe(true);
  expect([await needed({ siteId }, atSite), await needed({ siteId })]).toEqual([true, false]);
  expect([await needed({ skus: [input.lines[0]!.sku] }), await needed({ skus: ['OTHER'] })]).toEqual([
    true,
    false,
  ]);
});
