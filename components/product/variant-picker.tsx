import { buttonClasses } from '@/components/ui/button';
import type { VariantOption } from '@/lib/pricing/schema';
import { ListPrice } from './list-price';
import { ProductPicture } from './product-picture';

/**
 * The variants of a product, each with picture, price, stock and the link that chooses it; sold-out variants have no
 * link.
 */
export function VariantPicker({
  slug,
  label,
  options,
  action,
  hrefOf,
}: {
  slug: string;
  label: string;
  options: VariantOption[];
  /** The text of the links: "Purchase". */
  action: string;
  hrefOf: (option: VariantOption) => string;
}) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {options.map((option) => (
        <li key={option.sku} className="flex items-center gap-3 py-3">
          <span className="w-14 shrink-0 overflow-hidden rounded-card" aria-hidden>
            <ProductPicture src={option.img} alt="" sizes="64px" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="flex items-center gap-2 font-semibold">
                {option.color && (
                  <span
                    aria-hidden
                    className="size-4 rounded-full border border-line-strong"
                    style={{ background: option.color.hex }}
                  />
                )}
                {option.name}
              </span>
              <span className="figures font-semibold">
                <ListPrice slug={slug} sku={option.sku}>
                  {option.price}
                </ListPrice>
                {option.pack && <span className="text-sm font-normal text-muted"> {option.pack.unit}</span>}
              </span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
              <span className="wrap-anywhere">{option.sku}</span>
              {option.availableQuantity > 0
                ? `${option.available} in stock`
                : option.backorder
                  ? `More ${option.backorder}`
                  : 'Sold out'}
            </span>
          </span>
          {(option.availableQuantity > 0 || option.backorder) && (
            <a
              href={hrefOf(option)}
              className={buttonClasses('primary', 'sm', 'shrink-0')}
              aria-label={`${action} ${option.name}`}
            >
              {action}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
