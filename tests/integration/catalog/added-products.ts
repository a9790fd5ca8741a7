import { addProduct } from '@/lib/catalog/commands/products';
import { productInput, type ProductInput } from '@/lib/catalog/schema/inputs';

/** The number of the product that was added last. */
export let count = 0;

export const input = (more: Partial<ProductInput> = {}): ProductInput =>
  productInput.parse({
    name: `Thing ${++count}`,
    brand: 'Test',
    category: 'drills',
    tags: ['cordless'],
    description: 'A thing.',
    pictures: [],
    availableFrom: '2026-01-01',
    state: 'published',
    variants: [{ sku: `T-${count}`, price: 1000, availableQuantity: 5 }],
    ...more,
  });

export async function added(more: Partial<ProductInput> = {}) {
  const result = await addProduct(null, input(more));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}
