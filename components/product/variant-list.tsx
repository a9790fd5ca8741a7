import Link from 'next/link';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import type { Item } from '@/lib/catalog/types';
import { formatMoney } from '@/lib/shared/money';

/** The colours or sizes of an item, each with its SKU, price and stock; pressing one opens it in the workspace. */
export function VariantList({ item }: { item: Item }) {
  if (item.variants.length < 2) return null;
  const what = item.variants[0]?.colour ? 'Colour' : 'Size';
  return (
    <section aria-labelledby="variants" className="mt-10">
      <h2 id="variants" className="part-title mb-4">
        {what === 'Colour' ? 'Colours' : 'Sizes'}
      </h2>
      <Table caption={`Each ${what.toLowerCase()}`} columns={[what, 'SKU', 'Available', 'Price']}>
        {item.variants.map((variant) => (
          <TableRow key={variant.sku}>
            <TableCell label={what}>
              <Link
                href={`/productDetails/${item.slug}?${what === 'Colour' ? `colour=${encodeURIComponent(variant.colour?.name ?? '')}` : `sku=${encodeURIComponent(variant.sku)}`}`}
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
                {variant.colour?.name ?? variant.size ?? variant.sku}
              </Link>
            </TableCell>
            <TableCell label="SKU">{variant.sku}</TableCell>
            <TableCell label="Available">{variant.availableQuantity.toLocaleString('en-US')}</TableCell>
            <TableCell label="Price">{formatMoney(variant.price, item.currency)}</TableCell>
          </TableRow>
        ))}
      </Table>
    </section>
  );
}
