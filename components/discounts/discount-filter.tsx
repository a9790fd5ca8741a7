'use client';
import Form from 'next/form';
import { StatusLinks } from '@/components/layout/status-links';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { discountsHref, discountsPath } from '@/lib/discounts/rules/describe';
import { discountStatuses, discountStatusNames, type DiscountStatus } from '@/lib/discounts/rules/status';
import type { DiscountFilters } from '@/lib/discounts/schema';

/** Links for the statuses with the number of discounts in each, and the search. */
export function DiscountFilter({
  filters,
  counts,
}: {
  filters: DiscountFilters;
  counts: Record<DiscountStatus, number>;
}) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...discountStatuses.map((state) => ({ state, name: discountStatusNames[state], count: counts[state] })),
  ];
  return (
    <>
      <StatusLinks
        entries={entries}
        current={filters.status}
        hrefFor={(status) => discountsHref({ ...filters, status })}
      />
      <Form
        key={JSON.stringify(filters)}
        action={discountsPath}
        role="search"
        className="mb-5 grid max-w-xl items-end gap-3 sm:grid-cols-[1fr_auto]"
      >
        {filters.status && <input type="hidden" name="status" value={filters.status} />}
        <Field label="Name or code">
          {(ids) => <TextInput {...ids} type="search" name="q" defaultValue={filters.q} maxLength={100} />}
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
    </>
  );
}
