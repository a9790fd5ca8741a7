import { piecePrice, priceTable } from '@/lib/pricing/rules';
import { startQuantity } from '@/lib/catalog/rules/quantity';
import type { Product } from '@/lib/catalog/schema/product';
import { formatMoney } from '@/lib/shared/money';

/** The price of a unit by quantity; nothing when there are no price breaks. */
export function PriceBreaks({ product, variant }: { product: Product; variant: { price: number } }) {
  const rows = priceTable(product, variant);
  if (rows.length === 0) return null;
  const from = startQuantity(product);
  return (
    <table className="figures w-full max-w-sm text-sm">
      <caption className="pb-1 text-left font-semibold">Price by quantity</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">From</th>
          <th scope="col">Each</th>
          {product.packSize > 1 && <th scope="col">Each piece</th>}
          <th scope="col">Saved</th>
        </tr>
      </thead>
      <tbody>
        {[{ from, price: variant.price, percentOff: 0 }, ...rows].map((row) => (
          <tr key={row.from} className="border-t border-line">
            <td className="py-1.5">{row.from} or more</td>
            <td className="py-1.5 text-right font-semibold">{formatMoney(row.price, product.currency)}</td>
            {product.packSize > 1 && (
              <td className="py-1.5 pl-3 text-right whitespace-nowrap text-muted">
                {piecePrice(product, row.price)}
              </td>
            )}
            <td className="w-20 py-1.5 text-right text-good">
              {row.percentOff > 0 && `−${row.percentOff} %`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
