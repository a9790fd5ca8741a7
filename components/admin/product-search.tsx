import { Button } from '@/components/ui/button';
import { Select, TextInput } from '@/components/ui/input';
import { productStatuses, type ProductsView } from '@/lib/search/rules/admin-products-view';
import { formatNumber } from '@/lib/shared/formats';

type Named = { slug: string; name: string }[];

/** The search of the products page by words, part number, status, category, tag and brand; a plain form. */
export function ProductSearch({
  view,
  total,
  categories,
  tags,
}: {
  view: ProductsView;
  total: number;
  categories: Named;
  tags: Named;
}) {
  return (
    <form
      role="search"
      aria-label="Products"
      className="mb-5 grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap"
    >
      <TextInput
        type="search"
        name="q"
        aria-label="Name or part number"
        placeholder="Name or part number"
        defaultValue={view.q}
        className="col-span-2 sm:w-64"
      />
      <Select name="state" aria-label="Status" defaultValue={view.state ?? ''} className="sm:w-36">
        <option value="">All statuses</option>
        {productStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Select>
      <Select name="category" aria-label="Category" defaultValue={view.category ?? ''} className="sm:w-44">
        <option value="">All categories</option>
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <Select name="tag" aria-label="Tag" defaultValue={view.tag ?? ''} className="sm:w-36">
        <option value="">All tags</option>
        {tags.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <TextInput
        name="brand"
        aria-label="Brand"
        placeholder="Brand"
        defaultValue={view.brand}
        className="sm:w-36"
      />
      {view.sort && <input type="hidden" name="sort" value={view.sort} />}
      <Button type="submit" variant="secondary">
        Search
      </Button>
      <p role="status" className="figures text-sm text-muted">
        {formatNumber(total)} {total === 1 ? 'product' : 'products'}
      </p>
    </form>
  );
}
