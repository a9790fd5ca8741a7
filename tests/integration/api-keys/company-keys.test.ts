import { auditRecords } from '@/lib/audit/collection';
import { deleteOwnKeys, revokeCompanyKey, revokeKey } from '@/lib/api-keys/commands/keys';
import { proveKey } from '@/lib/api-keys/commands/prove';
import { authorizeForKeys, listCompanyKeys, listKeys, listOwnKeys } from '@/lib/api-keys/queries';
import { companyKeyInput, keyInput } from '@/lib/api-keys/schema';
import { carts } from '@/lib/cart/collection';
import { addToCart } from '@/lib/cart/commands';
import { creditAccounts } from '@/lib/credit/collection';
import { newCreditAccount } from '@/lib/credit/commands/terms';
import { approvalSettings } from '@/lib/companies/collection';
import { changeCompanyStatus } from '@/lib/companies/commands/companies';
import { addMember, changeMemberRole, removeMember } from '@/lib/companies/commands/members';
import { noApprovals } from '@/lib/companies/rules/approvals';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { changeOrder } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { createList } from '@/lib/shopping-lists/commands/lists';
import { setDisabled } from '@/lib/users/commands/roles';
import type { Role } from '@/lib/users/rules/rights';
import type { Customer } from '@/lib/users/types';
import { callerWith } from '../../support/key-caller';
import { actorOf, createCompany, createMember, valueOf } from '../companies/fixtures';
import { bodyFor, createAdmin, createProduct, newKey } from '../orders/fixtures';
import { explained } from '../explained';
import { companyKey } from './company-key';

// Work after the response needs a server of Next.
jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), after: () => undefined }));

const staff = createAdmin('Sally Staff');
const here = '192.0.2.7';

const codeOf = async (key: string) => {
  const result = await proveKey(key, here);
  return result.ok ? 'accepted' : result.failure.code;
};

/** An active company that may buy on invoice. */
async function createBuyingCompany(): Promise<string> {
  const id = await createCompany();
  const terms = { status: 'active', netDays: 30, limit: 100_000_000 } as const;
  await creditAccounts().insertOne(newCreditAccount({ id, name: 'Lakeside Pumps Inc.', email: '' }, terms));
  return id;
}

/** A shipped order of a person, with its invoice. */
async function shippedOrder(person: Customer, company?: string) {
  const body = await bodyFor([[await createProduct(100), 1]]);
  const { id, number } = valueOf(await placeOrder(person, { ...body, company }, newKey()));
  for (const to of ['confirmed', 'shipped'] as const)
    valueOf(await changeOrder(staff, number, { to, why: '', tracking: '', undo: false }));
  await issuePendingInvoices();
  const [invoice] = await listOrderInvoices(id);
  return { number, invoice: invoice!.number };
}

test('a key of a company has scopes of companies alone, and one of the shop scopes of the shop', () => {
  const facts = { name: 'ERP', validDays: null };
  expect(companyKeyInput.safeParse({ ...facts, scopes: ['orders:read'] }).success).toBe(false);
  expect(keyInput.safeParse({ ...facts, scopes: ['company-orders:read'] }).success).toBe(false);
});

test('a key sees what is its company’s, and of its member and of other companies nothing', async () => {
  const [mine, other] = [await createBuyingCompany(), await createBuyingCompany()];
  const person = await createMember(mine, 'admin');
  const call = callerWith(await companyKey(person));
  valueOf(await addMember(person, other, person, 'admin', 'member-joined'));
  const order = await shippedOrder(person, mine);
  const foreign = [await shippedOrder(person, other), await shippedOrder(person)];

  const rows = (await call('GET', '/api/orders')).json.rows as { number: string }[];
  expect(rows.map(({ number }) => number)).toEqual([order.number]);
  const ask = async (method: string, path: string, params: Record<string, string>, body?: object) => {
    const { status, json } = await call(method, path, { params, body });
    return [status, json];
  };
  const [orderPath, filePath] = ['/api/orders/{number}', '/api/invoices/{number}/{format}'];
  expect((await ask('GET', orderPath, { number: order.number }))[0]).toBe(200);
  const unknownOrder = await ask('GET', orderPath, { number: 'HX-00000000' });
  const unknownFile = await ask('GET', filePath, { number: 'HB-2000-000001', format: 'ubl' });
  expect([unknownOrder[0], unknownFile[0]]).toEqual([404, 404]);
  for (const { number, invoice } of foreign) {
    expect(await ask('GET', orderPath, { number })).toEqual(unknownOrder);
    expect((await ask('POST', `${orderPath}/cancel`, { number }, { why: '' }))[0]).toBe(404);
    expect(await ask('GET', filePath, { number: invoice, format: 'ubl' })).toEqual(unknownFile);
  }
  const unknown = await ask('GET', '/api/companies/{id}/price-list', { id: '0'.repeat(24) });
  expect(await ask('GET', '/api/companies/{id}/price-list', { id: other })).toEqual(unknown);

  const membership = (id: string) => ({ id, name: '', role: 'admin', status: 'active' }) as const;
  const list = async (shared: boolean, id: string) =>
    valueOf(await createList(person, { key: newKey(), name: id, note: '', shared }, membership(id))).id;
  const shared = await list(true, mine);
  for (const id of [await list(true, other), await list(false, mine)])
    expect((await ask('DELETE', '/api/shopping-lists/{id}', { id }))[0]).toBe(404);
  const made = await call('POST', '/api/shopping-lists', { body: { key: newKey(), name: 'By key' } });
  const listed = (await call('GET', '/api/shopping-lists')).json as unknown as { id: string }[];
  expect(listed.map(({ id }) => id).sort()).toEqual([shared, made.json.id].sort());
}, 60_000);

test('a key orders for its company by the rules for its member, and leaves the cart alone', async () => {
  const company = await createBuyingCompany();
  const [person, approver] = [await createMember(company, 'admin'), await createMember(company, 'approver')];
  const call = callerWith(await companyKey(person));
  const body = await bodyFor([[await createProduct(100), 2]]);
  const { sku } = body.lines[0]!;
  valueOf(await addToCart(person, { sku, quantity: 1 }));
  const headers = { 'idempotency-key': newKey() };
  const order = { ...body, fromCart: true };
  const placed = await call('POST', '/api/orders', { body: order, headers });
  expect([placed.status, placed.json]).toMatchObject([
    201,
    { company: { id: company }, customer: { id: person.userId } },
  ]);
  const again = await call('POST', '/api/orders', { body: order, headers });
  expect(again.json.number).toBe(placed.json.number);
  expect((await carts().findOne({ _id: person.userId }))?.lines).toMatchObject([{ sku, quantity: 1 }]);
  const records = await auditRecords().find({ action: 'called-by-key', 'after.company': company }).toArray();
  expect(records).toHaveLength(2);
  expect(records[0]).toMatchObject({
    actor: { email: person.email },
    subject: { name: 'ERP' },
    after: { call: 'POST /api/orders' },
  });

  const elsewhere = { ...body, company: await createCompany() };
  expect(
    (await call('POST', '/api/orders', { body: elsewhere, headers: { 'idempotency-key': newKey() } })).json,
  ).toMatchObject({ error: { code: 'company-not-allowed' } });
  const rule = {
    name: 'All',
    amountFrom: 1,
    category: '',
    siteId: null,
    skus: [],
    approvers: [approver.userId],
  };
  await approvalSettings().insertOne({ _id: company, ...noApprovals, rules: [rule], version: 1 });
  const ruled = await call('POST', '/api/orders', { body, headers: { 'idempotency-key': newKey() } });
  expect([ruled.status, ruled.json]).toMatchObject([
    expect.any(Number),
    { error: { code: 'approval-required' } },
  ]);
  await createMember(company, 'admin');
  valueOf(await changeMemberRole(actorOf(approver), company, person, 'accountant'));
  expect((await call('POST', '/api/orders', { body, headers: { 'idempotency-key': newKey() } })).status).toBe(
    403,
  );
});

test('a key ends for good when its member leaves, and rests while the member or the company is blocked', async () => {
  const company = await createCompany();
  const [person, colleague] = [await createMember(company, 'admin'), await createMember(company, 'admin')];
  const key = await companyKey(person);
  expect(await codeOf(key)).toBe('accepted');
  valueOf(await changeCompanyStatus(staff, company, { status: 'suspended', why: 'Unpaid' }));
  expect(await codeOf(key)).toBe('key-without-member');
  valueOf(await changeCompanyStatus(staff, company, { status: 'active', why: '' }));
  valueOf(await setDisabled(staff, person.email, true));
  expect(await codeOf(key)).toBe('key-without-member');
  valueOf(await setDisabled(staff, person.email, false));
  expect(await codeOf(key)).toBe('accepted');
  valueOf(await removeMember(actorOf(colleague), company, person));
  valueOf(await addMember(person, company, person, 'admin', 'member-joined'));
  expect(await codeOf(key)).toBe('key-without-member');
  expect(await listCompanyKeys(company)).toMatchObject([{ name: 'ERP', member: null }]);
  expect(await listOwnKeys(person.userId)).toMatchObject([{ name: 'ERP', company: 'Lakeside Pumps Inc.' }]);
  await deleteOwnKeys(person.userId);
  expect(await codeOf(key)).toBe('unknown-key');
});

test('the keys of a company and those of the shop are apart, also when they are revoked', async () => {
  const [mine, other] = [await createCompany(), await createCompany()];
  const person = await createMember(mine, 'admin');
  const key = await companyKey(person);
  await companyKey(await createMember(other, 'admin'));
  const [{ id } = { id: '' }] = await listCompanyKeys(mine);
  expect((await listKeys()).some((one) => one.id === id)).toBe(false);
  expect(await revokeKey(staff, id)).toMatchObject({ failure: { kind: 'not-found' } });
  expect(await revokeCompanyKey(actorOf(person), other, id)).toMatchObject({
    failure: { kind: 'not-found' },
  });
  expect(await codeOf(key)).toBe('accepted');
  expect(await revokeCompanyKey(actorOf(person), mine, id)).toMatchObject({ ok: true });
  expect(await codeOf(key)).toBe('unknown-key');
});

test('the keys of a company, of a person and of the shop are found by indexes', async () => {
  const plans = await explained(async () => {
    await listCompanyKeys(await createCompany());
    await listOwnKeys('nobody');
    await listKeys();
  });
  const read = plans.filter(({ ran }) => ran === 'apiKeys');
  expect(read).toHaveLength(3);
  expect(read.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
});

test('staff see and revoke the keys of a company by their rights to keys, and it is in the audit log', async () => {
  const company = await createCompany();
  const member = await createMember(company, 'admin');
  const key = await companyKey(member);
  const as = (role: Role) => ({ ...createAdmin(), role });
  const codeFor = async (role: Role, right: 'keys.view' | 'keys.edit') => {
    const allowed = await authorizeForKeys(as(role), company, right);
    return allowed.ok ? 'ok' : allowed.failure.code;
  };
  expect(await codeFor('admin', 'keys.edit')).toBe('ok');
  expect([await codeFor('manager', 'keys.view'), await codeFor('manager', 'keys.edit')]).toEqual([
    'ok',
    'not-allowed',
  ]);
  expect(await codeFor('support', 'keys.view')).toBe('not-allowed');
  expect(await codeFor('customer', 'keys.view')).toBe('no-such-company');

  const [listed] = await listCompanyKeys(company);
  expect(listed).toMatchObject({ member: member.name, lastUsedAt: null });
  const actor = valueOf(await authorizeForKeys(as('admin'), company, 'keys.edit'));
  valueOf(await revokeCompanyKey(actor, company, listed!.id));
  expect(await codeOf(key)).toBe('unknown-key');
  expect(await auditRecords().findOne({ action: 'api-key-revoked', 'subject.id': listed!.id })).toMatchObject(
    {
      actor: { email: actor.email },
      before: { company, member: member.userId },
    },
  );
});
