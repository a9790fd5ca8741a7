import type { Metadata } from 'next';
import { ProductViews } from '@/components/admin/product-views';
import { ProductsHead } from '@/components/admin/products-head';
import { ProductSearch } from '@/components/admin/product-search';
import { ProductList } from '@/components/admin/product-list';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { listAdminProducts } from '@/lib/search/queries/admin-products';
import { productsHref, productsQuery, readProductsView } from '@/lib/search/rules/admin-products-view';
import { findColumns, listSavedViews } from '@/lib/saved-views/queries';
import { defaultProductColumns, readProductColumns } from '@/lib/search/rules/product-columns';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { findBins } from '@/lib/catalog/queries/bins';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';
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
  const person = await requireRight('products.view', productsHref(view));
  const [products, shop, structure, views, chosen] = await Promise.all([
    listAdminProducts(view, pageNumber(query.page)),
    findShop(),
    findStructure(),
    listSavedViews(person.userId, 'products'),
    findColumns(person.userId, 'products'),
  ]);
  const columns = view.columns ?? (chosen ? readProductColumns(chosen) : defaultProductColumns);
  const [categories, { tags }] = [categoryOptions(structure), structure];
  return (
    <>
      <ProductsHead />
      <Announcements place="manageProduct" role="admin" />
      <ProductSearch view={view} total={products.total} categories={categories} tags={tags} />
      <ProductViews view={view} views={views} columns={columns} />
      {products.rows.length ? (
        <ProductList
          key={productsQuery(view)}
          products={products.rows}
          bins={await findBins(products.rows.flatMap(({ variants }) => variants.map(({ sku }) => sku)))}
          total={products.total}
          view={view}
          columns={columns}
          categories={categories}
          tags={tags}
          currency={shop.currency}
          clock={clockSettings(shop)}
        />
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
