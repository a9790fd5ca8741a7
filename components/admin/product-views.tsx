'use client';
import { useMay } from '@/components/layout/allowed';
import { ColumnChoice } from '@/components/saved-views/column-choice';
import { SavedViews } from '@/components/saved-views/saved-views';
import type { SavedView } from '@/lib/saved-views/schema';
import { productsHref, productsQuery, type ProductsView } from '@/lib/search/rules/admin-products-view';
import { productColumnNames, type ProductColumn } from '@/lib/search/rules/product-columns';

/** The saved views of the product list and the choice of its columns. */
export function ProductViews({
  view,
  views,
  columns,
}: {
  view: ProductsView;
  views: SavedView[];
  columns: ProductColumn[];
}) {
  const mayShare = useMay('products.edit');
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-2">
      <SavedViews
        list="products"
        path="/dashboard/manageProduct"
        query={productsQuery(view)}
        toSave={productsQuery({ ...view, columns: view.columns ?? columns })}
        views={views}
        mayShare={mayShare}
      />
      <ColumnChoice
        names={productColumnNames}
        chosen={columns}
        savePath="/product-columns"
        href={productsHref({ ...view, columns: null })}
      />
    </div>
  );
}
