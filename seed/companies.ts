import { ObjectId } from 'mongodb';
import { companies, type CompanyDocument } from '../lib/companies/collection';
import { newCompany } from '../lib/companies/commands/companies';
import { addMember } from '../lib/companies/commands/members';
import { listMembers } from '../lib/companies/queries/members';
import { noPurchaseOrderRules } from '../lib/companies/rules/purchase-orders';
import type { CompanyRole, CompanyStatus } from '../lib/companies/rules/rights';
import type { CompanyInput } from '../lib/companies/schema/company';
import { findAccountByEmail } from '../lib/users/queries';
import { addMissing } from './add-missing';
import { seedCompanyDocuments } from './company-documents';
import { seedCompanyKeys } from './company-keys';
import { seedPunchout } from './punchout';
import { lakefront, lakefrontAdmin } from './lakefront';

const billing = { line2: '', region: 'OH', country: 'US' };

function companyOf(
  id: string,
  status: CompanyStatus,
  input: Pick<CompanyInput, 'name' | 'taxId' | 'billing' | 'mailDomain' | 'note'>,
  sites: CompanyDocument['sites'] = [],
): CompanyDocument {
  const purchaseOrders = { ...noPurchaseOrderRules, pattern: status === 'active' ? 'LS-####' : '' };
  const rest = {
    purchaseOrders,
    shipComplete: status === 'active',
    parentId: null,
    joinsByDomain: input.mailDomain !== '',
    salesPersonId: null,
  };
  return { ...newCompany({ ...input, ...rest }, { _id: new ObjectId(id), status }), sites };
}

const demoCompanies = [
  companyOf(
    lakefront.id,
    'active',
    {
      name: lakefront.name,
      taxId: lakefront.taxId,
      billing: lakefront.billing,
      mailDomain: 'lakefront-stamping.example',
      note: 'Calls before each delivery to the press shop.',
    },
    [
      {
        id: '0000000000000000000005e1',
        name: 'Press shop',
        contact: 'Receiving, Dana Kowalczyk',
        phone: '+1 216 555 0171',
        address: { ...billing, line1: '2212 Quigley Road', city: 'Cleveland', postcode: '44113' },
        deliveryNote: 'Gate 3, Monday to Friday before 2 pm. Forklift on site.',
      },
      {
        id: '0000000000000000000005e2',
        name: 'Tool room Akron',
        contact: 'Tool room',
        phone: '',
        address: { ...billing, line1: '88 Canal Park', city: 'Akron', postcode: '44308' },
        deliveryNote: '',
      },
    ],
  ),
  companyOf('0000000000000000000000c2', 'requested', {
    name: 'Cuyahoga Valley Rail Shops LLC',
    taxId: '',
    billing: { ...billing, line1: '4100 Rockside Road', city: 'Independence', postcode: '44131' },
    mailDomain: '',
    note: '',
  }),
  companyOf('0000000000000000000000c3', 'active', {
    name: 'Miller & Daughters Repair',
    taxId: '',
    billing: { ...billing, line1: '509 Prospect Street', city: 'Cleveland', postcode: '44115' },
    mailDomain: '',
    note: '',
  }),
];

/**
 * Who belongs to the companies of the demo, as far as it has such customers. The demo's customer belongs to two, so that
 * they buy for themselves until they choose one.
 */
const members: [company: number, email: string, role: CompanyRole][] = [
  [0, lakefrontAdmin, 'admin'],
  [0, 'r.ortiz@cuyahoga-mechanical.example', 'buyer'],
  [0, 'customer@hexbolt.example', 'approver'],
  [2, 'customer@hexbolt.example', 'admin'],
];

async function seedMembers(index: number): Promise<void> {
  const id = demoCompanies[index]!._id.toHexString();
  if ((await listMembers(id)).length > 0) return;
  for (const [company, email, role] of members) {
    const account = company === index ? await findAccountByEmail(email) : null;
    if (!account) continue;
    const person = { userId: account.id, email };
    await addMember(person, id, person, role, 'member-added');
  }
}

/** Adds three companies to the demo, one of them waiting to be opened; the demo's admin looks after the first. Idempotent. */
export async function seedCompanies(): Promise<void> {
  const seller = await findAccountByEmail('admin@hexbolt.example');
  const documents = demoCompanies.map((company, index) =>
    index === 0 && seller ? { ...company, salesPersonId: seller.id } : company,
  );
  await addMissing(companies(), documents);
  const { _id, name } = demoCompanies[0]!;
  await seedCompanyDocuments({ id: _id.toHexString(), name });
  for (const index of demoCompanies.keys()) await seedMembers(index);
  await seedCompanyKeys();
  await seedPunchout();
}
