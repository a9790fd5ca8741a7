import type { Metadata } from 'next';
import { ProductSearch } from '@/components/admin/product-search';
import { ProductTable } from '@/components/admin/product-table';
import { Allowed } from '@/components/layout/allowed';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { listAdminProducts } from '@/lib/search/queries/admin-products';
import { productsHref, readProductsView } from '@/lib/search/rules/admin-products-view';
import { pageNumber } from '@/lib/shared/paging';
import { Announcements } from '../../announcements';

export const metadata: Metadata = {
  title: 'Manage Products',
  description: 'Prices, stock and status of the products.',
  robots: { index: false },
};

export default async function ManageProductPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const query = await searchParams;
  const view = readProductsView(query);
  await requireRight('products.view', productsHref(view));
  const products = await listAdminProducts(view, pageNumber(query.page));
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Manage Products</h1>
        <div className="flex flex-wrap gap-3">
          <Allowed right="products.edit">
            <ButtonLink href="/dashboard/addProduct" size="sm">
              Add A Product
            </ButtonLink>
            <ButtonLink href="/dashboard/manageProduct/import" size="sm" variant="secondary">
              Import CSV
            </ButtonLink>
          </Allowed>
          <a href="/api/products/export" download className={buttonClasses('secondary', 'sm')}>
            Export CSV
          </a>
        </div>
      </div>
      <Announcements place="manageProduct" role="admin" />
      <ProductSearch view={view} total={products.total} />
      {products.rows.length ? (
        <ProductTable products={products.rows} />
      ) : (
        <EmptyState
          title="No products match"
          action={<ButtonLink href="/dashboard/manageProduct">Show all</ButtonLink>}
        >
          Try fewer words or another status.
        </EmptyState>
      )}
      <Pagination page={products.page} pages={products.pages} hrefFor={(page) => productsHref(view, page)} />
    </>
  );
}
