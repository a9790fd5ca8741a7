'use client';
import Form from 'next/form';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
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
      <nav aria-label="Filter by status" className="my-5">
        <ul className="flex flex-wrap gap-2">
          {entries.map(({ state, name, count }) => (
            <li key={name}>
              <Link
                href={contentHref({ ...filters, state })}
                aria-current={state === filters.state ? 'true' : undefined}
                className={classNames(
                  'flex min-h-9 items-center gap-1.5 rounded-card border px-3 text-sm font-medium',
                  state === filters.state
                    ? 'border-ink bg-ink text-ground'
                    : 'border-line-strong bg-surface hover:border-ink',
                )}
              >
                {name} <span className="tabular-nums opacity-75">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
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
