import { Link } from '@/components/ui/link';
import { ProductPicture } from '@/components/product/product-picture';
import { ProductPrice } from '@/components/product/product-price';
import { PriceUnit } from '@/components/product/price-unit';
import { classNames } from '@/components/ui/class-names';
import { onlyOnATablet, spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import type { ListRow } from '@/lib/catalog/rules/list-row';
import { hasOnePrice } from '@/lib/pricing/rules';
import { keepTogether } from '@/lib/shared/typography';
import { ChooseLink } from './choose-link';
import { ListCartForm } from './list-cart-form';

// With more columns the price would not fit on a tablet.
const maxTabletColumns = 2;
const none = '–';

/** The list as a table, to compare by numbers. `values` are the specifications of each row, in the order of `names`. */
export function ProductTable({
  rows,
  names,
  values,
}: {
  rows: ListRow[];
  names: string[];
  values: (string | null)[][];
}) {
  return (
    <Table
      caption="Products"
      columns={[
        'Product',
        { title: 'SKU', spare: true },
        ...names.map((title, index) => ({ title, spare: index >= maxTabletColumns })),
        { title: 'Available', right: true },
        { title: 'Price', right: true },
      ]}
    >
      {rows.map((row, at) => (
        <TableRow key={row.slug}>
          <TableCell label="" className="md:min-w-44 lg:min-w-50 xl:min-w-56">
            <span className="flex items-center gap-3">
              <span className="w-14 shrink-0 overflow-hidden rounded-card">
                <ProductPicture src={row.img} alt="" sizes="64px" />
              </span>
              <span>
                <Link
                  href={`/product/${row.slug}`}
                  className="font-semibold underline-offset-4 hover:underline"
                >
                  {keepTogether(row.name)}
                </Link>
                {row.sku === null ? (
                  <span className="block text-sm text-muted">
                    {row.variants} to choose from
                    {!row.isSoldOut && (
                      <ChooseLink
                        slug={row.slug}
                        name={row.name}
                        className="ml-2 inline-block py-1 font-semibold text-link underline underline-offset-4"
                      />
                    )}
                  </span>
                ) : (
                  <>
                    <span className={classNames(onlyOnATablet, 'text-sm text-muted')}>{row.sku}</span>
                    <ListCartForm row={row} />
                  </>
                )}
              </span>
            </span>
          </TableCell>
          <TableCell
            label="SKU"
            className={classNames('whitespace-nowrap', spareColumn, row.sku === null && 'max-md:hidden')}
          >
            {row.sku ?? none}
          </TableCell>
          {names.map((name, index) => {
            const value = values[at]?.[index] ?? none;
            // On a phone each cell is a line, so an empty one is left out.
            const classes = [index >= maxTabletColumns && spareColumn, value === none && 'max-md:hidden'];
            return (
              <TableCell key={name} label={name} className={classNames(...classes)}>
                {value}
              </TableCell>
            );
          })}
          <TableCell label="Available" className="whitespace-nowrap md:text-right">
            {row.available}
          </TableCell>
          <TableCell label="Price" className="md:text-right">
            <ProductPrice product={row} />
            <span className="block text-sm">
              <PriceUnit product={row} from={!hasOnePrice(row)} quiet stacked of={{ slug: row.slug }} />
            </span>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
