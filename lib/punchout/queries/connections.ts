import { findJoinedAt } from '../../companies/queries/memberships';
import { findCompanyNames } from '../../companies/queries/companies';
import { findAccount } from '../../users/queries';
import { connections, connectionView, type ConnectionDocument } from '../collection';
import { maxConnections, type Connection } from '../schema/connection';

/** The member in whose name a connection orders; null where they have left the company, or left and come back. */
export async function findMemberName({
  id,
  userId,
  joinedAt,
}: ConnectionDocument['company']): Promise<Connection['member']> {
  const [since, account] = await Promise.all([findJoinedAt(id, userId), findAccount(userId)]);
  const isMember = since?.getTime() === joinedAt.getTime() && account !== null;
  return isMember ? { id: userId, name: account.name || account.email } : null;
}

/** The connections of a company by name, without their secrets. */
export async function listConnections(companyId: string): Promise<Connection[]> {
  const found = await connections()
    .find({ 'company.id': companyId })
    .sort({ name: 1 })
    .limit(maxConnections)
    .toArray();
  return Promise.all(found.map(async (one) => connectionView(one, await findMemberName(one.company))));
}

/** The connections that order in the name of a person: for the account export. */
export async function listOwnConnections(
  userId: string,
): Promise<(Pick<Connection, 'name' | 'from' | 'createdAt'> & { company: string })[]> {
  const found = await connections().find({ 'company.userId': userId }).sort({ name: 1 }).toArray();
  const names = await findCompanyNames([...new Set(found.map(({ company }) => company.id))]);
  return found.map(({ name, from, createdAt, company }) => ({
    name,
    from,
    createdAt: createdAt.toISOString(),
    company: names.get(company.id) ?? '',
  }));
}

/** The parties of the connections in use, for the purchasing system of the developer pages; at most 50. */
export async function listActiveConnections(): Promise<
  Pick<Connection, 'id' | 'name' | 'from' | 'to' | 'sender'>[]
> {
  const found = await connections().find({ active: true }).sort({ _id: 1 }).limit(50).toArray();
  return found.map(({ _id, name, from, to, sender }) => ({ id: _id.toHexString(), name, from, to, sender }));
}
