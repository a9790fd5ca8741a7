import { Allowed } from '@/components/layout/allowed';
import { ButtonLink } from '@/components/ui/button';
import { CsvLinks } from './csv-links';

/** The heading of the admin list of products, with what can be done with all of them. */
export function ProductsHead() {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-4xl">Manage Products</h1>
      <div className="flex flex-wrap gap-3">
        <Allowed right="products.edit">
          <ButtonLink href="/dashboard/addProduct" size="sm">
            Add A Product
          </ButtonLink>
        </Allowed>
        <CsvLinks
          importHref="/dashboard/manageProduct/import"
          right="products.edit"
          exportHref="/api/products/export"
        />
        <ButtonLink href="/dashboard/manageProduct/edits" size="sm" variant="secondary">
          Bulk edits
        </ButtonLink>
      </div>
    </div>
  );
}
