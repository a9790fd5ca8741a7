'use client';
import { Button, ButtonLink } from '@/components/ui/button';
import { compareAddress } from '@/lib/catalog/rules/comparison';
import { clearCompared, useCompared } from './compare-store';

/** A bar at the bottom of the list while products are selected for comparison. */
export function CompareBar() {
  const compared = useCompared();
  if (compared.length === 0) return null;
  return (
    <div
      role="region"
      aria-label="Comparison"
      className="no-print sticky bottom-0 z-20 mt-6 flex flex-wrap items-center gap-3 rounded-t-card border border-line-strong bg-raised p-3 shadow-card"
    >
      <p className="mr-auto" aria-live="polite">
        {compared.length === 1
          ? '1 product selected. Select another to compare.'
          : `${compared.length} products to compare`}
      </p>
      {compared.length > 1 && (
        <ButtonLink
          size="sm"
          href={compareAddress(compared.map((slug) => ({ slug, sku: null })))}
          prefetch={false}
        >
          Compare
        </ButtonLink>
      )}
      <Button size="sm" variant="ghost" onClick={clearCompared}>
        Clear
      </Button>
    </div>
  );
}
