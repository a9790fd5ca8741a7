import type { FilterGroups } from '@/lib/search/rules/filter-groups';
import { filterLinks, type LinkGroup, type RangeGroup } from '@/lib/search/rules/filter-links';
import { shopParams, shopPath, type ShopView } from '@/lib/search/rules/shop-view';
import { FilterGroup } from './filter-group';
import { FilterLink } from './filter-link';
import { RangeForm } from './range-form';

/** Every filter of a list with its counts, as links and plain forms. */
export function ShopFilters({ view, groups }: { view: ShopView; groups: FilterGroups }) {
  const { choices, price, stock, rating, ranges } = filterLinks(view, groups);
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
  const params = shopParams({ ...view, page: 1 });
  const range = (group: RangeGroup) => (
    <FilterGroup key={group.title} title={group.title} open={group.open}>
      <RangeForm group={group} action={shopPath(view)} params={params} />
    </FilterGroup>
  );
  return (
    <>
      {choices.map(links)}
      {range(price)}
      {links(stock)}
      {rating.links.length > 0 && links(rating)}
      {ranges.map(range)}
    </>
  );
}
