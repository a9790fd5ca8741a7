'use client';
import Form from 'next/form';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/input';
import { shopParams, shopPath, sorts, type ShopView } from '@/lib/search/rules/shop-view';

/** The sort order of the list. Without JavaScript a button submits it. */
export function SortForm({ view }: { view: ShopView }) {
  const kept = shopParams({ ...view, page: 1 }).filter(([name]) => name !== 'sort');
  return (
    <Form
      action={shopPath(view)}
      prefetch={false}
      scroll={false}
      className="flex items-center gap-2 max-sm:w-full"
    >
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="text-sm whitespace-nowrap text-muted">
        Sort by
      </label>
      <Select
        id="sort"
        name="sort"
        key={view.sort}
        defaultValue={view.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="w-auto max-sm:flex-1"
      >
        {Object.entries(sorts).map(([value, name]) => (
          <option key={value} value={value}>
            {value === 'relevance' && !view.q ? 'Featured' : name}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="secondary" size="sm">
          Sort
        </Button>
      </noscript>
    </Form>
  );
}
