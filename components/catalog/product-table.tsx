import Link from 'next/link';
import { ProductPicture } from '@/components/product/product-picture';
import { ProductPrice } from '@/components/product/product-price';
import { PriceUnit } from '@/components/product/price-unit';
import { classNames } from '@/components/ui/class-names';
import { onlyOnATablet, spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { readMeasure, showMeasure, type UnitSystem } from '@/lib/catalog/rules/measures';
import { fieldNamed } from '@/lib/catalog/rules/specification-fields';
import { hasChoice } from '@/lib/catalog/rules/variants';
import { hasOnePrice } from '@/lib/pricing/rules';
import type { Product } from '@/lib/catalog/schema/product';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import { keepTogether } from '@/lib/shared/typography';
import { countUnits } from '@/lib/catalog/rules/units';
import { ChooseLink } from './choose-link';

const maxColumns = 3;
// With more columns the price would not fit on a tablet.
const maxTabletColumns = 2;
const none = '–';
/** "16 mm to 40 mm", which is shortened to fit a column. */
const range = /^([\d.,]+) (\S+) to ([\d.,]+) \2$/;

/** The specifications that most of the products share; each gets a column. */
function sharedNames(structure: CatalogStructure, products: Product[]): string[] {
  const counts = new Map<string, number>();
  for (const { specifications } of products) {
    for (const { name } of specifications) {
      if (fieldNamed(structure, name) && name !== 'Type') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxColumns)
    .map(([name]) => name);
}

function shown(structure: CatalogStructure, product: Product, name: string, units: UnitSystem): string {
  const value = product.specifications.find((one) => one.name === name)?.value ?? '';
  const isMeasure = fieldNamed(structure, name)?.kind === 'measure';
  const measure = isMeasure && units === 'imperial' ? readMeasure(value) : null;
  const written = measure ? showMeasure(measure, units) : value || none;
  return keepTogether(written.replace(range, '$1–$3 $2'));
}

/** With several variants there is no single SKU to show. */
const skuOf = (product: Product) => (hasChoice(product) ? none : product.sku);

/** The list as a table, to compare by numbers. */
export function ProductTable({
  structure,
  products,
  units,
}: {
  structure: CatalogStructure;
  products: Product[];
  units: UnitSystem;
}) {
  const names = sharedNames(structure, products);
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
      {products.map((product) => (
        <TableRow key={product.id}>
          <TableCell label="" className="md:min-w-44 lg:min-w-50 xl:min-w-56">
            <span className="flex items-center gap-3">
              <span className="w-14 shrink-0 overflow-hidden rounded-card">
                <ProductPicture src={product.img} alt="" sizes="64px" />
              </span>
              <span>
                <Link
                  href={`/product/${product.slug}`}
                  className="font-semibold underline-offset-4 hover:underline"
                >
                  {keepTogether(product.name)}
                </Link>
                {hasChoice(product) ? (
                  <span className="block text-sm text-muted">
                    {product.variants.length} to choose from
                    {product.availableQuantity > 0 && (
                      <ChooseLink
                        slug={product.slug}
                        name={product.name}
                        className="ml-2 inline-block py-1 font-semibold text-link underline underline-offset-4"
                      />
                    )}
                  </span>
                ) : (
                  <span className={classNames(onlyOnATablet, 'text-sm text-muted')}>{product.sku}</span>
                )}
              </span>
            </span>
          </TableCell>
          <TableCell
            label="SKU"
            className={classNames(
              'whitespace-nowrap',
              spareColumn,
              skuOf(product) === none && 'max-md:hidden',
            )}
          >
            {skuOf(product)}
          </TableCell>
          {names.map((name, index) => {
            const value = shown(structure, product, name, units);
            // On a phone each cell is a line, so an empty one is left out.
            const classes = [index >= maxTabletColumns && spareColumn, value === none && 'max-md:hidden'];
            return (
              <TableCell key={name} label={name} className={classNames(...classes)}>
                {value}
              </TableCell>
            );
          })}
          <TableCell label="Available" className="whitespace-nowrap md:text-right">
            {countUnits(product, product.availableQuantity)}
          </TableCell>
          <TableCell label="Price" className="md:text-right">
            <ProductPrice product={product} />
            <span className="block text-sm">
              <PriceUnit product={product} from={!hasOnePrice(product)} quiet stacked />
            </span>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
