import { piecePrice, priceTable } from '@/lib/catalog/rules/prices';
import { startQuantity } from '@/lib/catalog/rules/quantity';
import type { Item } from '@/lib/catalog/types';
import { formatMoney } from '@/lib/shared/money';

/** What a unit costs in larger quantities; nothing when it always costs the same. */
export function PriceBreaks({ item, variant }: { item: Item; variant: { price: number } }) {
  const rows = priceTable(item, variant);
  if (rows.length === 0) return null;
  const from = startQuantity(item);
  return (
    <table className="figures w-full max-w-sm text-sm">
      <caption className="pb-1 text-left font-semibold">Price by quantity</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">From</th>
          <th scope="col">Each</th>
          {item.packSize > 1 && <th scope="col">Each piece</th>}
          <th scope="col">Saved</th>
        </tr>
      </thead>
      <tbody>
        {[{ from, price: variant.price, percentOff: 0 }, ...rows].map((row) => (
          <tr key={row.from} className="border-t border-line">
            <td className="py-1.5">{row.from} and more</td>
            <td className="py-1.5 text-right font-semibold">{formatMoney(row.price, item.currency)}</td>
            {item.packSize > 1 && (
              <td className="py-1.5 pl-3 text-right whitespace-nowrap text-muted">
                {piecePrice(item, row.price)}
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
