import { Link } from '@/components/ui/link';
import type { VariantOption } from '@/lib/pricing/schema';
import { ListPrice } from './list-price';

/** A variant in the matrix: price, stock, SKU and the field for its quantity; sold-out variants have no field. */
export function MatrixCell({
  option,
  place,
  slug,
  href,
  isChosen,
  typed,
  problem,
  onChange,
}: {
  option: VariantOption;
  /** Row and column: "2,0". */
  place: string;
  slug: string;
  href: string;
  isChosen: boolean;
  typed: string;
  problem: string | undefined;
  onChange: (typed: string) => void;
}) {
  const { sku, name, price, pack, available, availableQuantity, backorder } = option;
  const problemId = `problem-${sku}`;
  return (
    <td className={`border-l border-line p-2 align-top ${isChosen ? 'bg-accent/12' : ''}`}>
      <ListPrice slug={slug} sku={sku} className="figures font-semibold whitespace-nowrap">
        {price}
      </ListPrice>
      {pack && <span className="block text-sm whitespace-nowrap text-muted">{pack.unit}</span>}
      <span className={`block text-sm text-muted ${backorder ? '' : 'whitespace-nowrap'}`}>
        {availableQuantity > 0 ? `${available} in stock` : (backorder ?? 'Sold out')}
      </span>
      <Link
        href={href}
        rel="nofollow"
        prefetch={false}
        aria-current={isChosen ? 'true' : undefined}
        className="inline-flex min-h-6 items-center text-sm whitespace-nowrap underline underline-offset-4"
      >
        {sku}
      </Link>
      {(availableQuantity > 0 || backorder) && (
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          data-place={place}
          aria-label={`Quantity of ${name}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          value={typed}
          onChange={({ target }) => onChange(target.value)}
          onFocus={({ target }) => target.select()}
          className="mt-1 block min-h-11 w-24 rounded-card border border-line-strong bg-surface px-3 text-base aria-invalid:border-bad"
        />
      )}
      {problem && (
        <span id={problemId} className="mt-1 block max-w-40 text-sm font-medium text-bad">
          {problem}
        </span>
      )}
    </td>
  );
}
