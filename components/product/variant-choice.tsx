'use client';
import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import { choiceName, hasChoice, variantName, variantQuery } from '@/lib/catalog/rules/variants';
import type { Product, Variant } from '@/lib/catalog/schema/product';

const choice =
  'inline-flex min-h-11 items-center gap-2 rounded-card border border-line-strong bg-surface px-3 hover:border-ink aria-[current=true]:border-ink aria-[current=true]:outline-2 aria-[current=true]:outline-accent';

/** The variants of a product as links; the choice is part of the address. */
export function VariantChoice({ product, chosen }: { product: Product; chosen: Variant | null }) {
  const path = usePathname();
  if (!hasChoice(product)) return null;
  const what = choiceName(product);
  return (
    <section aria-label={what}>
      <p className="mb-1.5 text-sm font-semibold">
        {what}: <span className="font-normal">{chosen ? variantName(chosen) : 'not chosen yet'}</span>
      </p>
      <ul className="flex flex-wrap gap-2">
        {product.variants.map((variant) => {
          const { sku, color, availableQuantity } = variant;
          return (
            <li key={sku}>
              <Link
                href={`${path}?${variantQuery(product, variant)}`}
                scroll={false}
                replace
                prefetch={false}
                aria-current={sku === chosen?.sku ? 'true' : undefined}
                className={choice}
              >
                {color && (
                  <span
                    aria-hidden
                    className="size-5 rounded-full border border-line-strong"
                    style={{ background: color.hex }}
                  />
                )}
                {variantName(variant)}
                {availableQuantity === 0 && <span className="text-sm text-muted">sold out</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
