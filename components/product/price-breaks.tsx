import { piecePrice, priceSteps, priceTable } from '@/lib/pricing/rules';
import { startQuantity } from '@/lib/catalog/rules/quantity';
import type { PriceStep, Product } from '@/lib/catalog/schema/product';
import { formatMoney, ratio } from '@/lib/shared/money';

function rowsOf(product: Product, variant: { price: number; contract?: PriceStep[] }) {
  const from = startQuantity(product);
  if (!variant.contract)
    return [{ from, price: variant.price, percentOff: 0 }, ...priceTable(product, variant)];
  const steps = priceSteps(product, variant, from);
  return steps.map((step) => ({ ...step, percentOff: ratio(variant.price - step.price, variant.price) }));
}

/** The price of a unit by quantity, with a contract where there is one; nothing when it is the same for all. */
export function PriceBreaks({
  product,
  variant,
}: {
  product: Product;
  variant: { price: number; contract?: PriceStep[] };
}) {
  const rows = rowsOf(product, variant);
  if (rows.length < 2) return null;
  return (
    <table className="figures w-full max-w-sm text-sm">
      <caption className={`pb-1 text-left font-semibold ${variant.contract ? '' : 'public-breaks'}`}>
        {variant.contract ? 'Your price by quantity' : 'Price by quantity'}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">From</th>
          <th scope="col">Each</th>
          {product.packSize > 1 && <th scope="col">Each piece</th>}
          <th scope="col">Saved</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
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
