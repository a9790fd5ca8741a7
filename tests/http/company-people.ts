import type { CompanyRole } from '@/lib/companies/rules/rights';
import { theDatabase } from '../support/factories';
import type { Person } from '../support/people';
import { address, purchaseOrders } from './company-calls';

/** Opens a company by its staff. */
export async function createCompany(staff: Person): Promise<string> {
  const none = { parentId: null, mailDomain: '', joinsByDomain: false, salesPersonId: null, note: '' };
  const body = { name: 'Matrix Pumps Inc.', taxId: '', billing: address, purchaseOrders, ...none };
  const { json } = await staff.post<{ id: string }>('/api/companies', body);
  return json.id;
}

/** The id of a signed-in person. */
export async function idOf(person: Person): Promise<string> {
  const { json } = await person.get<{ person: { email: string } }>('/api/me');
  const { email } = json.person;
  return (await theDatabase().collection('users').findOne({ email }))!._id.toHexString();
}

/** Makes a person a member of a company. */
export async function join(person: Person, companyId: string, role: CompanyRole): Promise<Person> {
  const membership = { companyId, userId: await idOf(person), role, seq: 0, joinedAt: new Date() };
  await theDatabase().collection('companyMembers').insertOne(membership);
  return person;
}
