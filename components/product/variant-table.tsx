'use client';
import Link from 'next/link';
import { Table, TableCell, TableRow } from '@/components/ui/table';

/** The texts of one row; `pack` says what the price of a pack is for. */
export type VariantRow = {
  sku: string;
  mpn: string | null;
  name: string;
  hex: string | null;
  href: string;
  available: string;
  price: string;
  pack: { unit: string; piece: string | null } | null;
};

/** The variants as a table. A client component: these few facts are smaller than its markup. */
export function VariantTable({ what, rows }: { what: string; rows: VariantRow[] }) {
  return (
    // Half the width of a tablet is enough with smaller text.
    <div className="md:max-lg:text-sm">
      <Table
        caption={`Each ${what.toLowerCase()}`}
        columns={[what, 'SKU', { title: 'Available', right: true }, { title: 'Price', right: true }]}
      >
        {rows.map(({ sku, mpn, name, hex, href, available, price, pack }) => (
          <TableRow key={sku}>
            <TableCell label={what}>
              <Link
                href={href}
                rel="nofollow"
                prefetch={false}
                className="inline-flex items-center gap-2 align-middle font-semibold underline-offset-4 hover:underline"
              >
                {hex && (
                  <span
                    aria-hidden
                    className="size-5 rounded-full border border-line-strong"
                    style={{ background: hex }}
                  />
                )}
                {name}
              </Link>
            </TableCell>
            <TableCell label="SKU">
              <span className="whitespace-nowrap">{sku}</span>
              {mpn && <span className="block text-sm text-muted">Maker’s no. {mpn}</span>}
            </TableCell>
            <TableCell label="Available" className="whitespace-nowrap md:text-right">
              {available}
            </TableCell>
            <TableCell label="Price" className="md:text-right">
              {price}
              {pack && (
                <span className="block text-sm whitespace-nowrap text-muted">
                  {pack.unit}
                  <br />
                  <span className="figures">{pack.piece}</span>
                </span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </div>
  );
}
