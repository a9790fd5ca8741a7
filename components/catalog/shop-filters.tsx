import type { FilterGroups, LinkGroup, RangeGroup } from '@/lib/search/rules/filter-groups';
import { FilterGroup } from './filter-group';
import { FilterLink } from './filter-link';
import { RangeForm } from './range-form';

/**
 * Every filter with its counts, as links and plain forms; `params` are the parameters of the list's address `action`.
 */
export function ShopFilters({
  groups: { choices, price, stock, rating, ranges },
  action,
  params,
}: {
  groups: FilterGroups;
  action: string;
  params: [string, string][];
}) {
  const links = ({ title, open, links: values }: LinkGroup) => (
    <FilterGroup key={title} title={title} open={open}>
      <ul>
        {values.map((value) => (
          <li key={value.href}>
            <FilterLink {...value} />
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
  const range = (group: RangeGroup) => (
    <FilterGroup key={group.title} title={group.title} open={group.open}>
      <RangeForm group={group} action={action} params={params} />
    </FilterGroup>
  );
  return (
    <>
      {choices.map(links)}
      {range(price)}
      {links(stock)}
      {rating && links(rating)}
      {ranges.map(range)}
    </>
  );
}
