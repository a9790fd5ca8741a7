import { approvalRequests } from '@/lib/approvals/collection';
import { changeLines, decide, withdraw } from '@/lib/approvals/commands/decide';
import { finishApprovals } from '@/lib/approvals/commands/place';
import { requestApproval } from '@/lib/approvals/commands/request';
import { findByLink, findForDecision } from '@/lib/approvals/queries/deciding';
import { findPresentState } from '@/lib/approvals/queries/present';
import { findSeenRequest, listRequests } from '@/lib/approvals/queries/requests';
import { auditRecords } from '@/lib/audit/collection';
import { changePrice } from '@/lib/catalog/commands/products';
import { changeCompanyStatus } from '@/lib/companies/commands/companies';
import { removeMember } from '@/lib/companies/commands/members';
import { findMembership } from '@/lib/companies/queries/memberships';
import { companyRoles } from '@/lib/companies/rules/rights';
import { outbox } from '@/lib/mail/collection';
import { orders } from '@/lib/orders/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { setClock } from '@/lib/platform/clock';
import { actorOf, codeOf, createPerson, valueOf } from '../companies/fixtures';
import { createAdmin, newKey } from '../orders/fixtures';
import {
  createRequest,
  createRuledCompany,
  createStaffedCompany,
  decideAs,
  mailedSecret,
  orderFor,
  ruleOf,
  setApprovals,
  storedRequest,
} from './fixtures';

const ordersOf = (companyId: string) =>
  orders()
    .find({ 'company.id': companyId, number: { $exists: true } })
    .toArray();

afterEach(() => setClock());

test('an order that a rule asks about is not placed without an approval, and the failure names the rule', async () => {
  const company = await createRuledCompany();
  const input = await orderFor(company);
  const placed = await placeOrder(company.members.buyer, input, newKey());
  expect(placed).toMatchObject({
    ok: false,
    failure: { code: 'approval-required', fields: { approval: expect.stringContaining('“Everything”') } },
  });
  expect(codeOf(await placeOrder(company.members.approver, await orderFor(company), newKey()))).toBe('ok');
  expect(await ordersOf(company.id)).toHaveLength(1);
});

test('a request is stored once for each key, mails its approver, and its order is placed by the approval', async () => {
  const company = await createRuledCompany();
  const { buyer, approver } = company.members;
  const [input, key] = [{ ...(await orderFor(company)), note: 'For the pump' }, newKey()];
  const sent = await Promise.all(Array.from({ length: 5 }, () => requestApproval(buyer, input, key)));
  const ids = new Set(sent.map((one) => valueOf(one).id));
  expect(ids.size).toBe(1);
  expect(codeOf(await requestApproval(buyer, { ...input, delivery: 'pickup' }, key))).toBe(
    'idempotency-key-reused',
  );
  const [id] = [...ids] as [string];
  expect(await outbox().countDocuments({ to: approver.email })).toBe(1);
  const decided = valueOf(await decideAs(approver, id, 'approve', ''));
  const [order] = await ordersOf(company.id);
  expect(decided).toEqual({ status: 'approved', order: order!.number });
  expect(order).toMatchObject({
    customer: { id: buyer.userId },
    approval: { request: id, by: approver.name },
  });
  expect(order!.history[0]!.why).toBe(`Approved by ${approver.name}`);
  const mailed = await outbox().find({ to: buyer.email }).toArray();
  expect(mailed.map(({ subject }) => subject)).toContain(`Approved: order ${order!.number}`);
  const audited = await auditRecords().find({ 'subject.id': company.id }).sort({ at: 1 }).toArray();
  expect(audited.map(({ action }) => action).filter((action) => action.startsWith('approval-'))).toEqual([
    'approval-requested',
    'approval-approved',
    'approval-ordered',
  ]);
});

test('the mailed link works without signing in, for its approver’s one decision, until it is too old', async () => {
  const company = await createRuledCompany();
  const { id, input } = await createRequest(company);
  const secret = await mailedSecret(company.members.approver);
  expect(codeOf(await findByLink(`${secret.slice(0, -1)}~`))).toBe('link-invalid');
  const deciding = valueOf(await findByLink(secret));
  expect(deciding.actor.userId).toBe(company.members.approver.userId);
  const lines = [{ sku: input.lines[0]!.sku, quantity: 3 }];
  const more = [{ sku: input.lines[0]!.sku, quantity: 5 }];
  expect(codeOf(await changeLines(deciding, { version: 1, lines: more }))).toBe('wrong-quantity');
  expect(valueOf(await changeLines(deciding, { version: 1, lines }))).toEqual({ version: 2 });
  const after = valueOf(await findByLink(secret));
  const { total } = after.request.prices.totals;
  expect(codeOf(await decide(after, { version: 1, decision: 'approve', total, why: '' }))).toBe(
    'approval-changed',
  );
  expect(valueOf(await decide(after, { version: 2, decision: 'approve', total, why: '' })).status).toBe(
    'approved',
  );
  expect(codeOf(await findByLink(secret))).toBe('link-invalid');
  expect((await ordersOf(company.id))[0]!.stockLines).toEqual(lines);
  const other = await createRequest(company);
  const late = await mailedSecret(company.members.approver);
  setClock(() => Date.now() + 15 * 86_400_000);
  expect(codeOf(await findByLink(late))).toBe('link-invalid');
  expect((await storedRequest(other.id)).status).toBe('waiting');
  expect((await storedRequest(id)).history.map(({ what }) => what)).toContain('changed');
});

test('who may see, decide and withdraw: each role, another company, a former member', async () => {
  const company = await createRuledCompany();
  const other = await createRuledCompany();
  const { id } = await createRequest(company);
  const former = other.members.admin;
  const people = { ...company.members, outsider: await createPerson(), 'admin of another company': former };
  const seen = async (userId: string) => (await findSeenRequest(userId, id)) !== null;
  const found: Record<string, [boolean, string, string]> = {};
  for (const [name, person] of Object.entries(people))
    found[name] = [
      await seen(person.userId),
      codeOf(await findForDecision(person, id)),
      name === 'buyer' ? 'own' : codeOf(await withdraw(person, id)),
    ];
  expect(found).toEqual({
    buyer: [true, 'not-allowed', 'own'],
    approver: [true, 'ok', 'no-such-approval'],
    accountant: [true, 'not-allowed', 'no-such-approval'],
    admin: [true, 'not-your-turn', 'no-such-approval'],
    outsider: [false, 'no-such-approval', 'no-such-approval'],
    'admin of another company': [false, 'no-such-approval', 'no-such-approval'],
  });
  const secret = await mailedSecret(company.members.approver);
  valueOf(await removeMember(actorOf(company.members.admin), company.id, company.members.approver));
  expect(codeOf(await findByLink(secret))).toBe('no-such-approval');
  expect(codeOf(await findForDecision(company.members.approver, id))).toBe('no-such-approval');
  expect(codeOf(await findForDecision(company.members.admin, id))).toBe('ok');
  valueOf(await changeCompanyStatus(createAdmin(), company.id, { status: 'suspended', why: '' }));
  expect(codeOf(await decideAs(company.members.admin, id, 'approve'))).toBe('company-not-active');
  expect(codeOf(await withdraw(company.members.buyer, id))).toBe('ok');
});

test('of approvals, declines, edits and withdrawals at the same moment exactly one counts, and is audited', async () => {
  const company = await createRuledCompany();
  const { approver, buyer } = company.members;
  for (let round = 0; round < 6; round += 1) {
    const { id, input } = await createRequest(company);
    const { version, prices } = await storedRequest(id);
    const deciding = valueOf(await findForDecision(approver, id));
    const total = prices.totals.total;
    const results = await Promise.all([
      decide(deciding, { version, decision: 'approve', total, why: '' }),
      decide(deciding, { version, decision: 'decline', total, why: 'No' }),
      changeLines(deciding, { version, lines: [{ sku: input.lines[0]!.sku, quantity: 2 }] }),
      decide(deciding, { version, decision: 'approve', total, why: '' }),
      withdraw(buyer, id),
    ]);
    const { status, history, order } = await storedRequest(id);
    // Withdrawing tries again after an edit, which decides nothing.
    const decisions = history.filter(({ what }) => ['approved', 'declined', 'withdrawn'].includes(what));
    expect(decisions).toHaveLength(1);
    expect(results.slice(0, 4).filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
    expect(status).toBe(decisions[0]!.what);
    expect(await orders().countDocuments({ 'approval.request': id, number: { $exists: true } })).toBe(
      order ? 1 : 0,
    );
    const audited = await auditRecords()
      .find({ _id: { $in: history.map(({ auditId }) => auditId) } })
      .toArray();
    expect(audited).toHaveLength(history.length);
  }
}, 60_000);

test('an approval that a crash has interrupted places one order, however often and on however many servers it is repeated', async () => {
  const company = await createRuledCompany();
  const { id } = await createRequest(company);
  const { approver } = company.members;
  const request = await storedRequest(id);
  const event = {
    ...request.history[0]!,
    what: 'approved' as const,
    by: { userId: approver.userId, name: approver.name, email: approver.email },
  };
  await approvalRequests().updateOne(
    { _id: request._id },
    { $set: { status: 'placing', placingSince: new Date(0), version: 2 }, $push: { history: event } },
  );
  await Promise.all([finishApprovals(), finishApprovals(), finishApprovals()]);
  await finishApprovals();
  expect(await storedRequest(id)).toMatchObject({ status: 'approved', version: 3 });
  expect(await ordersOf(company.id)).toHaveLength(1);
});

test('prices that have changed are shown line by line, and count only once the approver has seen them', async () => {
  const company = await createRuledCompany();
  const { approver } = company.members;
  const { id, input } = await createRequest(company);
  await changePrice(null, input.lines[0]!.sku, 1_500);
  const late = await decideAs(approver, id, 'approve');
  expect(late).toMatchObject({ ok: false, failure: { code: 'total-changed' } });
  const deciding = valueOf(await findForDecision(approver, id));
  const { changes, totals } = await findPresentState(deciding.request);
  expect(changes.find(({ field }) => field === input.lines[0]!.sku)).toMatchObject({
    from: '$10.00',
    to: '$15.00',
  });
  const { version } = deciding.request;
  valueOf(await decide(deciding, { version, decision: 'approve', total: totals!.total, why: '' }));
  expect((await ordersOf(company.id))[0]!.totals.total).toBe(totals!.total);
});

test('too little stock at the approval leaves the request waiting, with the reason, and it can be approved later', async () => {
  const company = await createRuledCompany();
  const { approver } = company.members;
  const { id } = await createRequest(company, 'buyer', 60);
  const second = await storedRequest(id);
  const rival = await createStaffedCompany();
  const body = { ...second.input, company: rival.id, lines: second.input.lines };
  valueOf(await placeOrder(rival.members.buyer, body, newKey()));
  const { problems } = await findPresentState(second);
  expect(Object.values(problems)).toEqual(['Only 40 left']);
  expect(codeOf(await decideAs(approver, id, 'approve'))).toBe('out-of-stock');
  expect((await storedRequest(id)).history.at(-1)).toMatchObject({ what: 'not-placed' });
  const deciding = valueOf(await findForDecision(approver, id));
  const { version } = deciding.request;
  valueOf(
    await changeLines(deciding, { version, lines: [{ sku: second.input.lines[0]!.sku, quantity: 40 }] }),
  );
  expect(valueOf(await decideAs(approver, id, 'approve')).status).toBe('approved');
  expect(await ordersOf(company.id)).toHaveLength(1);
});

test('a chain asks one after the other, and only the last approval orders', async () => {
  const company = await createStaffedCompany();
  const { approver, admin, buyer } = company.members;
  await setApprovals(company, { rules: [ruleOf(company, { approvers: [approver.userId, admin.userId] })] });
  const { id } = await createRequest(company);
  expect(codeOf(await decideAs(admin, id, 'approve'))).toBe('not-your-turn');
  expect(valueOf(await decideAs(approver, id, 'approve')).status).toBe('waiting');
  expect(codeOf(await decideAs(approver, id, 'approve'))).toBe('not-your-turn');
  expect(await ordersOf(company.id)).toHaveLength(0);
  const secret = await mailedSecret(admin);
  expect(valueOf(await findByLink(secret)).actor.userId).toBe(admin.userId);
  expect(codeOf(await decideAs(admin, id, 'decline', ''))).toBe('reason-required');
  expect(valueOf(await decideAs(admin, id, 'decline', 'Too dear')).status).toBe('declined');
  expect(codeOf(await decideAs(admin, id, 'approve'))).toBe('approval-decided');
  const mailed = await outbox().find({ to: buyer.email }).toArray();
  expect(mailed.some(({ text }) => text?.includes('Too dear'))).toBe(true);
});

test('a member without the right to order sends the cart to the approver that the company names', async () => {
  const company = await createStaffedCompany();
  const { accountant, approver } = company.members;
  const input = { ...(await orderFor(company)), note: '' };
  expect(codeOf(await requestApproval(accountant, input, newKey()))).toBe('no-approver');
  await setApprovals(company, { defaultApprovers: [approver.userId] });
  const { id } = valueOf(await requestApproval(accountant, input, newKey()));
  valueOf(await decideAs(approver, id, 'approve'));
  expect((await ordersOf(company.id))[0]!.customer.id).toBe(accountant.userId);
  expect(codeOf(await placeOrder(accountant, input, newKey()))).toBe('company-not-allowed');
  expect(codeOf(await requestApproval(company.members.buyer, input, newKey()))).toBe('approval-not-needed');
});

test('members with the right to its orders list all requests of a company, others their own', async () => {
  const company = await createRuledCompany();
  await createRequest(company);
  const counted: Record<string, number> = {};
  for (const role of companyRoles) {
    const { userId } = company.members[role];
    const membership = (await findMembership(company.id, userId))!;
    counted[role] = (await listRequests(userId, membership, { status: 'waiting' }, 1)).total;
  }
  expect(counted).toEqual({ buyer: 1, approver: 1, accountant: 1, admin: 1 });
  const second = await createRuledCompany();
  const approverAsks = await requestApproval(
    second.members.admin,
    { ...(await orderFor(second)), note: '' },
    newKey(),
  );
  valueOf(approverAsks);
  const buyerSees = (await findMembership(second.id, second.members.buyer.userId))!;
  expect((await listRequests(second.members.buyer.userId, buyerSees, {}, 1)).total).toBe(0);
});
