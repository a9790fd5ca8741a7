import { composeEvent, type PendingEvent } from '../../events/outbox';
import type { EventData } from '../../events/schema';
import type { ProductDocument } from './products';

function productOf(document: ProductDocument): EventData<'product.updated'>['product'] {
  const { _id, slug, name, brand, category, state, variants, updatedAt } = document;
  return {
    id: _id,
    slug,
    name,
    brand,
    category,
    status: state,
    variants: variants.map(({ sku, mpn, price }) => ({ sku, mpn: mpn ?? null, price })),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The event of a product whose facts were written; `before` is null for a new one. */
export function productEvents(before: ProductDocument | null, after: ProductDocument): PendingEvent[] {
  const product = productOf(after);
  if (!before) return [composeEvent('product.created', { product })];
  const isArchived = after.state === 'archived' && before.state !== 'archived';
  return [composeEvent(isArchived ? 'product.archived' : 'product.updated', { product })];
}
