'use client';
import { lazy } from 'react';
import type { VariantMatrix as Matrix } from '@/lib/catalog/rules/variant-matrix';
import { useSelection } from './variant-selection';

// Few products have a matrix: only their pages load its code.
const VariantMatrix = lazy(() =>
  import('./variant-matrix').then((module) => ({ default: module.VariantMatrix })),
);

/** The variants of a product that differ in two properties, as a table of both. */
export function MatrixSection({ matrix }: { matrix: Matrix }) {
  const { options } = useSelection();
  return (
    <section id="variants" aria-labelledby="variants-heading" className="mt-10 scroll-mt-4">
      <h2 id="variants-heading" className="part-title mb-4">
        {options.length} to choose from
      </h2>
      <VariantMatrix matrix={matrix} />
    </section>
  );
}
