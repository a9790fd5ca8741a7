import { decimalMoney } from '../../shared/money';
import type { Product } from '../schema/product';
import { availabilityOf } from './availability';
import type { CatalogStructure } from '../schema/structure';
import { categoryName, productTrail } from './structure';

const schemaAvailability = {
  'in-stock': 'https://schema.org/InStock',
  'out-of-stock': 'https://schema.org/OutOfStock',
  later: 'https://schema.org/PreOrder',
} as const;

/** The structured data (JSON-LD) of a product page, with the same facts as the page. `site` has no trailing slash. */
export function productFacts(
  product: Product,
  structure: CatalogStructure,
  site: string,
  now: Date,
): object[] {
  const url = `${site}/product/${product.slug}`;
  const offers = product.variants.map((variant) => ({
    '@type': 'Offer',
    sku: variant.sku,
    ...(variant.mpn && { mpn: variant.mpn }),
    url,
    price: decimalMoney(variant.price, product.currency),
    priceCurrency: product.currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: schemaAvailability[availabilityOf(product, variant.availableQuantity, now).code],
  }));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      sku: product.sku,
      url,
      image: product.pictures.map((picture) => `${site}${picture}`),
      description: product.description,
      category: categoryName(structure, product.category),
      brand: { '@type': 'Brand', name: product.brand },
      offers:
        offers.length === 1
          ? offers[0]
          : {
              '@type': 'AggregateOffer',
              lowPrice: decimalMoney(product.price, product.currency),
              highPrice: decimalMoney(product.priceTo, product.currency),
              priceCurrency: product.currency,
              offerCount: offers.length,
              offers,
            },
      ...(product.rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating.average,
          reviewCount: product.rating.count,
        },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: productTrail(structure, product).map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: href === '/' ? site : `${site}${href}`,
      })),
    },
  ];
}
