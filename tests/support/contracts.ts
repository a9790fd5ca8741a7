import { randomBytes } from 'node:crypto';
import { theDatabase } from './factories';
import { ohioAddress } from './ohio-address';
import type { Person } from './people';

const { name: _name, company: _company, phone: _phone, ...billing } = ohioAddress;

/** One price of a list: a fixed one in minor units. */
export type Agreed = { sku: string; from?: number; price: number };

/** Opens a company through the API and agrees on prices with it; responds with its id. */
export async function openCompany(staff: Person, name: string, agreed: Agreed[]): Promise<string> {
  const purchaseOrders = { required: false, pattern: '', isUnique: false };
  const none = { parentId: null, mailDomain: '', joinsByDomain: false, salesPersonId: null, note: '' };
  const body = { name, taxId: '', billing, purchaseOrders, ...none };
  const { json } = await staff.post<{ id: string }>('/api/companies', body);
  const added = await staff.post('/api/price-lists', {
    name: `${name} ${randomBytes(4).toString('hex')}`,
    audience: { kind: 'company', id: json.id },
    currency: 'USD',
    from: null,
    to: null,
    active: true,
    entries: agreed.map(({ sku, from = 1, price }) => ({
      sku,
      category: null,
      from,
      price,
      percentOff: null,
    })),
  });
  if (added.status !== 201) throw new Error(added.text);
  return json.id;
}

/** Makes the account with this email a member. */
export async function joinCompany(companyId: string, email: string, role = 'buyer'): Promise<void> {
  const account = await theDatabase().collection('users').findOne({ email });
  await theDatabase().collection('companyMembers').insertOne({
    companyId,
    userId: account!._id.toHexString(),
    role,
    seq: 0,
    joinedAt: new Date(),
  });
}
