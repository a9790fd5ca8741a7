import { placeholderPicture } from '../rules/structure';
import { fieldValuesOf, productFields } from '../rules/product-fields';
import type { Product } from '../schema/product';
import type { ProductDocument } from './products';

/** The public view of a product, with the available units of each SKU. */
export function productView(
  document: ProductDocument,
  available: Map<string, number>,
  currency: string,
): Product {
  const variants = document.variants.map((variant) => ({
    sku: variant.sku,
    mpn: variant.mpn,
    color: variant.color,
    size: variant.size,
    img: variant.img,
    price: variant.price,
    availableQuantity: available.get(variant.sku) ?? 0,
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
    currency,
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
