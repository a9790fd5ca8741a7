/**
 * What addresses and the database promise to call a product. They stay as they are for links, programs and data that
 * exist; everything else says product. `GET /api/item` is the third: app/api/routes.ts lists it.
 */
export const wireNames = {
  /** The query parameter of /purchase that names the one product to buy. */
  purchasedProduct: 'item',
  /** The collection of the products. */
  productCollection: 'items',
} as const;
