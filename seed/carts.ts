import { z } from 'zod';
import { carts } from '../lib/cart/collection';
import { findVariants } from '../lib/catalog/queries/products';
import { readTable } from './files';

const cartRow = z.strictObject({
  customer: z.email(),
  sku: z.string().min(1),
  quantity: z.coerce.number().int().min(1),
});

/**
 * Fills the carts of carts.csv for customers, whose ids are given by email. A customer who ever had a cart is skipped.
 */
export async function seedCarts(customerIds: Map<string, string>): Promise<void> {
  const rows = await readTable('carts.csv', cartRow);
  const offers = await findVariants(rows.map(({ sku }) => sku));
  const addedAt = new Date();
  for (const [email, customerId] of customerIds) {
    const lines = rows
      .filter(({ customer }) => customer === email)
      .flatMap(({ sku, quantity }) => {
        const offer = offers.get(sku);
        if (!offer) return [];
        const { product, variant } = offer;
        return [
          {
            sku,
            quantity,
            saved: false,
            addedAt,
            priceSeen: variant.price,
            slug: product.slug,
            name: product.name,
            img: variant.img,
          },
        ];
      });
    if (lines.length === 0) continue;
    await carts().updateOne(
      { _id: customerId },
      { $setOnInsert: { version: 1, lines, bought: [], updatedAt: addedAt } },
      { upsert: true },
    );
  }
}
