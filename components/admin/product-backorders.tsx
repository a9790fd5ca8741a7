import { Card } from '@/components/ui/card';
import { variantName } from '@/lib/catalog/rules/variants';
import type { BackorderTerms } from '@/lib/catalog/schema/backorders';
import type { Variant } from '@/lib/catalog/schema/product';
import { BackorderTermsForm } from './backorder-terms-form';

/** How many units of each SKU of a product may be ordered beyond the stock, to change in place. */
export function ProductBackorders({
  variants,
  terms,
}: {
  variants: Variant[];
  terms: Record<string, BackorderTerms>;
}) {
  return (
    <section aria-labelledby="backorders" className="mt-10 max-w-4xl">
      <h2 id="backorders" className="mb-3 text-2xl">
        Backorders
      </h2>
      <Card>
        <p className="mb-3 text-sm text-muted">
          How many units may be ordered beyond the stock, and when they are expected: on a day, or so many
          working days after the order. Customers see it before they order. Once the day has passed, nothing
          more can be ordered beyond the stock until you name another.
        </p>
        <ul className="divide-y divide-line">
          {variants.map((variant) => (
            <li key={variant.sku} className="py-3">
              <p className="mb-2">
                {variant.sku}
                {(variant.color ?? variant.size) && (
                  <span className="text-muted"> {variantName(variant)}</span>
                )}
                {variant.waiting && (
                  <span className="font-medium"> · {variant.waiting} on backorder now</span>
                )}
              </p>
              <BackorderTermsForm
                key={JSON.stringify(terms[variant.sku])}
                sku={variant.sku}
                terms={terms[variant.sku] ?? null}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
