import { randomUUID } from 'node:crypto';
import type { CompanyRole } from '@/lib/companies/rules/rights';
import { grantTerms, theDatabase } from './factories';
import { ohioAddress } from './ohio-address';
import { errorOf, type Person } from './people';

const { name: _name, company: _company, phone: _phone, ...billing } = ohioAddress;

export const userIdOf = async (person: Person): Promise<string> => {
  const { json } = await person.get<{ person: { email: string } }>('/api/me');
  const found = await theDatabase().collection('users').findOne({ email: json.person.email });
  return found!._id.toHexString();
};

/** An active company with terms, opened by staff. */
export async function openCompany(staff: Person, name: string): Promise<string> {
  const purchaseOrders = { required: false, pattern: '', isUnique: false };
  const none = { parentId: null, mailDomain: '', joinsByDomain: false, salesPersonId: null, note: '' };
  const body = { name, taxId: '', billing, purchaseOrders, ...none };
  const { json } = await staff.post<{ id: string }>('/api/companies', body);
  await grantTerms(json.id, name);
  return json.id;
}

/** Makes a person a member. */
export async function joinCompany(person: Person, companyId: string, role: CompanyRole): Promise<Person> {
  const membership = { companyId, userId: await userIdOf(person), role, seq: 0, joinedAt: new Date() };
  await theDatabase().collection('companyMembers').insertOne(membership);
  return person;
}

/** Gives a company a rule by which this member decides about each order. */
export async function setApprover(admin: Person, companyId: string, approver: Person): Promise<void> {
  const approvers = [await userIdOf(approver)];
  const rule = { name: 'Everything', amountFrom: null, category: '', siteId: null, skus: [], approvers };
  const { status, text } = await admin.put(`/api/companies/${companyId}/approvals`, {
    rules: [rule],
    defaultApprovers: approvers,
    substitutions: [],
    version: 0,
  });
  if (status >= 300) throw new Error(text);
}

/** Sends an order to the approver; the id and the total of the request. */
export async function requestApproval(
  buyer: Person,
  company: string,
  lines: { sku: string; quantity: number }[],
): Promise<{ id: string; total: number }> {
  const send = (total: number) =>
    buyer.post<{ id: string }>(
      '/api/approvals',
      {
        lines,
        address: ohioAddress,
        delivery: 'collect',
        payment: { method: 'bank-transfer', purchaseOrder: '' },
        company,
        note: 'For the night shift',
        total,
      },
      { 'idempotency-key': randomUUID() },
    );
  const total = Number(errorOf(await send(0)).fields?.total);
  const { status, json, text } = await send(total);
  if (status >= 300) throw new Error(text);
  return { id: json.id, total };
}
