import Link from 'next/link';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import type { Item } from '@/lib/catalog/types';
import { choiceName, variantName, variantQuery } from '@/lib/catalog/rules/variants';
import { formatMoney } from '@/lib/shared/money';
import { PriceUnit } from './price-unit';

/** The colours or sizes of an item, each with its SKU, price and stock; pressing one opens it in the workspace. */
export function VariantList({ item }: { item: Item }) {
  if (item.variants.length < 2) return null;
  const what = choiceName(item);
  return (
    <section aria-labelledby="variants" className="mt-10">
      <h2 id="variants" className="part-title mb-4">
        {item.variants.length} to choose from
      </h2>
      <Table caption={`Each ${what.toLowerCase()}`} columns={[what, 'SKU', 'Available', 'Price']}>
        {item.variants.map((variant) => (
          <TableRow key={variant.sku}>
            <TableCell label={what}>
              <Link
                href={`/productDetails/${item.slug}?${variantQuery(item, variant)}`}
                rel="nofollow"
                prefetch={false}
                className="inline-flex items-center gap-2 font-semibold underline-offset-4 hover:underline"
              >
                {variant.colour && (
                  <span
                    aria-hidden
                    className="size-5 rounded-full border border-line-strong"
                    style={{ background: variant.colour.hex }}
                  />
                )}
                {variantName(variant)}
              </Link>
            </TableCell>
            <TableCell label="SKU">
              {variant.sku}
              {variant.mpn && <span className="block text-sm text-muted">Maker’s no. {variant.mpn}</span>}
            </TableCell>
            <TableCell label="Available">{variant.availableQuantity.toLocaleString('en-US')}</TableCell>
            <TableCell label="Price">
              {formatMoney(variant.price, item.currency)}
              {item.packSize > 1 && (
                <span className="block text-sm">
                  <PriceUnit item={item} price={variant.price} />
                </span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </section>
  );
}
