import { ObjectId } from 'mongodb';
import { companies } from '@/lib/companies/collection';
import { newCompany } from '@/lib/companies/commands/companies';
import { addMember } from '@/lib/companies/commands/members';
import { noPurchaseOrderRules } from '@/lib/companies/rules/purchase-orders';
import type { CompanyRole } from '@/lib/companies/rules/rights';
import { exampleCompany, type CompanyInput, type SiteInput } from '@/lib/companies/schema/company';
import type { Result } from '@/lib/shared/result';
import type { Customer } from '@/lib/users/types';
import { createAccount, signedIn } from '../auth/people';

export const { billing } = exampleCompany;

/** A company as staff enter it. */
export const companyInputOf = (more: Partial<CompanyInput> = {}): CompanyInput => ({
  ...exampleCompany,
  purchaseOrders: noPurchaseOrderRules,
  mailDomain: '',
  ...more,
});

export const siteInputOf = (more: Partial<SiteInput> = {}): SiteInput => ({
  name: 'Plant 2',
  contact: 'Receiving',
  phone: '+1 216 555 0100',
  address: { ...billing, line1: '77 Dock Road' },
  deliveryNote: 'Gate B, before noon',
  ...more,
});

/** The value of a result; throws its failure. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.message}`);
  return result.value;
}

/** The code of a failure; `ok` for a success. */
export const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.failure.code);

/** A stored active company without members. */
export async function createCompany(more: Partial<CompanyInput> = {}): Promise<string> {
  const document = newCompany(companyInputOf(more), { _id: new ObjectId(), status: 'active' });
  await companies().insertOne(document);
  return document._id.toHexString();
}

/** A signed-in person with a verified address. */
export async function createPerson(): Promise<Customer> {
  const account = await createAccount();
  return (await signedIn(account.id)) as Customer;
}

/** A new member of a company, signed in. */
export async function createMember(companyId: string, role: CompanyRole): Promise<Customer> {
  const person = await createPerson();
  valueOf(await addMember(person, companyId, person, role, 'member-joined'));
  return person;
}

/** A person as the commands of companies take one. */
export const actorOf = (person: Customer, role: CompanyRole = 'admin') => ({
  userId: person.userId,
  email: person.email,
  name: person.name,
  role,
});
