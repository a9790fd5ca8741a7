import type { OwnPrices } from '@/lib/price-lists/schema';
import { formatMoney, formatPart } from '@/lib/shared/money';

type OwnPrice = OwnPrices['products'][number];

/** An element for a contract price, and whose price belongs there: the product's or that of a SKU, or that of a piece. */
export type Place = { element: HTMLElement; slug: string; sku?: string; piece: boolean };

const label =
  'absolute bottom-full flex w-max max-w-(--price-room,80vw) flex-wrap gap-x-1.5 bg-(--price-ground) font-display text-[0.8125rem]/none font-semibold tracking-normal right-(--price-right,auto)';

function Steps({ steps, currency }: { steps: { from: number; price: number }[]; currency: string }) {
  return (
    <details className="relative">
      <summary className="list-none text-link underline underline-offset-2">By quantity</summary>
      <table className="figures absolute top-full left-0 z-30 mt-1 w-max rounded-card border border-line bg-raised font-sans text-sm/normal text-ink shadow-card">
        <caption className="sr-only">Your price by quantity</caption>
        <tbody>
          {steps.map(({ from, price }) => (
            <tr key={from} className="border-t border-line first:border-0">
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                {from} or more
              </th>
              <td className="px-3 py-1.5 text-right">{formatMoney(price, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const rangeOf = (prices: number[], currency: string) =>
  [...new Set([Math.min(...prices), Math.max(...prices)])].map((price) => formatMoney(price, currency));

/** The label: "Your price" with the public price, or from where on the contract counts. */
function Label({ variants, currency }: { variants: OwnPrice['variants']; currency: string }) {
  const isCheaper = variants.some(({ listPrice, steps }) => steps[0]!.price < listPrice);
  const [next] = variants.length === 1 ? variants[0]!.steps.slice(1) : [];
  const list = rangeOf(
    variants.map(({ listPrice }) => listPrice),
    currency,
  );
  if (!isCheaper)
    return (
      <span className="text-good">
        Your price {next ? `from ${next.from}: ${formatMoney(next.price, currency)}` : 'by quantity'}
      </span>
    );
  return (
    <>
      <span className="text-good">Your price</span>
      <span className="text-muted">
        List <s>{list.join(' to ')}</s>
      </span>
    </>
  );
}

/**
 * The contract price for a place at the smallest quantity, with its label; the page of a product also has the prices by
 * quantity.
 */
export function YourPrice({
  place: { element, sku, piece },
  own,
  currency,
}: {
  place: Place;
  own: OwnPrice;
  currency: string;
}) {
  const variants = sku === undefined ? own.variants : own.variants.filter((variant) => variant.sku === sku);
  if (variants.length === 0) return null;
  const prices = variants.map(({ steps }) => steps[0]!.price);
  if (piece) return <span>{formatPart(Math.min(...prices) / own.packSize, currency)} / piece</span>;
  const [only] = variants.length === 1 ? variants : [];
  const hasSteps = only && only.steps.length > 1 && element.closest('#offer') !== null;
  return (
    <span>
      {rangeOf(prices, currency).map((text, index) => (
        <span key={text}>
          {index > 0 && ' '}
          <span className="whitespace-nowrap">
            {index > 0 && 'to '}
            {text}
          </span>
        </span>
      ))}
      <span className={label}>
        <Label variants={variants} currency={currency} />
        {hasSteps && <Steps steps={only.steps} currency={currency} />}
      </span>
    </span>
  );
}
