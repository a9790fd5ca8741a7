'use client';
import Form from 'next/form';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { messagesHref, messageStatuses, messageStatusNames, type MessageStatus } from '@/lib/contact/rules';
import type { MessageFilters } from '@/lib/contact/schema';

/** Links for the statuses with the number of messages in each, and the form for assignee and search. */
export function MessageFilter({
  path,
  filters,
  counts,
}: {
  path: string;
  filters: MessageFilters;
  counts: Record<MessageStatus, number>;
}) {
  const all = counts.open + counts.waiting + counts.closed;
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...messageStatuses.map((state) => ({ state, name: messageStatusNames[state], count: counts[state] })),
  ];
  return (
    <>
      <nav aria-label="Filter by status" className="my-5">
        <ul className="flex flex-wrap gap-2">
          {entries.map(({ state, name, count }) => (
            <li key={name}>
              <Link
                href={messagesHref(path, { ...filters, state })}
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
        action={path}
        role="search"
        className="mb-5 grid max-w-3xl items-end gap-3 sm:grid-cols-[14rem_1fr_auto]"
      >
        {filters.state && <input type="hidden" name="state" value={filters.state} />}
        <Field label="Assigned to">
          {(ids) => (
            <Select {...ids} name="assignee" defaultValue={filters.assignee ?? ''}>
              <option value="">Anybody or nobody</option>
              <option value="me">Me</option>
              <option value="nobody">Nobody</option>
            </Select>
          )}
        </Field>
        <Field label="Number, name, email or words">
          {(ids) => <TextInput {...ids} type="search" name="q" defaultValue={filters.q} maxLength={100} />}
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
    </>
  );
}
