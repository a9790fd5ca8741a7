'use client';
import { useMay } from '@/components/layout/allowed';
import { Table, TableRow, type Column } from '@/components/ui/table';
import type { Product } from '@/lib/catalog/schema/product';
import { sortedProductColumn, type ProductsView } from '@/lib/search/rules/admin-products-view';
import {
  defaultProductColumns,
  productColumnNames,
  type ProductColumn,
} from '@/lib/search/rules/product-columns';
import type { Clock } from '@/lib/shared/dates';
import { ActionsCell, ChoiceCell, NameCell, ProductColumnCell } from './product-cells';

type Named = { slug: string; name: string }[];

/** The head of a column; those that an index can sort are links. */
function headOf(column: ProductColumn, view: ProductsView): Column {
  const title = productColumnNames[column];
  if (column === 'price') return { ...sortedProductColumn(title, 'price', view), right: true };
  if (column === 'changed') return sortedProductColumn(title, 'changed', view);
  return { title, right: column === 'stock', spare: column === 'sku' };
}

/** The products, one row for each SKU, with price and stock to edit in place; each product can be chosen. */
export function ProductTable({
  products,
  bins,
  view,
  columns,
  categories,
  tags,
  clock,
  isChosen,
  onChoose,
}: {
  products: Product[];
  bins: Record<string, string>;
  view: ProductsView;
  columns: ProductColumn[];
  categories: Named;
  tags: Named;
  clock: Clock;
  isChosen: (id: string) => boolean;
  onChoose: (ids: string[], on: boolean) => void;
}) {
  const mayEdit = useMay('products.edit');
  const all = products.every(({ id }) => isChosen(id));
  const chooseAll = (
    <input
      type="checkbox"
      aria-label="Choose all on this page"
      checked={all}
      onChange={() =>
        onChoose(
          products.map(({ id }) => id),
          !all,
        )
      }
      className="block size-5 accent-link"
    />
  );
  const isWide = columns.length > defaultProductColumns.length;
  return (
    // Columns that a person adds may need more room than the page has: they scroll.
    <div className={isWide ? 'relative md:-m-1 md:overflow-x-auto md:p-1' : undefined}>
      <Table
        caption="Products"
        columns={[
          ...(mayEdit ? [chooseAll] : []),
          sortedProductColumn('Product', 'name', view),
          ...columns.map((column) => headOf(column, view)),
          ...(mayEdit ? ['Actions'] : []),
        ]}
      >
        {products.flatMap((product) =>
          product.variants.map((variant, index) => (
            <TableRow key={variant.sku}>
              {mayEdit && (
                <ChoiceCell
                  name={product.name}
                  isFirst={index === 0}
                  checked={isChosen(product.id)}
                  onChange={(on) => onChoose([product.id], on)}
                />
              )}
              <NameCell product={product} variant={variant} isChoosable={mayEdit && index === 0} />
              {columns.map((column) => (
                <ProductColumnCell
                  key={column}
                  column={column}
                  product={product}
                  variant={variant}
                  bin={bins[variant.sku] ?? ''}
                  categories={categories}
                  tags={tags}
                  clock={clock}
                />
              ))}
              {mayEdit && <ActionsCell product={product} isFirst={index === 0} />}
            </TableRow>
          )),
        )}
      </Table>
    </div>
  );
}
