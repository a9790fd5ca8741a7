import { Button } from '@/components/ui/button';
import { Select, TextInput } from '@/components/ui/input';
import { productStatuses, type ProductsView } from '@/lib/search/rules/admin-products-view';

/** The search of the products page by words, part number and status; a plain form. */
export function ProductSearch({ view, total }: { view: ProductsView; total: number }) {
  return (
    <form role="search" aria-label="Products" className="mb-5 flex flex-wrap items-center gap-3">
      <TextInput
        type="search"
        name="q"
        aria-label="Name or part number"
        placeholder="Name or part number"
        defaultValue={view.q}
        className="sm:w-72"
      />
      <Select name="state" aria-label="Status" defaultValue={view.state ?? ''} className="sm:w-40">
        <option value="">All statuses</option>
        {productStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Select>
      <Button type="submit" variant="secondary">
        Search
      </Button>
      <p role="status" className="figures text-sm text-muted">
        {total} {total === 1 ? 'product' : 'products'}
      </p>
    </form>
  );
}
