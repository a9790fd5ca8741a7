import { recordChanges } from '../../audit/commands';
import { inBatches, wrongRow, type RowResult } from '../../shared/bulk-rows';
import { products, updateProducts, type VariantRecord } from '../collection/products';
import type { Actor } from './product-writes';

type Row = { row: number; value: { sku: string; price: number } };

const batchSize = 500;

/**
 * Sets the prices of many SKUs, in minor units, and says what became of each row. Safe to repeat: a price that is as it
 * should be is left alone. Each SKU is named once.
 */
export async function setPrices(
  actor: Actor,
  rows: Row[],
): Promise<{ results: RowResult[]; expire: string[] }> {
  const results: RowResult[] = [];
  const expire: string[] = [];
  for (const batch of inBatches(rows, batchSize)) {
    const prices = new Map(batch.map(({ value }) => [value.sku, value.price]));
    const found = await products()
      .find({ 'variants.sku': { $in: [...prices.keys()] } })
      .project<{ _id: string; variants: { sku: string }[] }>({ 'variants.sku': 1 })
      .toArray();
    const known = new Set(found.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
    const isOther = ({ sku, price }: VariantRecord) => (prices.get(sku) ?? price) !== price;
    const updated = await updateProducts(
      found.map(({ _id }) => _id),
      ({ variants }) =>
        variants.some(isOther)
          ? { variants: variants.map((one) => ({ ...one, price: prices.get(one.sku) ?? one.price })) }
          : null,
    );
    const changes = updated.flatMap(({ before, expire: stale }) => {
      expire.push(...stale);
      return before.variants.filter(isOther).map(({ sku, price }) => ({
        actor,
        action: 'price-changed',
        subject: { kind: 'product', id: before._id, name: before.name },
        before: { sku, price },
        after: { sku, price: prices.get(sku) },
      }));
    });
    await recordChanges(changes);
    const changed = new Set(changes.map(({ before }) => before.sku));
    for (const { row, value } of batch)
      results.push(
        known.has(value.sku)
          ? { row, sku: value.sku, outcome: changed.has(value.sku) ? 'changed' : 'unchanged', problems: [] }
          : wrongRow(row, value.sku, 'sku', 'is no SKU of this shop'),
      );
  }
  return { results, expire };
}
