'use client';
import { ListSearch } from '@/components/layout/list-search';
import { StatusLinks } from '@/components/layout/status-links';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
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
      <ListSearch
        key={filters.assignee}
        action={path}
        label="Number, name, email or words"
        text={filters.q}
        kept={{ state: filters.state, sort: filters.sort }}
      >
        <Field label="Assigned to">
          {(ids) => (
            <Select {...ids} name="assignee" defaultValue={filters.assignee ?? ''}>
              <option value="">Anybody or nobody</option>
              <option value="me">Me</option>
              <option value="nobody">Nobody</option>
            </Select>
          )}
        </Field>
      </ListSearch>
    </>
  );
}
