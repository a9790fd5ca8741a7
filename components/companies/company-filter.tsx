'use client';
import { ListSearch } from '@/components/layout/list-search';
import { StatusLinks } from '@/components/layout/status-links';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { companiesHref, companiesPath } from '@/lib/companies/rules/paths';
import { companyStatuses, type CompanyStatus } from '@/lib/companies/rules/rights';
import { companyStatusName } from '@/lib/companies/rules/status';
import type { CompanyFilters } from '@/lib/companies/schema/company';

/** Links for the statuses with the number of companies in each, the search, and the choice of a sales person. */
export function CompanyFilter({
  filters,
  counts,
  salesPeople,
  selfId,
}: {
  filters: CompanyFilters;
  counts: Record<CompanyStatus, number>;
  salesPeople: { id: string; name: string }[];
  /** The id of the person who looks: their own companies come first. */
  selfId: string;
}) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...companyStatuses.map((state) => ({ state, name: companyStatusName(state), count: counts[state] })),
  ];
  const { status, sort, q, sales } = filters;
  const others = salesPeople.filter(({ id }) => id !== selfId);
  return (
    <>
      <StatusLinks
        entries={entries}
        current={status}
        hrefFor={(state) => companiesHref({ ...filters, status: state })}
      />
      <ListSearch
        action={companiesPath}
        label="Name, tax ID, city or domain"
        text={q}
        kept={{ status, sort }}
      >
        <Field label="Sales person">
          {(ids) => (
            <Select {...ids} name="sales" defaultValue={sales ?? ''}>
              <option value="">Everybody</option>
              {salesPeople.some(({ id }) => id === selfId) && <option value={selfId}>Mine</option>}
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </ListSearch>
    </>
  );
}
