import { ListSearch } from '@/components/layout/list-search';
import { StatusLinks } from '@/components/layout/status-links';
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
      <ListSearch
        action="/dashboard/content"
        label={`Words of the title, summary or address of ${kindNames[filters.kind].many.toLowerCase()}`}
        text={filters.q}
        kept={{ kind: filters.kind === 'page' ? undefined : filters.kind, state: filters.state }}
      />
    </>
  );
}
