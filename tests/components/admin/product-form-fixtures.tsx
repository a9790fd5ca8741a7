import { sampleStructure } from '@/tests/support/sample-structure';
import { fireEvent, render, screen } from '@testing-library/react';
import { ProductForm } from '@/components/admin/product-form';
import { emptyProduct, productFormOf } from '@/lib/catalog/rules/product-form';
import type { Product } from '@/lib/catalog/schema/product';

export const blank = () =>
  render(
    <ProductForm
      structure={sampleStructure}
      initial={emptyProduct('2026-11-21', 'accessories')}
      currency="USD"
      known={{}}
    />,
  );
export const edited = (product: Product) =>
  render(
    <ProductForm
      structure={sampleStructure}
      id={product.id}
      initial={productFormOf(sampleStructure, product, (amount) => (amount / 100).toFixed(2))}
      currency="USD"
      known={{ chuck: ['13 mm keyless'] }}
    />,
  );
export const fill = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
export const type = (label: string | RegExp, text: string) => fill(screen.getByLabelText(label), text);

export function fillBasics() {
  type(/^Name/, 'Bolt M8');
  type(/^Price \(USD\)/, '12.50');
  type(/^Description/, 'Holds.');
  type(/^Brand/, 'Hexbolt');
}
