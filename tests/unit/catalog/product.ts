import { fieldValuesOf, productFields } from '@/lib/catalog/rules/product-fields';
import type { Product } from '@/lib/catalog/schema/product';

/** A product in two colors, the second sold out. */
export function productOf(more: Partial<Product> = {}): Product {
  const variant = { mpn: null, color: null, size: null, img: '/pictures/items/a.webp' };
  return {
    _id: 'a',
    id: 'a',
    slug: 'a-drill',
    sku: 'A-1',
    name: 'A drill',
    brand: 'Ferrox',
    category: 'drills',
    tags: [],
    img: variant.img,
    pictures: [variant.img],
    description: 'Drills.',
    ...fieldValuesOf({}, productFields),
    availableQuantity: 3,
    price: 38_000,
    priceTo: 38_600,
    currency: 'USD',
    priceBreaks: [],
    specifications: [],
    documents: [],
    accessories: [],
    spareParts: [],
    successor: null,
    state: 'published',
    availableFrom: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    rating: { average: 0, count: 0 },
    variants: [
      {
        ...variant,
        sku: 'A-1',
        color: { name: 'Yellow', hex: '#e8b200' },
        price: 38_000,
        availableQuantity: 3,
      },
      {
        ...variant,
        sku: 'A-2',
        color: { name: 'Red', hex: '#b3261e' },
        price: 38_600,
        availableQuantity: 0,
      },
    ],
    ...more,
  };
}
