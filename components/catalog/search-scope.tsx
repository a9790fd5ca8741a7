import { filterQuery, shopParams, type ShopView } from '@/lib/search/rules/shop-view';
import { searchFormId } from '@/lib/shared/list-parameters';

/**
 * What a list adds to the search of the header: a choice to search within the category and filters of the list, and its
 * layout and units. Fields of the header's form, so that they work without JavaScript; `name` is the category's.
 */
export function SearchScope({ view, name }: { view: ShopView; name?: string }) {
  const filters = filterQuery(view);
  const display = shopParams(view).filter(([param]) => param === 'view' || param === 'units');
  return (
    <>
      {display.map(([param, value]) => (
        <input key={param} type="hidden" form={searchFormId} name={param} value={value} />
      ))}
      {(view.category || filters) && (
        <label className="flex min-h-9 items-center gap-2">
          <input
            // Another list begins with its own choice.
            key={`${view.category}?${filters}`}
            type="checkbox"
            form={searchFormId}
            name="within"
            value={`${view.category ?? ''}?${filters}`}
            defaultChecked={view.q !== ''}
            className="size-5 shrink-0 accent-link"
          />
          {filters ? `Search only ${name ?? 'the shop'} with these filters` : `Search only ${name}`}
        </label>
      )}
    </>
  );
}
