'use client';
import Form from 'next/form';
import { StatusLinks } from '@/components/layout/status-links';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import {
  contentHref,
  contentStatuses,
  contentStatusNames,
  kindNames,
  type ContentStatus,
} from '@/lib/content/rules/kinds';
import type { ContentFilters } from '@/lib/content/schema';

/** Links for the statuses with the number of documents in each, and the search. */
export function ContentFilter({
  filters,
  counts,
}: {
  filters: ContentFilters;
  counts: Record<ContentStatus, number>;
}) {
  const all = counts.draft + counts.scheduled + counts.published;
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...contentStatuses.map((state) => ({ state, name: contentStatusNames[state], count: counts[state] })),
  ];
  return (
    <>
      <StatusLinks
        entries={entries}
        current={filters.state}
        hrefFor={(state) => contentHref({ ...filters, state })}
      />
      <Form
        key={JSON.stringify(filters)}
        action="/dashboard/content"
        role="search"
        className="mb-5 grid max-w-3xl items-end gap-3 sm:grid-cols-[1fr_auto]"
      >
        {filters.kind !== 'page' && <input type="hidden" name="kind" value={filters.kind} />}
        {filters.state && <input type="hidden" name="state" value={filters.state} />}
        <Field
          label={`Words of the title, summary or address of ${kindNames[filters.kind].many.toLowerCase()}`}
        >
          {(ids) => <TextInput {...ids} type="search" name="q" defaultValue={filters.q} maxLength={100} />}
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
    </>
  );
}
