import { backorderOffer } from '../rules/backorders';
import type { Shop } from '../../settings/schema/shop';
import { placeholderPicture } from '../rules/structure';
import { fieldValuesOf, productFields } from '../rules/product-fields';
import { productRecord, type Product, type ProductRecord } from '../schema/product';
import type { ProductDocument } from './products';
import type { StockDocument } from './stock';

/** What the view of a product needs of the stock of a SKU. */
export type ViewedStock = Pick<StockDocument, 'available' | 'backorders'>;
type ViewShop = Pick<Shop, 'currency' | 'holidays' | 'timeZone'>;

/** The units of a SKU as buyers see them, at this moment. */
function supplyOf({ available, backorders }: ViewedStock, shop: ViewShop, now: Date) {
  const backorder = backorderOffer(backorders, available, shop, now);
  return {
    availableQuantity: Math.max(0, available),
    ...(backorder && { backorder }),
    ...(available < 0 && { waiting: -available }),
  };
}

const noStock: ViewedStock = { available: 0 };

/** The public view of a product at a time, with the stock of each SKU. */
export function productView(
  document: ProductDocument,
  shelves: Map<string, ViewedStock>,
  shop: ViewShop,
  now: Date,
): Product {
  const variants = document.variants.map((variant) => ({
    sku: variant.sku,
    mpn: variant.mpn,
    color: variant.color,
    size: variant.size,
    img: variant.img,
    price: variant.price,
    ...supplyOf(shelves.get(variant.sku) ?? noStock, shop, now),
  }));
  return {
    _id: document._id,
    id: document._id,
    slug: document.slug,
    sku: variants[0]?.sku ?? '',
    name: document.name,
    brand: document.brand,
    category: document.category,
    tags: document.tags,
    img: document.pictures[0] || variants[0]?.img || placeholderPicture,
    pictures: document.pictures,
    description: document.description,
    ...fieldValuesOf(document, productFields),
    availableQuantity: variants.reduce((sum, variant) => sum + variant.availableQuantity, 0),
    price: document.price,
    priceTo: document.priceTo,
    currency: shop.currency,
    variants,
    priceBreaks: document.priceBreaks,
    specifications: document.specifications,
    documents: document.documents,
    accessories: document.accessories,
    spareParts: document.spareParts ?? [],
    successor: document.successor,
    availableFrom: document.availableFrom.toISOString(),
    state: document.state,
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
    rating: document.rating,
  };
}

/** A product as other systems get it. */
export const productRecordOf = (document: ProductDocument, currency: string): ProductRecord =>
  productRecord.parse(
    productView(document, new Map(), { currency, holidays: [], timeZone: 'UTC' }, new Date(0)),
  );
