import { carts } from '../lib/cart/collection';
import { findVariants } from '../lib/catalog/queries/products';

/** One of each: 8 items for $999.00, the sample that a newcomer finds in the header. */
export const demoCart = [
  'FX-BD18K-YE',
  'TW-AG125',
  'NH-TW12-200',
  'FX-DBS25',
  'FX-BP18-50',
  'FX-WL20',
  'TW-CAL200V',
  'BF-PW18',
];

/** Fills the demo customer's cart, if they never had one. */
export async function seedCarts(customerId: string): Promise<void> {
  const offers = await findVariants(demoCart);
  const addedAt = new Date();
  const lines = demoCart.flatMap((sku) => {
    const offer = offers.get(sku);
    if (!offer) return [];
    const { product, variant } = offer;
    const seen = { priceSeen: variant.price, slug: product.slug, name: product.name, img: variant.img };
    return [{ sku, quantity: 1, saved: false, addedAt, ...seen }];
  });
  await carts().updateOne(
    { _id: customerId },
    { $setOnInsert: { version: 1, lines, bought: [], updatedAt: addedAt } },
    { upsert: true },
  );
}
