import { shownUnit, toShown } from '@/lib/catalog/rules/measures';
import { fieldOf } from '@/lib/catalog/rules/specification-fields';
import { tagName } from '@/lib/catalog/rules/structure';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import { shopHref, withToggled, type ShopView } from '@/lib/search/rules/shop-view';
import { CategoryList } from './category-list';
import { FilterGroup } from './filter-group';
import { FilterLink } from './filter-link';
import { RangeForm } from './range-form';
import type { ShopFacets } from '@/lib/search/types';

const maxShown = 12;

/** The selected values of a group, and the change of the view that sets them. */
function choicesOf(view: ShopView, group: string) {
  if (group === 'tag') return { chosen: view.tags, change: (tags: string[]) => ({ tags }) };
  if (group === 'brand') return { chosen: view.brands, change: (brands: string[]) => ({ brands }) };
  if (group === 'color') return { chosen: view.colors, change: (colors: string[]) => ({ colors }) };
  const { [group]: chosen = [], ...others } = view.choices;
  return {
    chosen,
    change: (values: string[]) => ({
      choices: values.length ? { ...others, [group]: values } : others,
    }),
  };
}

const titles = new Map([
  ['tag', 'Tags'],
  ['brand', 'Brand'],
  ['color', 'Color'],
]);

/** Categories, tags and every filter with its counts, as links and plain forms. */
export function ShopFilters({
  structure,
  view,
  facets,
}: {
  structure: CatalogStructure;
  view: ShopView;
  facets: ShopFacets;
}) {
  const link = (changes: Partial<ShopView>) => shopHref(view, changes);
  return (
    <div>
      <CategoryList structure={structure} view={view} counts={facets.categories} />
      {facets.choices.map(({ group, counts }) => {
        const { chosen, change } = choicesOf(view, group);
        const known = new Set(counts.map(({ value }) => value));
        const shown = [
          ...counts.filter(({ value }, index) => index < maxShown || chosen.includes(value)),
          // A long list is counted over its best sellers only, which may not include a selected value.
          ...chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: null })),
        ];
        return (
          <FilterGroup
            key={group}
            title={titles.get(group) ?? fieldOf(structure, group)?.name ?? group}
            open={['tag', 'brand', 'type'].includes(group) || chosen.length > 0}
          >
            <ul>
              {shown.map(({ value, count }) => (
                <li key={value}>
                  <FilterLink
                    href={link(change(withToggled(chosen, value)))}
                    chosen={chosen.includes(value)}
                    count={count}
                  >
                    {group === 'tag' ? tagName(structure, value) : value}
                  </FilterLink>
                </li>
              ))}
            </ul>
          </FilterGroup>
        );
      })}
      <FilterGroup title="Price" open={view.price.from !== null || view.price.to !== null}>
        <RangeForm
          view={view}
          names={['price_min', 'price_max']}
          label="Price"
          unit={facets.currency}
          bounds={view.price}
          limits={null}
        />
      </FilterGroup>
      <FilterGroup title="Availability" open={view.inStock}>
        <FilterLink href={link({ inStock: !view.inStock })} chosen={view.inStock} count={facets.inStock}>
          In stock
        </FilterLink>
      </FilterGroup>
      {facets.rated.some(({ count }) => count !== 0) && (
        <FilterGroup title="Rating" open={view.rating > 0}>
          {facets.rated.map(({ stars, count }) => (
            <FilterLink
              key={stars}
              href={link({ rating: view.rating === stars ? 0 : stars })}
              chosen={view.rating === stars}
              count={count}
            >
              {stars} stars and more
            </FilterLink>
          ))}
        </FilterGroup>
      )}
      {facets.ranges.map(({ group, limits }) => {
        const field = fieldOf(structure, group);
        if (field?.kind !== 'measure' || field.unit === null) return null;
        const bounds = view.ranges[group] ?? { from: null, to: null };
        return (
          <FilterGroup key={group} title={field.name} open={Object.hasOwn(view.ranges, group)}>
            <RangeForm
              view={view}
              names={[`min_${group}`, `max_${group}`]}
              label={field.name}
              unit={shownUnit(field.unit, view.units)}
              bounds={bounds}
              limits={
                limits && {
                  from: toShown(limits.from, field.unit, view.units),
                  to: toShown(limits.to, field.unit, view.units),
                }
              }
            />
          </FilterGroup>
        );
      })}
    </div>
  );
}
