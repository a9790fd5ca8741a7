import { ListSearch } from '@/components/layout/list-search';
import { subscribersPath } from '@/lib/newsletter/rules/campaigns';
import type { SubscriberFilters } from '@/lib/newsletter/schema/subscribers';

/** The search for parts of an address. */
export function SubscriberSearch({ filters }: { filters: SubscriberFilters }) {
  return (
    <ListSearch
      action={subscribersPath}
      label="Beginning of a name, an email or a domain"
      text={filters.q}
      kept={{ state: filters.state }}
    />
  );
}
