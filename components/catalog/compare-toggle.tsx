'use client';
import { compareForm, maxCompared } from '@/lib/catalog/rules/comparison';
import { toggleCompared, useCompared } from './compare-store';

/** A checkbox that adds a product to the comparison; without JavaScript it is a field of the list's form. */
export function CompareToggle({ slug, name }: { slug: string; name: string }) {
  const compared = useCompared();
  const chosen = compared.includes(slug);
  return (
    <label className="compare-toggle">
      <input
        type="checkbox"
        form={compareForm}
        name="products"
        value={slug}
        checked={chosen}
        disabled={!chosen && compared.length >= maxCompared}
        onChange={() => toggleCompared(slug)}
      />
      Compare<span className="sr-only">{` ${name}`}</span>
    </label>
  );
}
