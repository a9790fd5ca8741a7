'use client';
import Form from 'next/form';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { StatusLinks } from './status-links';

type Filters<Status extends string> = {
  status?: Status | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
};

const wide = 'sm:grid-cols-2';
const columns = {
  text: 'max-w-3xl sm:grid-cols-[1fr_auto]',
  days: `${wide} xl:grid-cols-[minmax(0,1fr)_auto_auto_auto]`,
  more: `${wide} xl:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto]`,
};

/**
 * The filter of an admin list in its address: links for the statuses with the number of records
 * in each; a search by words and, with `days`, by the days that its labels name. `children` is one further field.
 */
export function RecordFilter<Status extends string>({
  action,
  hrefFor,
  filters,
  statuses,
  names,
  counts,
  label,
  days,
  children,
}: {
  action: string;
  hrefFor: (status: Status | undefined) => string;
  filters: Filters<Status>;
  statuses: readonly Status[];
  names: Record<Status, string>;
  counts: Record<Status | 'all', number>;
  label: string;
  days?: { from: string; to: string };
  children?: ReactNode;
}) {
  const { status, q, sort } = filters;
  const entries = [
    { state: undefined, name: 'All', count: counts.all },
    ...statuses.map((state) => ({ state, name: names[state], count: counts[state] })),
  ];
  return (
    <>
      <StatusLinks entries={entries} current={status} hrefFor={hrefFor} />
      <Form
        key={JSON.stringify(filters)}
        action={action}
        role="search"
        className={`mb-5 grid items-end gap-3 ${columns[children ? 'more' : days ? 'days' : 'text']}`}
      >
        {status && <input type="hidden" name="status" value={status} />}
        {sort && <input type="hidden" name="sort" value={sort} />}
        <Field label={label}>
          {(ids) => <TextInput {...ids} type="search" name="q" defaultValue={q} maxLength={100} />}
        </Field>
        {children}
        {days &&
          (['from', 'to'] as const).map((name) => (
            <Field key={name} label={days[name]}>
              {(ids) => <TextInput {...ids} type="date" name={name} defaultValue={filters[name]} />}
            </Field>
          ))}
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
    </>
  );
}
