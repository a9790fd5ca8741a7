'use client';
import Form from 'next/form';
import { StatusLinks } from '@/components/layout/status-links';
import { Button } from '@/components/ui/button';
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
      <StatusLinks
        entries={entries}
        current={filters.state}
        hrefFor={(state) => messagesHref(path, { ...filters, state })}
      />
      <Form
        key={JSON.stringify(filters)}
        action={path}
        role="search"
        className="mb-5 grid max-w-3xl items-end gap-3 sm:grid-cols-[14rem_1fr_auto]"
      >
        {filters.state && <input type="hidden" name="state" value={filters.state} />}
        {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
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
