import { Card } from '@/components/ui/card';
import { variantName } from '@/lib/catalog/rules/variants';
import type { Variant } from '@/lib/catalog/schema/product';
import { ProductCell } from './product-cell';

/** Where the SKUs of a product lie in the warehouse, to change in place. */
export function ProductBins({ variants, bins }: { variants: Variant[]; bins: Record<string, string> }) {
  return (
    <section aria-labelledby="bins" className="mt-10 max-w-4xl">
      <h2 id="bins" className="mb-3 text-2xl">
        Bin places
      </h2>
      <Card>
        <p className="mb-3 text-sm text-muted">
          Where each SKU lies, such as A-03-2. Pick lists are sorted by it. A change is saved at once.
        </p>
        <ul className="divide-y divide-line">
          {variants.map((variant) => (
            <li
              key={variant.sku}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5"
            >
              <span>
                {variant.sku}
                {(variant.color ?? variant.size) && (
                  <span className="text-muted"> {variantName(variant)}</span>
                )}
              </span>
              <ProductCell
                kind="bin"
                sku={variant.sku}
                value={bins[variant.sku] ?? ''}
                shown={bins[variant.sku] ?? 'None'}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
