import { ObjectId, type Filter } from 'mongodb';
import { pageOf, type Page } from '../../shared/paging';
import { beginningWithEach } from '../../shared/word-filter';
import { companies, companyView, memberships, type CompanyDocument } from '../collection';
import type { Company, CompanyFilters, CompanyRow, OwnCompany } from '../schema/company';

const pageSize = 25;

/** A company as staff see it, or null. */
export async function findCompany(id: string): Promise<Company | null> {
  const found = ObjectId.isValid(id) ? await companies().findOne({ _id: new ObjectId(id) }) : null;
  return found && companyView(found);
}

/** The names of these companies, by id. */
export async function findCompanyNames(ids: string[]): Promise<Map<string, string>> {
  const found = await companies()
    .find({ _id: { $in: ids.map((id) => new ObjectId(id)) } }, { projection: { name: 1 } })
    .toArray();
  return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
}

/** A company as its members see it, or null. */
export async function findOwnCompany(id: string): Promise<OwnCompany | null> {
  const found = await findCompany(id);
  if (!found) return null;
  const { name, taxId, status, billing, sites, purchaseOrders, shipComplete } = found;
  return { id, name, taxId, status, billing, sites, purchaseOrders, shipComplete };
}

const filterOf = ({ status, q = '', sales }: CompanyFilters): Filter<CompanyDocument> => ({
  ...(status && { status }),
  ...(sales && { salesPersonId: sales }),
  ...beginningWithEach(q, 8),
});

const sorts = {
  name: { name: 1, _id: 1 },
  '-name': { name: -1, _id: -1 },
  newest: { createdAt: -1 },
} as const;

async function countMembers(ids: string[]): Promise<Map<string, number>> {
  const counts = await memberships()
    .aggregate<{ _id: string; members: number }>([
      { $match: { companyId: { $in: ids }, role: { $gt: '' as const } } },
      { $group: { _id: '$companyId', members: { $sum: 1 } } },
    ])
    .toArray();
  return new Map(counts.map(({ _id, members }) => [_id, members]));
}

/** One page of the companies that match the filters, by name unless they say otherwise. */
export async function listCompanies(filters: CompanyFilters, page: number): Promise<Page<CompanyRow>> {
  const filter = filterOf(filters);
  const [found, total] = await Promise.all([
    companies()
      .find(filter)
      .sort(sorts[filters.sort ?? 'name'])
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    Object.keys(filter).length ? companies().countDocuments(filter) : companies().estimatedDocumentCount(),
  ]);
  const members = await countMembers(found.map(({ _id }) => _id.toHexString()));
  const rows = found.map((document) => {
    const { id, name, taxId, status, billing, salesPersonId, createdAt } = companyView(document);
    const { city, country } = billing;
    return {
      id,
      name,
      taxId,
      status,
      city,
      country,
      members: members.get(id) ?? 0,
      salesPersonId,
      createdAt,
    };
  });
  return pageOf(rows, page, pageSize, total);
}

/** The number of companies in each status, for the filter of the list. */
export async function countCompanies(): Promise<Record<'requested' | 'active' | 'suspended', number>> {
  const count = (status: CompanyDocument['status']) => companies().countDocuments({ status });
  const [requested, active, suspended] = await Promise.all([
    count('requested'),
    count('active'),
    count('suspended'),
  ]);
  return { requested, active, suspended };
}

/** Streams every company that matches the filters, by name, for the export. */
export async function* eachCompany(filters: CompanyFilters): AsyncGenerator<Company> {
  for await (const document of companies()
    .find(filterOf(filters))
    .sort(sorts[filters.sort ?? 'name']))
    yield companyView(document);
}

/** The companies that belong to a company, by name. */
export async function listSubsidiaries(parentId: string): Promise<{ id: string; name: string }[]> {
  const found = await companies()
    .find({ parentId }, { projection: { name: 1 } })
    .sort({ name: 1 })
    .limit(500)
    .toArray();
  return found.map(({ _id, name }) => ({ id: _id.toHexString(), name }));
}

/** The active companies to which others can belong, by name, for lists to choose from. */
export async function listParents(): Promise<{ id: string; name: string }[]> {
  const found = await companies()
    .find({ parentId: null, status: 'active' }, { projection: { name: 1 } })
    .sort({ name: 1 })
    .limit(1_000)
    .toArray();
  return found.map(({ _id, name }) => ({ id: _id.toHexString(), name }));
}
