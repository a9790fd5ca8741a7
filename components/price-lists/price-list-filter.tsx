'use client';
import { ListSearch } from '@/components/layout/list-search';
import { StatusLinks } from '@/components/layout/status-links';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import {
  audienceKindNames,
  priceListsHref,
  priceListsPath,
  priceListStatusNames,
} from '@/lib/price-lists/rules/list';
import type { PriceListFilters, PriceListStatus } from '@/lib/price-lists/schema';

/** Links for the statuses with the number of price lists in each, the kind of audience, and the search. */
export function PriceListFilter({
  filters,
  counts,
}: {
  filters: PriceListFilters;
  counts: Record<PriceListStatus | 'all', number>;
}) {
  const { status, kind, q, sort } = filters;
  const statuses = Object.entries(priceListStatusNames) as [PriceListStatus, string][];
  const entries = [
    { state: undefined, name: 'All', count: counts.all },
    ...statuses.map(([state, name]) => ({ state, name, count: counts[state] })),
  ];
  return (
    <>
      <StatusLinks
        entries={entries}
        current={status}
        hrefFor={(state) => priceListsHref({ ...filters, status: state })}
      />
      <ListSearch action={priceListsPath} label="List, customer or company" text={q} kept={{ status, sort }}>
        <Field label="For">
          {(ids) => (
            <Select {...ids} key={kind} name="kind" defaultValue={kind ?? ''}>
              <option value="">Everybody</option>
              {Object.entries(audienceKindNames).map(([value, name]) => (
                <option key={value} value={value}>
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
