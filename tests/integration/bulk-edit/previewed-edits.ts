import { createBulkEdit } from '@/lib/bulk-edit/commands/create';
import { continueBulkEdit, startBulkEdit } from '@/lib/bulk-edit/commands/run';
import { findBulkEdit } from '@/lib/bulk-edit/queries';
import { bulkChange, type BulkProgress, type BulkSelection } from '@/lib/bulk-edit/schema';
import { products } from '@/lib/catalog/collection/products';
import { stock } from '@/lib/catalog/collection/stock';
import { addProduct } from '@/lib/catalog/commands/products';
import { productInput } from '@/lib/catalog/schema/inputs';
import type { Result } from '@/lib/shared/result';

let count = 0;
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

/** Adds products of a brand of their own, with two SKUs each at $10.00 and $20.00, 5 units of each. */
export async function brandOf(number: number): Promise<{ brand: string; ids: string[] }> {
  const brand = `Brand ${++count}`;
  const ids: string[] = [];
  for (let index = 0; index < number; index++) {
    const sku = `BE-${count}-${String(index).padStart(4, '0')}`;
    const variant = (suffix: string, price: number) => ({
      sku: `${sku}${suffix}`,
      size: suffix,
      price,
      availableQuantity: 5,
    });
    const input = productInput.parse({
      name: `Edited ${sku}`,
      brand,
      category: 'drills',
      tags: ['cordless'],
      description: 'x',
      pictures: [],
      availableFrom: '2026-01-01',
      state: 'published',
      variants: [variant('A', 1000), variant('B', 2000)],
    });
    ids.push(valueOf(await addProduct(null, input)).id);
  }
  return { brand, ids };
}

export async function finished(id: string): Promise<BulkProgress> {
  for (;;) {
    const progress = valueOf(await continueBulkEdit(id));
    if (['preview', 'applied', 'undone'].includes(progress.state)) return progress;
  }
}

export async function previewed(selection: BulkSelection, change: object): Promise<string> {
  const edit = await createBulkEdit(null, { products: selection, change: bulkChange.parse(change) });
  const { id } = valueOf(edit);
  expect(await finished(id)).toMatchObject({ state: 'preview' });
  return id;
}

export async function run(id: string, direction: 'apply' | 'undo') {
  valueOf(await startBulkEdit(null, id, direction));
  await finished(id);
  return (await findBulkEdit(id))!.counts;
}

export const everything = {
  price: { by: 'percent', percent: 5, rounding: 'ends-99' },
  stock: { by: 'add', units: 2, reason: 'Counted' },
  category: 'hand-tools',
  unspsc: '27112703',
  tags: { add: ['safety'], remove: ['cordless'] },
};
export const pricesOf = async (id: string) =>
  (await products().findOne({ _id: id }))!.variants.map(({ price }) => price);
export const unitsOf = async (sku: string) => (await stock().findOne({ _id: sku }))!.available;
