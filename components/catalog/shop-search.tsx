import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/input';
import { shopParams, type ShopView } from '@/lib/search/rules/shop-view';

/** Searches within the current category and keeps the filters. */
export function ShopSearch({ view }: { view: ShopView }) {
  const kept = shopParams({ ...view, page: 1 }).filter(([name]) => name !== 'q' && name !== 'sort');
  return (
    <form
      role="search"
      aria-label="Shop"
      action={view.category ? `/shop/${view.category}` : '/shop'}
      className="flex w-full gap-2 lg:w-80"
    >
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="shop-search" className="sr-only">
        Search these products by name or part number
      </label>
      <TextInput
        id="shop-search"
        key={view.q}
        name="q"
        type="search"
        defaultValue={view.q}
        placeholder="Search these products"
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}
