'use client';
import { Link } from '@/components/ui/link';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { ListPrice } from './list-price';
import { useVariantHref } from './use-variant-href';
import { useSelection } from './variant-selection';

/** The variants of a product, each with its SKU, price and stock; a press anywhere on a row chooses it. */
export function VariantTable() {
  const { slug, label, options, chosen } = useSelection();
  const hrefOf = useVariantHref(slug);
  if (options.length < 2) return null;
  return (
    <section id="variants" aria-labelledby="variants-heading" className="mt-10 scroll-mt-4">
      <h2 id="variants-heading" className="part-title mb-4">
        {options.length} to choose from
      </h2>
      {/* Smaller text fits into half the width of a tablet. */}
      <div className="md:max-lg:text-sm">
        <Table
          caption={`Each ${label.toLowerCase()}`}
          columns={[label, 'SKU', { title: 'Available', right: true }, { title: 'Price', right: true }]}
        >
          {options.map((option) => (
            <TableRow
              key={option.sku}
              className={`relative hover:bg-line/40 ${option.sku === chosen?.sku ? 'bg-accent/12' : ''}`}
            >
              <TableCell label={label}>
                <Link
                  href={hrefOf(option)}
                  rel="nofollow"
                  prefetch={false}
                  aria-current={option.sku === chosen?.sku ? 'true' : undefined}
                  className="inline-flex items-center gap-2 align-middle font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {option.color && (
                    <span
                      aria-hidden
                      className="size-5 rounded-full border border-line-strong"
                      style={{ background: option.color.hex }}
                    />
                  )}
                  {option.name}
                </Link>
              </TableCell>
              <TableCell label="SKU">
                <span className="whitespace-nowrap">{option.sku}</span>
                {option.mpn && <span className="block text-sm text-muted">Maker’s no. {option.mpn}</span>}
              </TableCell>
              <TableCell label="Available" className="whitespace-nowrap md:text-right">
                {option.availableQuantity > 0
                  ? option.available
                  : option.backorder
                    ? 'On backorder'
                    : 'Sold out'}
              </TableCell>
              <TableCell label="Price" className="md:text-right">
                <ListPrice slug={slug} sku={option.sku}>
                  {option.price}
                </ListPrice>
                {option.pack && (
                  <span className="block text-sm whitespace-nowrap text-muted">
                    {option.pack.unit}
                    <br />
                    <ListPrice slug={slug} sku={option.sku} piece>
                      {option.pack.piece}
                    </ListPrice>
                  </span>
                )}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      </div>
    </section>
  );
}
